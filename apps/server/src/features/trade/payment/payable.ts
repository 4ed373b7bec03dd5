import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type MoneyDocument, readMoneyDocument, type Side } from './store.ts';

/** A document that a payment may settle now; `openMinor` positive. */
export interface Payable extends MoneyDocument {
  contactId: string;
  side: Side;
}

/** The message key of the reason why a payment cannot settle a document; null if it can. */
export function whyNotPayable(document: MoneyDocument): string | null {
  if (document.type === 'quotation') return 'pay_quotation';
  if (document.confirmStatus !== 'confirmed' || document.contactId === null) return 'pay_unconfirmed';
  if (document.voidedOn !== null) return 'pay_voided';
  if (document.type === 'sales_credit_note' || document.type === 'purchase_credit_note') return 'pay_credit_note';
  return document.openMinor === 0n ? 'pay_nothing_open' : null;
}

/** The document with an id, open for payment. Throws `not_found`, or the reason why a payment cannot settle it. */
export async function payableOf(tx: CompanyTransaction, id: string): Promise<Payable> {
  const document = await readMoneyDocument(tx, id);
  if (document === null) throw new DomainError('not_found');
  const word = whyNotPayable(document);
  const { number, contactId } = document;
  if (word !== null || contactId === null)
    throw new DomainError('posting_refused', { word: word ?? 'pay_unconfirmed', values: { number } });
  return asPayable(document, contactId);
}

export function asPayable(document: MoneyDocument, contactId: string): Payable {
  const { openMinor } = document;
  const side = document.type === 'sales_invoice' ? 'sales' : 'purchases';
  return { ...document, contactId, side, openMinor: openMinor < 0n ? -openMinor : openMinor };
}
