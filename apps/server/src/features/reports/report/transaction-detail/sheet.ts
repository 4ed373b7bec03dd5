import type { ReportQuery } from '@folio/contract';
import { type DetailRow, detailRow, type TransactionType } from '@folio/ledger';
import { contactFamily } from '../../../trade/contact/index.ts';
import { openReport, type ReportContext } from '../context.ts';
import type { ReportEntry } from '../entries/read.ts';
import { countEntries, type EntryFilter, readHeads, type StoredHead } from '../entries/store.ts';
import { bookedPeriod } from '../period.ts';
import { checkAccounts, checkPeriod } from '../refusals.ts';
import type { SheetMaker } from '../report.ts';
import { type SheetParts, sheetOf } from '../sheet/sheet.ts';
import { readDetails } from './read.ts';
import { detailLayout, detailSheetRow, totalRows } from './rows.ts';
import { detailCondition } from './store.ts';
import { readDetailTotals } from './totals-store.ts';

type Query = ReportQuery<'transaction-detail'>;

/** A page of the records of a period, one row each. The subtotals of each type follow the last record. */
export const transactionDetailSheet: SheetMaker<'transaction-detail'> = async (tx, caller, query) => {
  checkPeriod(query);
  const context = await openReport(tx, caller, query);
  checkAccounts(context.chart, query.account);
  const filter = await detailFilter(context, query);
  const { page, limit } = query;
  const total = await countEntries(tx, filter);
  const heads = await readHeads(tx, filter, 'date_and_record', { limit, offset: (page - 1) * limit });
  const rows = await readDetailRows(context, heads);
  const layout = detailLayout(context);
  const totals = total > 0 && page * limit >= total ? await readDetailTotals(tx, filter) : [];
  return {
    sheet: sheetOf(context, {
      ...detailParts(query, total),
      layout,
      rows: [...rows.map((row) => detailSheetRow(context, layout, row)), ...totalRows(context, layout, totals)],
    }),
    meta: { page, limit, total },
  };
};

/** The rows of entries, in entry order. */
export async function readDetailRows(
  context: ReportContext,
  heads: readonly StoredHead[],
): Promise<DetailRow<ReportEntry>[]> {
  const inputs = await readDetails(context, heads);
  return inputs.map(({ entry, record }) => detailRow(entry, record, context.books.baseCurrency));
}

export async function detailFilter(context: ReportContext, query: Query): Promise<EntryFilter> {
  const clearing = context.chart.accounts.find((account) => account.systemRole === 'transfer_clearing');
  const also = detailCondition({
    types: typesOf(query.kind),
    contacts: query.contact && (await contactFamily(context.tx, query.contact)),
    accounts: query.account,
    clearingCode: clearing?.code ?? null,
  });
  return { ...(await bookedPeriod(context, query)), known: context.known, kinds: null, also };
}

/** The requested types. Ignores unknown types. */
function typesOf(asked: readonly string[] | undefined): TransactionType[] | undefined {
  return asked && TYPES.filter((type) => asked.includes(type) || (isBankLine(type) && asked.includes('bank_line')));
}

const isBankLine = (type: TransactionType) => type === 'bank_line_received' || type === 'bank_line_spent';

const TYPES: readonly TransactionType[] = [
  'opening_balance',
  'opening_document',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
  'receipt',
  'payment',
  'customer_refund',
  'supplier_refund',
  'bank_line_received',
  'bank_line_spent',
  'transfer',
  'manual_journal',
  'auto_reversal',
  'payment_reversal',
  'void',
];

/** Everything of the sheet except its columns and rows. */
export function detailParts(query: Query, total: number): Omit<SheetParts, 'rows' | 'layout'> {
  const { from, to } = query;
  return { report: 'transaction-detail', query, from, to, checks: [], empty: total === 0 };
}
