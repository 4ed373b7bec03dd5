import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { currencyOfAccount } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { CompanyBooks, LedgerCall, OpenedBooks } from '../../../books/ledger/index.ts';
import type { Contact } from '../../contact/index.ts';
import { type MoneyInput, recordMoney } from '../../payment-record/index.ts';

/** Details of the payment: its number, reference and, if it differs from the document's total, its amount. */
export interface PaymentDetails {
  number?: string;
  reference?: string;
  amountMinor?: bigint;
}

/** A confirmed document that may state a payment at once; amounts in its currency and in base currency. */
export interface PaidDocument {
  id: string;
  type: InvoiceType;
  draft: InvoiceDraft;
  contact: Contact;
  totalMinor: bigint;
  baseMinor: bigint;
  details: PaymentDetails;
}

/** Posts the receipt or payment of a document that states a payment at once; otherwise does nothing. */
export async function payAtOnce(
  tx: CompanyTransaction,
  call: LedgerCall,
  document: PaidDocument,
  books: OpenedBooks,
): Promise<void> {
  const money = moneyAtOnce(document, books);
  if (money !== null) await recordMoney(tx, call, money, books);
}

/** The receipt or payment of a document that states a payment at once; otherwise null. */
export function moneyAtOnce(document: PaidDocument, books: CompanyBooks): MoneyInput | null {
  const { draft, contact, totalMinor, details } = document;
  if (draft.paid_from === null || draft.paid_date === null) return null;
  const currency = currencyOfAccount(books, draft.paid_from);
  const settledMinor = currency === draft.currency ? (details.amountMinor ?? totalMinor) : totalMinor;
  return {
    type: document.type === 'sales_invoice' ? 'receipt' : 'payment',
    date: draft.paid_date,
    accountCode: draft.paid_from,
    contactId: contact.id,
    contactName: contact.name,
    amountMinor: details.amountMinor ?? moneyPaid(document, currency, books),
    rate: currency === books.baseCurrency ? null : draft.rate,
    reference: details.reference ?? '',
    allocations: [{ documentRef: document.id, amountMinor: settledMinor }],
    ...(details.number === undefined ? {} : { number: details.number }),
  };
}

/** The whole document in the currency of the account it was paid from; for a third currency there is no rate. */
function moneyPaid(document: PaidDocument, currency: string, books: CompanyBooks): bigint {
  if (currency === document.draft.currency) return document.totalMinor;
  if (currency === books.baseCurrency) return document.baseMinor;
  const values = { account: currency, document: document.draft.currency };
  throw new DomainError('validation_failed', { faults: [{ path: 'paid_from', word: 'paid_from_currency', values }] });
}
