import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { currencyOfAccount } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Contact } from '../contact/index.ts';
import type { CompanyBooks, LedgerCall } from '../ledger/index.ts';
import { type MoneyInput, recordMoney } from '../payment/index.ts';

/** What is known of the payment: its number, reference and, where it is not the whole document, its amount. */
export interface PaymentDetails {
  number?: string;
  reference?: string;
  amountMinor?: bigint;
}

/** A confirmed document that may say it was paid at once; amounts in its currency and in base currency. */
export interface PaidDocument {
  id: string;
  type: InvoiceType;
  draft: InvoiceDraft;
  contact: Contact;
  totalMinor: bigint;
  baseMinor: bigint;
  details: PaymentDetails;
}

/** Posts the receipt or payment of a document that says it was paid at once; nothing when it does not. */
export async function payAtOnce(
  tx: CompanyTransaction,
  call: LedgerCall,
  document: PaidDocument,
  books: CompanyBooks,
): Promise<void> {
  const money = moneyAtOnce(document, books);
  if (money !== null) await recordMoney(tx, call, money, books);
}

/** The receipt or payment of a document that says it was paid at once; null when it does not. */
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

/** The whole document in the currency of the account it was paid from; a third currency has no rate to go by. */
function moneyPaid(document: PaidDocument, currency: string, books: CompanyBooks): bigint {
  if (currency === document.draft.currency) return document.totalMinor;
  if (currency === books.baseCurrency) return document.baseMinor;
  const values = { account: currency, document: document.draft.currency };
  throw new Refusal('validation_failed', { faults: [{ path: 'paid_from', word: 'paid_from_currency', values }] });
}
