import type { ExchangeRateRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../ledger/index.ts';
import { normalRate, rateFaults } from './check-rate.ts';
import { deleteRate, keyOf, readKept, writeRates } from './store.ts';

/** Sets the rate of a day and replaces an existing one. */
export async function setRate(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: ExchangeRateRow,
): Promise<ExchangeRateRow> {
  const { baseCurrency } = await readBooks(tx);
  const faults = rateFaults(input, baseCurrency);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const row = normalRate(input);
  const before = (await readKept(tx, [row])).get(keyOf(row)) ?? null;
  if (before === row.rate) return row;
  await writeRates(tx, [row]);
  await audit(tx, call, row, before, row.rate);
  return row;
}

/** Throws `not_found` when the day has no rate. */
export async function removeRate(
  tx: CompanyTransaction,
  call: LedgerCall,
  row: { currency: string; date: string },
): Promise<void> {
  const before = (await readKept(tx, [row])).get(keyOf(row));
  if (before === undefined) throw new DomainError('not_found');
  await deleteRate(tx, row);
  await audit(tx, call, row, before, null);
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  row: { currency: string; date: string },
  before: string | null,
  after: string | null,
): Promise<void> {
  const change = fieldChanges({ rate: before }, { rate: after });
  const action = after === null ? 'exchange_rate_removed' : 'exchange_rate_set';
  await writeAudit(tx, { userId, at, action, subjectType: 'exchange_rate', subjectId: keyOf(row), change });
}
