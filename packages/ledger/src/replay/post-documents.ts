import type { JournalDraft } from '../journal/index.ts';
import { parseMoney } from '../money/index.ts';
import {
  type BillPayment,
  currencyOfAccount,
  type DocumentContext,
  type DocumentPosting,
  purchaseBill,
  purchaseCreditNote,
  salesCreditNote,
  salesInvoice,
} from '../posting-rules/index.ts';
import type { DocumentEvent } from './example.ts';

function postingOf(event: DocumentEvent, narration: string, context: DocumentContext): DocumentPosting {
  return {
    ref: event.number,
    number: event.number,
    date: event.issueDate,
    contactId: event.contact,
    narration,
    currency: event.currency ?? context.baseCurrency,
    rate: event.rate,
    amountsAre: event.amountsAre,
    items: event.items.map((item) => ({
      quantity: item.quantity,
      price: item.price,
      taxCode: item.taxCode,
      accountCode: item.account,
      description: item.name,
    })),
  };
}

/** The payment block of a bill; its amount is both the money paid and the amount settled. */
function billPaymentOf(event: DocumentEvent, context: DocumentContext): BillPayment | null {
  const paid = event.payment;
  if (paid === null) return null;
  return {
    ref: paid.number,
    number: paid.number,
    paidFrom: paid.paidFrom,
    paidDate: paid.paidDate,
    reference: paid.reference,
    amountMinor: parseMoney(paid.amount, currencyOfAccount(context, paid.paidFrom)),
    settledMinor: parseMoney(paid.amount, event.currency ?? context.baseCurrency),
    rate: event.rate,
  };
}

/** Entries of a document event; nothing until it is confirmed. */
export function postDocumentEvent(event: DocumentEvent, narration: string, context: DocumentContext): JournalDraft[] {
  if (event.confirmStatus !== 'confirmed') return [];
  const input = postingOf(event, narration, context);
  switch (event.type) {
    case 'sales_invoice':
      return salesInvoice(input, context);
    case 'sales_credit_note':
      return salesCreditNote(input, context);
    case 'purchase_credit_note':
      return purchaseCreditNote(input, context);
    case 'purchase_bill':
      return purchaseBill({ ...input, payment: billPaymentOf(event, context) }, context);
  }
}
