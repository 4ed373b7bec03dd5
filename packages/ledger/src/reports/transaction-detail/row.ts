import type { AccountCode, Chart } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import type { ComputedDocument } from '../../invoicing/index.ts';
import type { EntryKind, SourceType } from '../../journal/index.ts';
import { absolute, type Currency } from '../../money/index.ts';
import { LINE_WORDS } from '../../posting-rules/index.ts';
import type { ReportedJournal, ReportedLine } from '../journal-report/build.ts';

/** The type of a row: the kind of its entry; bank lines are also distinguished by direction. */
export type TransactionType =
  | Exclude<EntryKind, 'bank_line' | 'allocation' | 'fx_revaluation' | 'fx_revaluation_reversal' | 'closing'>
  | 'bank_line_received'
  | 'bank_line_spent';

/** An entry to show as a row; lines in their order, whose first is the control or money line. */
export interface DetailEntry extends ReportedJournal {
  readonly sourceType: SourceType;
}

/** An item of a document; amounts in the document's currency. */
export interface DetailItem {
  readonly accountCode: AccountCode;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly netMinor: bigint;
  readonly taxCode: string | null;
  readonly taxMinor: bigint;
  readonly grossMinor: bigint;
}

/** A part of a bank line, tax included, in the bank account's currency. */
export interface DetailSplit {
  readonly accountCode: AccountCode;
  readonly amountMinor: bigint;
  readonly taxMinor: bigint;
}

/**
 * What the record of an entry adds to the entry; for a void or reversal, the reversed record. Openings and manual
 * journals have no record.
 */
export type DetailRecord =
  | { readonly type: 'document'; readonly reference: string; readonly items: readonly DetailItem[] }
  | { readonly type: 'money'; readonly reference: string }
  | { readonly type: 'bank_line'; readonly payee: string; readonly splits: readonly DetailSplit[] };

/** The detail lines of a row; `transfer` amounts are each in their account's currency. */
export type DetailLine =
  | ({ readonly kind: 'item' } & DetailItem)
  | {
      readonly kind: 'allocation';
      readonly document: string;
      readonly currency: Currency;
      readonly amountMinor: bigint;
    }
  | { readonly kind: 'split'; readonly accountCode: AccountCode; readonly amountMinor: bigint }
  | { readonly kind: 'transfer'; readonly from: TransferEnd; readonly to: TransferEnd };

export interface TransferEnd {
  readonly accountCode: AccountCode;
  readonly currency: Currency;
  readonly amountMinor: bigint;
}

/**
 * One record: net, tax and gross in `currency`, `grossBaseMinor` the base amount of its control or money line (of a
 * journal by hand or an opening: its total). Positive in the direction the type says; credit notes, voids and reversals
 * negative. `contactId` is null for a payee who is no contact.
 */
export interface DetailRow<Entry extends DetailEntry = DetailEntry> {
  readonly entry: Entry;
  readonly date: Day;
  readonly type: TransactionType;
  readonly number: string;
  readonly reference: string;
  readonly contactId: string | null;
  readonly contactName: string;
  readonly description: string;
  readonly currency: Currency;
  readonly netMinor: bigint;
  readonly taxMinor: bigint;
  readonly grossMinor: bigint;
  readonly grossBaseMinor: bigint;
  readonly lines: readonly DetailLine[];
}

/** Sources whose entries are not separate records: they only move amounts of other records. */
export const UNDETAILED_SOURCES: readonly SourceType[] = ['allocation', 'fx_revaluation', 'closing'];

/** The second entry of a transfer that took days: its money comes from funds in transit, not from a departure. */
function isArrival({ sourceType, lines }: Pick<DetailEntry, 'sourceType' | 'lines'>, chart: Chart): boolean {
  if (sourceType !== 'transfer' || lines.some((line) => line.description === LINE_WORDS.transferOut)) return false;
  return lines.some((line) => chart.byCode.get(line.accountCode)?.systemRole === 'transfer_clearing');
}

/**
 * Whether an entry is a row of the report: every record once. Excluded are allocations, revaluations, year-end
 * closings, their reversals, and the arrival of a transfer.
 */
export function isDetailed(entry: Pick<DetailEntry, 'sourceType' | 'lines'>, chart: Chart): boolean {
  return !UNDETAILED_SOURCES.includes(entry.sourceType) && !isArrival(entry, chart);
}

const TOTALLED: ReadonlySet<EntryKind> = new Set(['opening_balance', 'manual_journal', 'auto_reversal']);
const NEGATIVE: ReadonlySet<EntryKind> = new Set([
  'sales_credit_note',
  'purchase_credit_note',
  'void',
  'payment_reversal',
  'auto_reversal',
]);

/** Debit less credit of a line. */
function netOfLine(line: ReportedLine): bigint {
  return line.debitMinor - line.creditMinor;
}

/** The type of an entry that `isDetailed`. */
export function detailTypeOf(entry: Pick<DetailEntry, 'kind' | 'lines'>): TransactionType {
  const { kind, lines } = entry;
  switch (kind) {
    case 'bank_line': {
      const [bank] = lines;
      return bank !== undefined && netOfLine(bank) < 0n ? 'bank_line_spent' : 'bank_line_received';
    }
    case 'allocation':
    case 'fx_revaluation':
    case 'fx_revaluation_reversal':
    case 'closing':
      throw new Error(`An entry of kind ${kind} is no transaction`);
    default:
      return kind;
  }
}

