import type { AccountCode } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import type { Currency } from '../money/index.ts';

export const ENTRY_KINDS = [
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
  'allocation',
  'bank_line',
  'transfer',
  'manual_journal',
  'auto_reversal',
  'fx_revaluation',
  'fx_revaluation_reversal',
  'payment_reversal',
  'void',
  'closing',
] as const;

/** What an entry records; see the table of kinds in the accounting reference. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The business record an entry comes from. A reversal, void or returned payment keeps its original's source. */
export type SourceType =
  | 'opening_balance'
  | 'sales_invoice'
  | 'purchase_bill'
  | 'sales_credit_note'
  | 'purchase_credit_note'
  | 'receipt'
  | 'payment'
  | 'customer_refund'
  | 'supplier_refund'
  | 'allocation'
  | 'bank_line'
  | 'transfer'
  | 'manual_journal'
  | 'fx_revaluation'
  | 'closing';

/**
 * One line of an entry: a debit or a credit in base currency, the other side zero.
 * - `currency`: the transaction currency; the base currency unless a bank or control line is foreign.
 * - `foreignAmountMinor`: minor units of `currency`, debit positive; null when `currency` is the base currency; 0n on
 *   a revaluation line.
 * - `documentRef`: on control lines the document (or receipt / payment excess) the line belongs to.
 */
export interface JournalLineDraft {
  readonly accountCode: AccountCode;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly currency: Currency;
  readonly foreignAmountMinor: bigint | null;
  readonly rate: string | null;
  readonly contactId: string | null;
  readonly documentRef: string | null;
  readonly taxCode: string | null;
  readonly description: string;
}

/**
 * An entry ready to be checked and posted.
 * - `sourceRef`: stable reference of the source record (the server's id). A control line whose `documentRef` equals
 *   it is the line that creates (or, in a void or reversal, reverses) that document; every other control line settles
 *   one.
 * - `number`: the record's number as people see it ('INV-2026-003', 'VOID-INV-2026-003').
 */
export interface JournalDraft {
  readonly date: Day;
  readonly kind: EntryKind;
  readonly sourceType: SourceType;
  readonly sourceRef: string;
  readonly number: string;
  readonly narration: string;
  readonly lines: readonly JournalLineDraft[];
}

/** A posted entry: its draft and the number given in order of creation ('J0001'). Never changed or deleted. */
export interface JournalEntry extends JournalDraft {
  readonly journalNumber: string;
}

/** 'J0001' for 1; longer numbers simply grow. */
export function journalNumberOf(sequence: number): string {
  return `J${String(sequence).padStart(4, '0')}`;
}

/** Debit less credit of a line, in base minor units. */
export function netOf(line: Pick<JournalLineDraft, 'debitMinor' | 'creditMinor'>): bigint {
  return line.debitMinor - line.creditMinor;
}
