import type { Chart } from '../../accounts/index.ts';
import type { Period } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { type Currency, formatMoney } from '../../money/index.ts';
import type { GoldenHead } from '../golden.ts';
import { compareJournalNumbers, compareText } from '../ledger-line.ts';
import {
  type DetailEntry,
  type DetailLine,
  type DetailRecord,
  type DetailRow,
  detailRow,
  isDetailed,
  type TransactionType,
} from './row.ts';

/** The period and which rows of it: of these types, of these contacts, with a line on one of these accounts. */
export interface TransactionDetailParams extends Period {
  readonly types?: readonly TransactionType[] | undefined;
  readonly contacts?: readonly string[] | undefined;
  readonly accounts?: readonly string[] | undefined;
}

export interface DetailInput<Entry extends DetailEntry = DetailEntry> {
  readonly entry: Entry;
  readonly record: DetailRecord | null;
}

export interface DetailTotal {
  readonly type: TransactionType;
  readonly count: number;
  readonly grossBaseMinor: bigint;
}

export interface TransactionDetail<Entry extends DetailEntry = DetailEntry> {
  readonly rows: readonly DetailRow<Entry>[];
  readonly totalsByType: readonly DetailTotal[];
}

/** Order of the report: date, number, journal number. */
export function compareDetailRows(left: DetailRow, right: DetailRow): number {
  return (
    compareText(left.date, right.date) ||
    compareText(left.number, right.number) ||
    compareJournalNumbers(left.entry.journalNumber, right.entry.journalNumber)
  );
}

/** Whether a row belongs to the report. */
export function isInDetail(row: DetailRow, params: TransactionDetailParams): boolean {
  if (row.date < params.from || row.date > params.to) return false;
  if (params.types !== undefined && !params.types.includes(row.type)) return false;
  if (params.contacts !== undefined && !params.contacts.includes(row.contactId ?? '')) return false;
  return params.accounts === undefined || row.entry.lines.some((line) => params.accounts?.includes(line.accountCode));
}

/** Adds rows to subtotals by type, in order of type: a store adds up page after page. */
export function addDetailTotals(totals: readonly DetailTotal[], rows: readonly DetailRow[]): DetailTotal[] {
  const byType = new Map(totals.map((total) => [total.type, total]));
  for (const { type, grossBaseMinor } of rows) {
    const total = byType.get(type) ?? { type, count: 0, grossBaseMinor: 0n };
    byType.set(type, {
      type,
      count: total.count + 1,
      grossBaseMinor: total.grossBaseMinor + grossBaseMinor,
    });
  }
  return [...byType.values()].sort((left, right) => compareText(left.type, right.type));
}

/** Rows of entries and the subtotals of each type. Throws `bad_date_order`. */
export function buildTransactionDetail<Entry extends DetailEntry>(
  params: TransactionDetailParams,
  inputs: readonly DetailInput<Entry>[],
  chart: Chart,
  baseCurrency: Currency,
): TransactionDetail<Entry> {
  if (params.from > params.to) throw new LedgerIssue('bad_date_order', { from: params.from, to: params.to });
  const rows = inputs
    .filter(({ entry }) => isDetailed(entry, chart))
    .map(({ entry, record }) => detailRow(entry, record, baseCurrency))
    .filter((row) => isInDetail(row, params))
    .sort(compareDetailRows);
  return { rows, totalsByType: addDetailTotals([], rows) };
}

function goldenLine(line: DetailLine, currency: Currency) {
  switch (line.kind) {
    case 'item':
      return {
        account: line.accountCode,
        name: line.name,
        quantity: line.quantity,
        price: line.price,
        net: formatMoney(line.netMinor, currency),
        taxCode: line.taxCode ?? '',
        tax: formatMoney(line.taxMinor, currency),
        gross: formatMoney(line.grossMinor, currency),
      };
    case 'allocation':
      return {
        document: line.document,
        currency: line.currency,
        amount: formatMoney(line.amountMinor, line.currency),
      };
    case 'split':
      return { account: line.accountCode, amount: formatMoney(line.amountMinor, currency) };
    case 'transfer':
      return {
        from: line.from.accountCode,
        fromAmount: formatMoney(line.from.amountMinor, line.from.currency),
        to: line.to.accountCode,
        toAmount: formatMoney(line.to.amountMinor, line.to.currency),
      };
  }
}

/** The report as its golden file has it. */
export function transactionDetailToGolden(report: TransactionDetail, head: GoldenHead) {
  const base = (amount: bigint) => formatMoney(amount, head.baseCurrency);
  return {
    report: 'transaction-detail',
    ...head,
    rows: report.rows.map((row) => ({
      date: row.date,
      type: row.type,
      number: row.number,
      reference: row.reference,
      contact: row.contactName,
      description: row.description,
      currency: row.currency,
      net: formatMoney(row.netMinor, row.currency),
      tax: formatMoney(row.taxMinor, row.currency),
      gross: formatMoney(row.grossMinor, row.currency),
      grossBase: base(row.grossBaseMinor),
      lines: row.lines.map((line) => goldenLine(line, row.currency)),
    })),
    totalsByType: report.totalsByType.map(({ type, count, grossBaseMinor }) => ({
      type,
      count,
      grossBase: base(grossBaseMinor),
    })),
  };
}
