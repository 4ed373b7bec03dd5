import type { dueQuery, MissingBillRow } from '@folio/contract';
import { endOfMonth, missingBills, monthsBefore, startOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { inBase } from './fields.ts';
import { accruedIn, billedIn } from './missing-bill-store.ts';

/**
 * A page of the bills that usually arrive each month and did not for this one, as proposals for accruals. A bill is left
 * out once an accrual of the month has its supplier's name and its account.
 */
export async function listMissingBills(tx: CompanyTransaction, { month, page, limit }: z.infer<typeof dueQuery>) {
  const books = await readBooks(tx);
  const end = endOfMonth(month);
  const from = startOfMonth(monthsBefore(end).at(-1) ?? end);
  const accrued = new Set((await accruedIn(tx, end)).map(({ name, account }) => JSON.stringify([name, account])));
  const missing = missingBills(await billedIn(tx, from, end), end).filter(
    ({ party, account }) => !accrued.has(JSON.stringify([party, account])),
  );
  const rows = missing
    .slice((page - 1) * limit, page * limit)
    .map(({ party, account, amountMinor }): MissingBillRow => ({ party, account, amount: inBase(amountMinor, books) }));
  return { rows, meta: { page, limit, total: missing.length } };
}
