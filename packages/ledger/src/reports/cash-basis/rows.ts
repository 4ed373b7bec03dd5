import type { AccountCode } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import type { JournalLineDraft, SourceType } from '../../journal/index.ts';
import type { Currency } from '../../money/index.ts';
import type { Movements } from '../movement.ts';

/*
 * The rows the cash basis is built from: one query reads each kind, in any order. An entry's part depends only on its
 * source, since a void, reversal or returned payment keeps the source of the record it reverses.
 */

/** Sources of documents, opening ones included: the entry of such a source that is no void makes its document. */
export const CASH_BASIS_DOCUMENTS: readonly SourceType[] = [
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];

/** Sources whose entries do not count: documents and their voids, and both kinds of revaluation. */
export const CASH_BASIS_LEFT_OUT: readonly SourceType[] = [...CASH_BASIS_DOCUMENTS, 'fx_revaluation'];

/** Sources of payment records, whose entries settle documents or leave unapplied money. */
const MONEY: readonly SourceType[] = ['receipt', 'payment', 'customer_refund', 'supplier_refund'];

/** Sources whose entries are read line by line; the entries of every other source count unchanged. */
export const CASH_BASIS_SETTLEMENTS: readonly SourceType[] = [...MONEY, 'allocation'];

/** True for the sources that name unapplied money when a control line refers to them. */
export function isMoneySource(source: SourceType): boolean {
  return MONEY.includes(source);
}

/**
 * A line of a settlement. `netMinor` in base currency, `amountMinor` in `currency`, both debit positive. `settles`: on
 * a control line whether its document is a document or unapplied money (a money record); null on every other line.
 */
export interface SettlementLine extends Pick<JournalLineDraft, 'accountCode' | 'currency' | 'documentRef'> {
  readonly netMinor: bigint;
  readonly amountMinor: bigint;
  readonly settles: 'document' | 'money' | null;
}

/** A receipt, payment, refund or allocation, or the reversal of one. */
export interface SettlementEntry {
  readonly date: Day;
  readonly sourceType: SourceType;
  readonly sourceRef: string;
  readonly lines: readonly SettlementLine[];
}

/** The lines of the entry that made a document, its control line left out: items and tax, debit positive. */
export interface DocumentLines {
  readonly ref: string;
  readonly lines: readonly { readonly accountCode: AccountCode; readonly netMinor: bigint }[];
}

/**
 * - `others`: sums over the asked ranges of the entries that count as they are.
 * - `settlements`: every settlement up to the last day asked for, in any order.
 * - `documents`: the lines of every document they settle, in any order; more may be given.
 */
export interface CashBasisInputs {
  readonly others: Movements;
  readonly settlements: Iterable<SettlementEntry>;
  readonly documents: Iterable<DocumentLines>;
}

/** Units of `currency` in which weights of control lines may be compared: one currency, or else base values. */
export function weightsOf(lines: readonly SettlementLine[]): bigint[] {
  const currencies = new Set<Currency>(lines.map((line) => line.currency));
  return lines.map((line) => (currencies.size === 1 ? line.amountMinor : line.netMinor));
}
