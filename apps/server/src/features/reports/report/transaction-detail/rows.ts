import type { SheetCell, SheetRow } from '@folio/contract';
import type { DetailLine, DetailRow, DetailTotal } from '@folio/ledger';
import { foreignCell } from '../account-ledger/columns.ts';
import { accountTitle, type ReportContext } from '../context.ts';
import { periodDrill } from '../drills.ts';
import type { ReportEntry } from '../entries/read.ts';
import { moneyCell, textCell } from '../sheet/cells.ts';
import { type Cells, type ColumnSpec, type Layout, layoutOf, rowOf } from '../sheet/layout.ts';

export function detailLayout(context: ReportContext): Layout {
  const { say, books } = context;
  const columns: ColumnSpec[] = [
    { key: 'date', label: say('report_column_date'), kind: 'day' },
    { key: 'journal_number', label: say('report_column_journal_number'), kind: 'code', optional: true },
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    { key: 'number', label: say('report_column_number'), kind: 'text' },
    { key: 'reference', label: say('report_column_reference'), kind: 'text' },
    { key: 'contact', label: say('report_column_contact'), kind: 'text' },
    { key: 'description', label: say('report_column_description'), kind: 'text' },
    { key: 'account', label: say('report_column_account'), kind: 'text', optional: true },
    { key: 'counter_account', label: say('report_column_counter_account'), kind: 'text', optional: true },
    { key: 'quantity', label: say('report_column_quantity'), kind: 'number', optional: true },
    { key: 'price', label: say('report_column_price'), kind: 'number', optional: true },
    { key: 'tax_code', label: say('report_column_tax_code'), kind: 'code', optional: true },
    { key: 'posted_by', label: say('report_column_posted_by'), kind: 'text', optional: true },
    { key: 'posted_at', label: say('report_column_posted_at'), kind: 'instant', optional: true },
    { key: 'currency', label: say('report_column_currency'), kind: 'code' },
    { key: 'net', label: say('report_column_net'), kind: 'money' },
    { key: 'tax', label: say('report_column_tax'), kind: 'money' },
    { key: 'gross', label: say('report_column_gross'), kind: 'money' },
    {
      key: 'gross_base',
      label: say('report_column_gross_base', { currency: books.baseCurrency }),
      kind: 'money',
    },
  ];
  return layoutOf(columns, context.columns);
}

/** A record, unfolding to its items, allocations or parts. */
export function detailSheetRow(context: ReportContext, layout: Layout, row: DetailRow<ReportEntry>): SheetRow {
  const { head, lines } = row.entry;
  const drill = { entry: head.id };
  const [first] = lines;
  const money = (amountMinor: bigint): SheetCell => ({ ...foreignCell(amountMinor, row.currency), drill });
  return rowOf(layout, {
    key: head.id,
    kind: 'line',
    cells: {
      date: textCell(row.date, drill),
      journal_number: textCell(row.entry.journalNumber, drill),
      type: textCell(context.say(`report_kind_${row.type}`)),
      number: textCell(row.number, first?.invoiceId == null ? drill : { invoice: first.invoiceId }),
      reference: textCell(row.reference),
      contact: textCell(row.contactName),
      description: textCell(row.description),
      ...accountCells(context, row),
      posted_by: textCell(head.postedBy),
      posted_at: textCell(head.postedAt.toISOString()),
      currency: textCell(row.currency),
      net: money(row.netMinor),
      tax: money(row.taxMinor),
      gross: money(row.grossMinor),
      gross_base: moneyCell(context, row.grossBaseMinor, drill),
    },
    details: row.lines.map((line, index) => lineRow(context, layout, row, line, index)),
  });
}

/** The account of the first line, and the one on the other side of it. */
function accountCells(context: ReportContext, { entry, date }: DetailRow<ReportEntry>): Cells {
  const [first] = entry.lines;
  if (first === undefined) return {};
  const period = { from: date, to: date };
  const [counter, another] = first.counterAccounts;
  const other =
    counter === undefined || another !== undefined
      ? textCell(counter === undefined ? null : context.say('report_split'))
      : textCell(accountTitle(context, counter), periodDrill(context, counter, period));
  return {
    account: textCell(accountTitle(context, first.accountCode), periodDrill(context, first.accountCode, period)),
    counter_account: other,
  };
}

function lineRow(
  context: ReportContext,
  layout: Layout,
  row: DetailRow<ReportEntry>,
  line: DetailLine,
  index: number,
): SheetRow {
  const key = `${row.entry.head.id}.${index}`;
  return rowOf(layout, {
    key,
    kind: 'detail',
    depth: 1,
    section: row.entry.head.id,
    cells: lineCellsOf(context, row, line),
  });
}

function lineCellsOf(context: ReportContext, { currency }: DetailRow, line: DetailLine): Cells {
  const own = (amountMinor: bigint) => foreignCell(amountMinor, currency);
  switch (line.kind) {
    case 'item':
      return {
        description: textCell(line.name),
        account: textCell(accountTitle(context, line.accountCode)),
        quantity: textCell(line.quantity),
        price: textCell(line.price),
        tax_code: textCell(line.taxCode),
        currency: textCell(currency),
        net: own(line.netMinor),
        tax: own(line.taxMinor),
        gross: own(line.grossMinor),
      };
    case 'allocation':
      return {
        description: textCell(context.say('report_row_allocated', { document: line.document })),
        currency: textCell(line.currency),
        gross: foreignCell(line.amountMinor, line.currency),
      };
    case 'split':
      return {
        description: textCell(accountTitle(context, line.accountCode)),
        account: textCell(accountTitle(context, line.accountCode)),
        currency: textCell(currency),
        gross: own(line.amountMinor),
      };
    case 'transfer':
      return {
        description: textCell(
          context.say('report_row_transfer', {
            from: accountTitle(context, line.from.accountCode),
            to: accountTitle(context, line.to.accountCode),
          }),
        ),
        currency: textCell(line.to.currency),
        gross: foreignCell(line.to.amountMinor, line.to.currency),
      };
  }
}

/** Subtotals of the whole period by type, with how many there are. */
export function totalRows(context: ReportContext, layout: Layout, totals: readonly DetailTotal[]): SheetRow[] {
  return totals.map(({ type, count, grossBaseMinor }) =>
    rowOf(layout, {
      key: `total.${type}`,
      kind: 'subtotal',
      words: textCell(
        context.say('report_row_count_of', { name: context.say(`report_kind_${type}`), count: String(count) }),
      ),
      cells: { gross_base: moneyCell(context, grossBaseMinor) },
    }),
  );
}
