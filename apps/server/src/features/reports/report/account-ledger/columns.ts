import type { Drill, SheetCell } from '@folio/contract';
import { formatMoney, type Period } from '@folio/ledger';
import type { LineNeeds, StoredLedgerLine } from '../../../books/ledger/index.ts';
import { accountTitle, nameIn, type ReportContext } from '../context.ts';
import { periodDrill } from '../drills.ts';
import { sideCell, textCell } from '../sheet/cells.ts';
import type { ColumnSpec, Layout } from '../sheet/layout.ts';

/** Columns an account ledger offers beyond its own. */
export function offeredColumns({ say }: ReportContext, keys: readonly OfferedKey[]): ColumnSpec[] {
  return keys.map((key) => ({ ...KINDS[key], key, label: say(`report_column_${key}`), optional: true }));
}

const KINDS = {
  journal_number: { kind: 'code' },
  reference: { kind: 'text' },
  document: { kind: 'text' },
  counter_account: { kind: 'text' },
  tax_code: { kind: 'code' },
  currency: { kind: 'code' },
  foreign_amount: { kind: 'money' },
  rate: { kind: 'number' },
} as const;
export type OfferedKey = keyof typeof KINDS;

/** What of the records around a line the columns show; what they do not show is not looked up. */
export function needsOf({ columns }: Layout): LineNeeds {
  const shows = (key: string) => columns.some((column) => column.key === key);
  return { counterAccounts: shows('counter_account'), records: shows('reference') || shows('document') };
}

/** What the cells of a line need besides the line: its entry, the days of the report, and the cells of other accounts made so far. */
export interface LineSetting {
  context: ReportContext;
  entry: Drill;
  period: Period;
  counters: Map<string, SheetCell>;
}

type LineCell = (line: StoredLedgerLine, setting: LineSetting) => SheetCell;

/** The cells of a posted line but its balance, by the keys of their columns. Figures open the entry, the number its record. */
const LINE_CELLS: Readonly<Record<string, LineCell>> = {
  date: ({ date }, { entry }) => textCell(date, entry),
  journal_number: ({ journalNumber }, { entry }) => textCell(journalNumber, entry),
  type: ({ kind }, { context }) => textCell(context.say(`report_kind_${kind}`)),
  number: ({ number, invoiceId }, { entry }) => textCell(number, invoiceId === null ? entry : { invoice: invoiceId }),
  contact: (line, { context }) => textCell(contactName(context, line)),
  description: ({ description }) => textCell(description),
  reference: ({ reference }) => textCell(reference),
  document: ({ documentNumber, documentId }) =>
    textCell(documentNumber, documentId === null ? undefined : { document: documentId }),
  counter_account: ({ counterAccounts: [counter, another] }, setting) => counterCell(setting, counter, another),
  tax_code: ({ taxCode }) => textCell(taxCode),
  currency: ({ currency }) => textCell(currency),
  rate: ({ rate }) => textCell(rate),
  foreign_amount: ({ foreignAmountMinor, currency }) =>
    foreignAmountMinor === null ? textCell(null) : foreignCell(foreignAmountMinor, currency),
  debit: ({ debitMinor }, { context, entry }) => sideCell(context, debitMinor, entry),
  credit: ({ creditMinor }, { context, entry }) => sideCell(context, creditMinor, entry),
};

/** The cell of a posted line in a column; undefined for columns that show something else, such as its balance. */
export function lineCell(key: string, line: StoredLedgerLine, setting: LineSetting): SheetCell | undefined {
  return LINE_CELLS[key]?.(line, setting);
}

function contactName({ language, say }: ReportContext, { contact, contactZh }: StoredLedgerLine): string | null {
  return contact === null ? null : nameIn({ language, say, names: 'one' }, { name: contact.name, nameZh: contactZh });
}

/** Few accounts are on the other side of many lines, so each is named once. */
function counterCell(
  { context, period, counters }: LineSetting,
  counter: string | undefined,
  another: string | undefined,
): SheetCell {
  if (counter === undefined) return textCell(null);
  if (another !== undefined) return textCell(context.say('report_split'));
  const made = counters.get(counter);
  if (made !== undefined) return made;
  const cell = textCell(accountTitle(context, counter), periodDrill(context, counter, period));
  counters.set(counter, cell);
  return cell;
}

/** An amount in another currency than the base. */
export function foreignCell(amountMinor: bigint, currency: string): SheetCell {
  return { value: formatMoney(amountMinor, currency), currency };
}
