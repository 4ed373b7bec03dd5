import type { closeLockBody } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { movePeriodLock } from '../../books/closing/index.ts';
import { fieldChanges, openBooks } from '../../books/ledger/index.ts';
import { note } from './note.ts';
import { openClose } from './open-close.ts';
import { requirePeriod } from './period.ts';

/**
 * Locks the books through the end of a period. While a hard task is open a reason is needed; the audit trail keeps it
 * with what was open. Throws `conflict` without a reason, and if the period is locked already.
 */
export async function lockPeriod(
  tx: CompanyTransaction,
  call: CompanyCall,
  { reason, ...name }: z.output<typeof closeLockBody>,
): Promise<void> {
  const books = await openBooks(tx);
  const period = await requirePeriod(tx, name, books);
  if (books.lockedThrough !== null && books.lockedThrough >= period.end)
    throw new DomainError('conflict', { word: 'close_locked_before', values: { date: period.end } });
  const { openHard, checks, tasks } = await openClose(tx, call, books, period);
  if (openHard > 0 && reason === '') {
    const word = openHard === 1 ? 'close_hard_task_open' : 'close_hard_tasks_open';
    const values = { count: String(openHard), date: period.end };
    throw new DomainError('conflict', { word, values, faults: [{ path: 'reason', word, values }] });
  }
  await movePeriodLock(tx, call, { through: period.end, reason });
  const open = [
    ...checks.filter(({ isHard, open: left }) => isHard && left > 0).map(({ code, open: left }) => `${code}: ${left}`),
    ...tasks.filter(({ required, doneAt }) => required && doneAt === null).map(({ title }) => title),
  ];
  const change = fieldChanges(null, { period: period.end, reason, open: open.join(' · ') });
  await note(tx, call, period, 'close_locked', change);
}
