import type { PeriodLock } from '@folio/contract';
import { type Day, isDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, readBooks, setPeriodLock } from '../ledger/index.ts';
import { readLockMoves } from './store.ts';

/** The last locked day, the years that are known, and every change of the lock. */
export async function readPeriodLock(tx: CompanyTransaction): Promise<PeriodLock> {
  const { lockedThrough, years } = await readBooks(tx);
  const moves = await readLockMoves(tx);
  return {
    locked_through: lockedThrough,
    known_years: [...years.known],
    history: moves.map(({ at, by, from, to, reason }) => ({
      at: at.toISOString(),
      by,
      from,
      to,
      reason: reason ?? '',
    })),
  };
}

/** Moves the lock, forward or back. A lock in the future would prevent today's postings and is rejected. */
export async function movePeriodLock(
  tx: CompanyTransaction,
  call: LedgerCall,
  { through, reason }: { through: Day | null; reason: string },
): Promise<PeriodLock> {
  if (through !== null && !isDay(through)) throw fault('date_invalid', through);
  if (through !== null && through > call.today) throw fault('lock_in_future', through);
  await setPeriodLock(tx, call, through, reason);
  return readPeriodLock(tx);
}

function fault(word: string, date: string): DomainError {
  return new DomainError('validation_failed', {
    word,
    values: { date },
    faults: [{ path: 'through', word, values: { date } }],
  });
}
