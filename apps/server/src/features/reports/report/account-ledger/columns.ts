import type { SheetCell } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { LineNeeds, StoredLedgerLine } from '../../../books/ledger/index.ts';
import { accountNamed, nameIn, type ReportContext } from '../context.ts';
import { periodDrill } from '../drills.ts';
import { sideCell, textCell } from '../sheet/cells.ts';
import type { Cells, ColumnSpec, Layout } from '../sheet/layout.ts';

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

/** The cells of a posted line but its balance. Figures open the entry, the number its record. */
export function lineCells(context: ReportContext, line: StoredLedgerLine, period: { from: string; to: string }): Cells {
  const entry = { entry: line.entryId };
  const [counter, another] = line.counterAccounts;
  const { foreignAmountMinor: foreign, currency } = line;
  return {
    date: textCell(line.date, entry),
    journal_number: textCell(line.journalNumber, entry),
    type: textCell(context.say(`report_kind_${line.kind}`)),
    number: textCell(line.number, line.invoiceId === null ? entry : { invoice: line.invoiceId }),
    contact: textCell(contactName(context, line)),
    description: textCell(line.description),
    reference: textCell(line.reference),
    document: textCell(line.documentNumber, line.documentId === null ? undefined : { document: line.documentId }),
    counter_account: counterCell(context, counter, another, period),
    tax_code: textCell(line.taxCode),
    currency: textCell(currency),
    rate: textCell(line.rate),
    foreign_amount: foreign === null ? textCell(null) : foreignCell(foreign, currency),
    debit: sideCell(context, line.debitMinor, entry),
    credit: sideCell(context, line.creditMinor, entry),
  };
}

function contactName(context: ReportContext, { contact, contactZh }: StoredLedgerLine): string | null {
  return contact === null ? null : nameIn({ ...context, names: 'one' }, { name: contact.name, nameZh: contactZh });
}

function counterCell(
  context: ReportContext,
  counter: string | undefined,
  another: string | undefined,
  period: { from: string; to: string },
): SheetCell {
  if (counter === undefined) return textCell(null);
  if (another !== undefined) return textCell(context.say('report_split'));
  const words = context.say('report_account', { code: counter, name: accountNamed(context, counter) });
  return textCell(words, periodDrill(context, counter, period));
}

/** An amount in another currency than the base. */
export function foreignCell(amountMinor: bigint, currency: string): SheetCell {
  return { value: formatMoney(amountMinor, currency), currency };
}