/** The fields that identify a record before its lines are read. */
export type DetailHead = Pick<DetailEntry, 'kind' | 'sourceType'>;

/** 1, or -1 where the row's amounts are negative: credit notes (opening ones too), voids and reversals. */
export function detailSign({ kind, sourceType }: DetailHead): 1n | -1n {
  const isCredit = sourceType === 'sales_credit_note' || sourceType === 'purchase_credit_note';
  return NEGATIVE.has(kind) || (kind === 'opening_document' && isCredit) ? -1n : 1n;
}

/** Amount of a line in its own currency, without sign. */
function amountOf(line: ReportedLine): bigint {
  return absolute(line.foreignAmountMinor ?? netOfLine(line));
}

/**
 * Which line carries the record's amount, counted from 0: the control or money line, which is first; for a transfer
 * the sending account's, second. Null for manual journals and openings: they count by their total debit.
 */
export function detailLeg({ kind, sourceType }: DetailHead): 0 | 1 | null {
  if (TOTALLED.has(kind) || sourceType === 'manual_journal' || sourceType === 'opening_balance') return null;
  return sourceType === 'transfer' ? 1 : 0;
}

function legOf(entry: DetailEntry): ReportedLine | null {
  const index = detailLeg(entry);
  return index === null ? null : (entry.lines[index] ?? null);
}

interface Amounts {
  readonly currency: Currency;
  readonly grossMinor: bigint;
  readonly grossBaseMinor: bigint;
}

function amountsOf(entry: DetailEntry, baseCurrency: Currency): Amounts {
  const leg = legOf(entry);
  if (leg === null) {
    const total = entry.lines.reduce((sum, line) => sum + line.debitMinor, 0n);
    return { currency: baseCurrency, grossMinor: total, grossBaseMinor: total };
  }
  return { currency: leg.currency, grossMinor: amountOf(leg), grossBaseMinor: absolute(netOfLine(leg)) };
}

function taxOfRecord(record: DetailRecord | null): bigint {
  if (record?.type === 'document') return record.items.reduce((sum, item) => sum + item.taxMinor, 0n);
  if (record?.type === 'bank_line') return record.splits.reduce((sum, split) => sum + split.taxMinor, 0n);
  return 0n;
}

const end = (line: ReportedLine): TransferEnd => ({
  accountCode: line.accountCode,
  currency: line.currency,
  amountMinor: amountOf(line),
});

/** Items, allocations or parts; a void or reversal shows none. */
function linesOf(entry: DetailEntry, record: DetailRecord | null): DetailLine[] {
  const [first, second] = entry.lines;
  if (entry.kind === 'transfer' && first !== undefined && second !== undefined)
    return [{ kind: 'transfer', from: end(second), to: end(first) }];
  if (entry.kind !== entry.sourceType || record === null) return [];
  if (record.type === 'document') return record.items.map((item) => ({ kind: 'item', ...item }));
  if (record.type === 'bank_line')
    return record.splits.map(({ accountCode, amountMinor }) => ({ kind: 'split', accountCode, amountMinor }));
  return entry.lines
    .filter((line) => line.documentNumber !== null)
    .map((line) => ({
      kind: 'allocation',
      document: line.documentNumber ?? '',
      currency: line.currency,
      amountMinor: amountOf(line),
    }));
}

function descriptionOf(entry: DetailEntry, record: DetailRecord | null): string {
  if (entry.kind !== entry.sourceType || record === null || record.type === 'bank_line') return entry.narration;
  return record.type === 'money' ? record.reference : (record.items[0]?.name ?? entry.narration);
}

/** The row of an entry that `isDetailed`, with the data of its record (null without a record). */
export function detailRow<Entry extends DetailEntry>(
  entry: Entry,
  record: DetailRecord | null,
  baseCurrency: Currency,
): DetailRow<Entry> {
  const sign = detailSign(entry);
  const { currency, grossMinor, grossBaseMinor } = amountsOf(entry, baseCurrency);
  const taxMinor = taxOfRecord(record);
  const contact = legOf(entry)?.contact ?? null;
  return {
    entry,
    date: entry.date,
    type: detailTypeOf(entry),
    number: entry.number,
    reference: record === null || record.type === 'bank_line' ? '' : record.reference,
    contactId: contact?.id ?? null,
    contactName: contact?.name ?? (record?.type === 'bank_line' ? record.payee : ''),
    description: descriptionOf(entry, record),
    currency,
    netMinor: sign * (grossMinor - taxMinor),
    taxMinor: sign * taxMinor,
    grossMinor: sign * grossMinor,
    grossBaseMinor: sign * grossBaseMinor,
    lines: linesOf(entry, record),
  };
}

/** The items of a document with their computed money. */
export function detailItems(
  items: readonly Pick<DetailItem, 'accountCode' | 'name' | 'quantity' | 'price'>[],
  computed: ComputedDocument,
): DetailItem[] {
  return items.map(({ accountCode, name, quantity, price }, index) => {
    const money = at(computed.items, index);
    return {
      accountCode,
      name,
      quantity,
      price,
      netMinor: money.vatBaseMinor,
      taxCode: money.taxCode,
      taxMinor: money.vatAmountMinor,
      grossMinor: money.grossMinor,
    };
  });
}
