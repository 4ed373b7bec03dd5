import type { ContactListMeta, ContactRow } from '@folio/contract';
import { accountByRole, type Chart, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { type ControlCodes, readOpenByContact } from './balance-store.ts';
import { type ContactFilter, countContacts, readContactRows, sumContacts } from './list-store.ts';

interface Asked extends ContactFilter {
  page: number;
  limit: number;
  sort?: string | undefined;
}

export function controlCodes(chart: Chart): ControlCodes {
  return {
    receivable: accountByRole(chart, 'accounts_receivable').code,
    payable: accountByRole(chart, 'accounts_payable').code,
  };
}

/**
 * A page of customers or suppliers with their open amounts in base currency, and the sum of all that match. A user
 * without access to the books gets the names, with zero amounts.
 */
export async function listContacts(
  tx: CompanyTransaction,
  { page, limit, sort = 'name', ...filter }: Asked,
): Promise<{ rows: ContactRow[]; meta: ContactListMeta }> {
  const { chart, baseCurrency } = await readBooks(tx);
  const codes = controlCodes(chart);
  const seesBooks = tx.papersOf === undefined;
  const listed = await readContactRows(tx, filter, {
    sort: seesBooks ? sort : 'name',
    limit,
    offset: (page - 1) * limit,
    codes,
  });
  const isNone = page === 1 && listed.length === 0;
  const total = isNone ? 0 : (listed[0]?.total ?? (await countContacts(tx, filter)));
  const open = await readOpenByContact(tx, codes, seesBooks ? listed.map(({ id }) => id) : []);
  const sum = seesBooks ? await sumContacts(tx, filter, codes) : { receivable: 0n, payable: 0n };
  const money = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const rows = listed.map(({ total: _, ...row }) => ({
    ...row,
    ...(seesBooks ? {} : { email: null, phone: null }),
    receivable: money(open.get(row.id)?.receivable ?? 0n),
    payable: money(open.get(row.id)?.payable ?? 0n),
  }));
  return { rows, meta: { page, limit, total, receivable: money(sum.receivable), payable: money(sum.payable) } };
}
