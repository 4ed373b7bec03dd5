import type { SheetRow } from '@folio/contract';
import type { JournalReport } from '@folio/ledger';
import type { StoredLedgerLine } from '../../../books/ledger/index.ts';
import { lineCell, offeredColumns } from '../account-ledger/columns.ts';
import { accountNamed, type ReportContext } from '../context.ts';
import { periodDrill } from '../drills.ts';
import type { ReportEntry } from '../entries/read.ts';
import { moneyCell, textCell } from '../sheet/cells.ts';
import { type Cells, type ColumnSpec, type Layout, layoutOf, placed, rowOf } from '../sheet/layout.ts';

/** Total debits and credits of the whole report, and by how much they differ from the general ledger's. */
export interface JournalSums {
  debitMinor: bigint;
  creditMinor: bigint;
  ledgerDifferenceMinor: bigint | null;
}

type Journal = JournalReport<ReportEntry>['journals'][number];

export function journalLayout(context: ReportContext): Layout {
  const { say } = context;
  const columns: ColumnSpec[] = [
    { key: 'journal_number', label: say('report_column_journal_number'), kind: 'code' },
    { key: 'date', label: say('report_column_date'), kind: 'day' },
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    { key: 'number', label: say('report_column_number'), kind: 'text' },
    { key: 'narration', label: say('report_column_narration'), kind: 'text' },
    { key: 'posted_by', label: say('report_column_posted_by'), kind: 'text', optional: true },
    { key: 'posted_at', label: say('report_column_posted_at'), kind: 'instant', optional: true },
    { key: 'code', label: say('report_column_code'), kind: 'code' },
    { key: 'account', label: say('report_column_account'), kind: 'text' },
    { key: 'contact', label: say('report_column_contact'), kind: 'text', optional: true },
    { key: 'description', label: say('report_column_description'), kind: 'text', optional: true },
    { key: 'document', label: say('report_column_document'), kind: 'text' },
    ...offeredColumns(context, ['tax_code', 'rate']),
    { key: 'currency', label: say('report_column_currency'), kind: 'code' },
    { key: 'foreign_amount', label: say('report_column_foreign_amount'), kind: 'money' },
    { key: 'debit', label: say('report_column_debit'), kind: 'money' },
    { key: 'credit', label: say('report_column_credit'), kind: 'money' },
  ];
  return layoutOf(columns, context.columns);
}

/** A journal: its head, its lines and their total. */
export function journalRows(context: ReportContext, layout: Layout, journal: Journal): SheetRow[] {
  const { head, lines } = journal;
  const section = head.id;
  const drill = { entry: head.id };
  const [first] = lines;
  const record = first?.invoiceId == null ? drill : { invoice: first.invoiceId };
  const heading = rowOf(layout, {
    key: `${head.id}.heading`,
    kind: 'heading',
    section,
    words: textCell(journal.journalNumber, drill),
    cells: {
      date: textCell(journal.date, drill),
      type: textCell(context.say(`report_kind_${journal.kind}`)),
      number: textCell(journal.number, record),
      narration: textCell(journal.narration),
      posted_by: textCell(head.postedBy),
      posted_at: textCell(head.postedAt.toISOString()),
    },
  });
  const total = rowOf(layout, {
    key: `${head.id}.total`,
    kind: 'subtotal',
    section,
    words: textCell(context.say('report_row_total')),
    cells: {
      debit: moneyCell(context, journal.totalDebitMinor, drill),
      credit: moneyCell(context, journal.totalCreditMinor, drill),
    },
  });
  return [heading, ...lines.map((line) => lineRow(context, layout, line)), total];
}

function lineRow(context: ReportContext, layout: Layout, line: StoredLedgerLine): SheetRow {
  const { accountCode, date, entryId } = line;
  const period = { from: date, to: date };
  const setting = { context, entry: { entry: entryId }, period, counters: new Map() };
  const own: Cells = {
    code: textCell(accountCode, periodDrill(context, accountCode, period)),
    account: textCell(accountNamed(context, accountCode)),
  };
  return {
    key: `${entryId}.${line.lineNo}`,
    kind: 'line',
    depth: 1,
    section: entryId,
    cells: placed(layout, (key) => own[key] ?? (HEAD_CELLS.has(key) ? undefined : lineCell(key, line, setting))),
  };
}

/** The head says what is the same for every line. */
const HEAD_CELLS: ReadonlySet<string> = new Set(['journal_number', 'date', 'type', 'number']);

export function journalTotalRow(context: ReportContext, layout: Layout, sums: JournalSums): SheetRow {
  return rowOf(layout, {
    key: 'total',
    kind: 'total',
    words: textCell(context.say('report_row_total')),
    cells: { debit: moneyCell(context, sums.debitMinor), credit: moneyCell(context, sums.creditMinor) },
  });
}
