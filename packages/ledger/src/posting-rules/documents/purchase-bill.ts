import type { Day } from '../../calendar/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { payment } from '../payments/money-record.ts';
import { type DocumentContext, type DocumentPosting, postDocument } from './document.ts';
import { controlLinesOf, openDocumentsFrom } from './open-documents.ts';

/**
 * "Paid from, paid date, reference" on a bill: paid at once from a bank, cash, card or the director's current
 * account. `amountMinor` is in the currency of `paidFrom`; `settledMinor` in the bill's currency.
 */
export interface BillPayment {
  readonly ref: string;
  readonly number: string;
  readonly paidFrom: string;
  readonly paidDate: Day;
  readonly reference?: string;
  readonly amountMinor: bigint;
  readonly settledMinor: bigint;
  readonly rate: string | null;
}

export interface BillPosting extends DocumentPosting {
  readonly payment?: BillPayment | null;
}

/**
 * A purchase bill confirmed: Dr each item's account (with tax that cannot be claimed back), Dr input tax per code,
 * Cr payables[bill]; with a payment block a second entry settles it on the paid date.
 */
export function purchaseBill(input: BillPosting, context: DocumentContext): JournalDraft[] {
  const bill = postDocument('purchase_bill', input, context);
  const paid = input.payment;
  if (paid === undefined || paid === null) return [bill];
  const openDocuments = openDocumentsFrom(controlLinesOf([bill], context.chart));
  const record = {
    ref: paid.ref,
    number: paid.number,
    date: paid.paidDate,
    accountCode: paid.paidFrom,
    contactId: input.contactId,
    narration: input.narration,
    reference: paid.reference ?? '',
    amountMinor: paid.amountMinor,
    rate: paid.rate,
    allocations: [{ documentRef: input.ref, amountMinor: paid.settledMinor }],
  };
  return [bill, ...payment(record, { ...context, openDocuments })];
}
