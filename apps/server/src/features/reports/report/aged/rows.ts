import type { Drill, SheetRow } from '@folio/contract';
import {
  type AgedAmounts,
  type AgedContact,
  type AgedCurrency,
  type AgedDocument,
  type AgedReport,
  controlAccountOf,
  type Day,
} from '@folio/ledger';
import { foreignCell } from '../account-ledger/columns.ts';
import type { ReportContext } from '../context.ts';
import { moneyCell, reportDrill, textCell } from '../sheet/cells.ts';
import { type Cells, type Layout, rowOf } from '../sheet/layout.ts';
import { amountsByColumn } from './columns.ts';
import type { AgedItem } from './read.ts';

/** What every row is made with; `first` is the first day of the books. */
export interface AgedShown {
  context: ReportContext;
  layout: Layout;
  report: AgedReport<AgedItem>;
  first: Day;
}

/** A row a contact that unfolds to its documents, the total, and the total of each currency where asked for. */
export function agedRows(shown: AgedShown, byCurrency: boolean): SheetRow[] {
  const { context, layout, report } = shown;
  const total = rowOf(layout, {
    key: 'total',
    kind: 'total',
    words: textCell(context.say('report_row_total')),
    cells: {
      ...amountCells(context, report.totals, controlDrill(shown)),
      percent: textCell(report.totals.totalMinor === 0n ? null : '100.0'),
    },
  });
  const currencies = byCurrency ? report.currencies.map((own) => currencyRow(context, layout, own)) : [];
  return [...report.contacts.map((contact) => contactRow(shown, contact)), total, ...currencies];
}

/** The control account's postings up to the day, of one contact or of all. */
function controlDrill({ context, report, first }: AgedShown, contactId?: string): Drill {
  const { params } = report;
  const from = first <= params.asAt ? first : params.asAt;
  const account = controlAccountOf(params.side, context.chart).code;
  const contact = contactId ?? params.contacts?.join(',');
  return reportDrill(context, 'account-transaction', { account, from, to: params.asAt, contact });
}

function amountCells(context: ReportContext, amounts: AgedAmounts, drill: Drill): Cells {
  const cells = amountsByColumn(amounts).map(([key, amount]) => [key, moneyCell(context, amount, drill)] as const);
  return Object.fromEntries(cells);
}

function contactRow(shown: AgedShown, { contact, documents, amounts, percent }: AgedContact<AgedItem>): SheetRow {
  const { context, layout } = shown;
  return rowOf(layout, {
    key: contact.id,
    kind: 'line',
    cells: {
      contact: textCell(contact.name),
      ...amountCells(context, amounts, controlDrill(shown, contact.id)),
      percent: textCell(percent),
    },
    details: documents.map((document) => documentRow(context, layout, contact.id, document)),
  });
}

function recordDrill({ ref, isInvoice, entryId }: AgedItem): Drill | undefined {
  if (isInvoice) return { invoice: ref };
  return entryId === null ? undefined : { entry: entryId };
}

function documentRow(
  context: ReportContext,
  layout: Layout,
  contactId: string,
  { item, days, isCredit, period, openMinor, openBaseMinor }: AgedDocument<AgedItem>,
): SheetRow {
  const drill = recordDrill(item);
  const amount = moneyCell(context, openBaseMinor, drill);
  return rowOf(layout, {
    key: item.ref,
    kind: 'detail',
    depth: 1,
    section: contactId,
    cells: {
      contact: textCell(item.number, drill),
      type: textCell(context.say(`report_kind_${item.type}`)),
      reference: textCell(item.reference),
      date: textCell(item.date),
      due_date: textCell(item.dueDate),
      days: textCell(isCredit ? null : String(days)),
      currency: textCell(item.currency),
      open_foreign: foreignCell(openMinor, item.currency),
      [period === null ? 'current' : `period_${period}`]: amount,
      ...(isCredit ? { unapplied: amount } : {}),
      total: amount,
    },
  });
}

function currencyRow(context: ReportContext, layout: Layout, own: AgedCurrency): SheetRow {
  return rowOf(layout, {
    key: `currency.${own.currency}`,
    kind: 'subtotal',
    words: textCell(context.say('report_row_total_of', { name: own.currency })),
    cells: {
      currency: textCell(own.currency),
      open_foreign: foreignCell(own.totalMinor, own.currency),
      total: moneyCell(context, own.totalBaseMinor),
    },
  });
}
