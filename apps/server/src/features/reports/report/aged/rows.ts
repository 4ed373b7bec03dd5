import type { Drill, SheetCell, SheetRow } from '@folio/contract';
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
import { type Cells, type Layout, placed, rowOf } from '../sheet/layout.ts';
import { amountInColumn, periodKey } from './columns.ts';
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
  const currencies = byCurrency ? report.currencies.map((own) => currencyRow(context, layout, own)) : [];
  return [...report.contacts.map((contact) => contactRow(shown, contact)), totalRow(shown), ...currencies];
}

function totalRow(shown: AgedShown): SheetRow {
  const { context, report } = shown;
  const { totals } = report;
  const own: Cells = {
    contact: textCell(context.say('report_row_total')),
    percent: textCell(totals.totalMinor === 0n ? null : '100.0'),
  };
  const cells = sumCells(shown, own, totals, controlDrill(shown));
  return { key: 'total', kind: 'total', depth: 0, section: null, cells };
}

/** The control account's postings up to the day, of one contact or of all. */
function controlDrill({ context, report, first }: AgedShown, contactId?: string): Drill {
  const { params } = report;
  const from = first <= params.asAt ? first : params.asAt;
  const account = controlAccountOf(params.side, context.chart).code;
  const contact = contactId ?? params.contacts?.join(',');
  return reportDrill(context, 'account-transaction', { account, from, to: params.asAt, contact });
}

/** The cells of a sum: its amounts, and its `own` by the keys of their columns. */
function sumCells({ context, layout }: AgedShown, own: Cells, amounts: AgedAmounts, drill: Drill): SheetCell[] {
  return placed(layout, (key) => {
    const amount = amountInColumn(amounts, key);
    return amount === undefined ? own[key] : moneyCell(context, amount, drill);
  });
}

function contactRow(shown: AgedShown, { contact, documents, amounts, percent }: AgedContact<AgedItem>): SheetRow {
  const { context, layout } = shown;
  const own: Cells = { contact: textCell(contact.name), percent: textCell(percent) };
  return {
    key: contact.id,
    kind: 'line',
    depth: 0,
    section: null,
    cells: sumCells(shown, own, amounts, controlDrill(shown, contact.id)),
    details: documents.map((document) => documentRow(context, layout, contact.id, document)),
  };
}

function recordDrill({ ref, type, entryId }: AgedItem): Drill | undefined {
  if (!type.endsWith('_unapplied')) return { invoice: ref };
  return entryId === null ? undefined : { entry: entryId };
}

/** What the cells of a document are made of. */
interface DocumentSetting {
  document: AgedDocument<AgedItem>;
  context: ReportContext;
  drill: Drill | undefined;
}

/** The cells of a document but its amounts, by the keys of their columns. Only those that are shown are made. */
const DOCUMENT_CELLS: Readonly<Record<string, (setting: DocumentSetting) => SheetCell>> = {
  contact: ({ document, drill }) => textCell(document.item.number, drill),
  type: ({ document, context }) => textCell(context.say(`report_kind_${document.item.type}`)),
  reference: ({ document }) => textCell(document.item.reference),
  date: ({ document }) => textCell(document.item.date),
  due_date: ({ document }) => textCell(document.item.dueDate),
  days: ({ document: { isCredit, days } }) => textCell(isCredit ? null : String(days)),
  currency: ({ document }) => textCell(document.item.currency),
  open_foreign: ({ document: { openMinor, item } }) => foreignCell(openMinor, item.currency),
};

function documentRow(
  context: ReportContext,
  layout: Layout,
  contactId: string,
  document: AgedDocument<AgedItem>,
): SheetRow {
  const { item, isCredit, period, openBaseMinor } = document;
  const drill = recordDrill(item);
  const amount = moneyCell(context, openBaseMinor, drill);
  const column = periodKey(period);
  const setting = { document, context, drill };
  const cells = placed(layout, (key) =>
    key === 'total' || key === column || (isCredit && key === 'unapplied') ? amount : DOCUMENT_CELLS[key]?.(setting),
  );
  return { key: item.ref, kind: 'detail', depth: 1, section: contactId, cells };
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
