import type { ContactMoney, InvoiceDetail, OpenCredit } from '@folio/contract';
import { leftOf, positive, smallerOf } from '../../../../../components/payment/outcome.ts';

/** What a document may be set against: an open credit, or (for a credit note) an open document. `open` is positive. */
export interface ApplyOffer {
  id: string;
  kind: OpenCredit['kind'] | 'document';
  number: string;
  date: string | null;
  open: string;
}

/** What of a document is open, without its sign, and whether it is itself the credit. */
export function creditCase(invoice: Pick<InvoiceDetail, 'type' | 'due'>): { open: string; isCredit: boolean } {
  return { open: positive(invoice.due), isCredit: invoice.type.endsWith('credit_note') };
}

/** The contact's open credits in the document's currency; for a credit note its open documents, the oldest due first. */
export function offersFor(
  invoice: Pick<InvoiceDetail, 'id' | 'type' | 'currency' | 'due'>,
  money: ContactMoney,
): ApplyOffer[] {
  if (!creditCase(invoice).isCredit) {
    return money.credits
      .filter((one) => one.currency === invoice.currency && one.id !== invoice.id)
      .map(({ id, kind, number, date, open }) => ({ id, kind, number, date, open }));
  }
  return money.documents
    .filter((one) => one.currency === invoice.currency && !one.due.startsWith('-') && /[1-9]/.test(one.due))
    .map(({ id, number, issue_date, due }) => ({ id, kind: 'document' as const, number, date: issue_date, open: due }));
}

/** What applying an amount leaves: of the document (`open`) and of the credit (`left`), decimal texts in their currency. */
export type ApplyResult =
  | { kind: 'incomplete' }
  | { kind: 'too_much'; most: string }
  | { kind: 'applied'; open: string; left: string };

/** The most of an offer that can be applied: what both sides still have. */
export function mostOf(invoice: Pick<InvoiceDetail, 'type' | 'due' | 'currency'>, offer: ApplyOffer): string {
  return smallerOf(offer.open, creditCase(invoice).open, invoice.currency);
}

export function applyResult(
  invoice: Pick<InvoiceDetail, 'type' | 'due' | 'currency'>,
  offer: ApplyOffer | undefined,
  amount: string | null,
): ApplyResult {
  if (offer === undefined || amount === null || !/[1-9]/.test(amount) || amount.startsWith('-'))
    return { kind: 'incomplete' };
  const { open, isCredit } = creditCase(invoice);
  const [here, there] = [leftOf(open, amount, invoice.currency), leftOf(offer.open, amount, invoice.currency)];
  if (here.startsWith('-') || there.startsWith('-')) return { kind: 'too_much', most: mostOf(invoice, offer) };
  return { kind: 'applied', open: isCredit ? there : here, left: isCredit ? here : there };
}
