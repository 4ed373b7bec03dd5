import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Contact, rootContactId } from '../contact/index.ts';
import { isCreditNote } from './invoice-state.ts';
import { creditedMinor } from './life-store.ts';
import { readListed } from './list-store.ts';

/** The invoice or bill a credit note takes back. */
export interface CreditedDocument {
  id: string;
  number: string;
  contactId: string | null;
  currency: string;
  issueDate: Day | null;
  totalMinor: bigint;
}

/** What each credit note credits. */
const CREDITS: Readonly<Partial<Record<InvoiceType, InvoiceType>>> = {
  sales_credit_note: 'sales_invoice',
  purchase_credit_note: 'purchase_bill',
};

/**
 * The document a credit note says it takes back; null for a credit note of its own and for anything else. Throws
 * `validation_failed` when it is not a confirmed one of its side, or in another currency.
 */
export async function readCredited(
  tx: CompanyTransaction,
  type: InvoiceType,
  draft: InvoiceDraft,
): Promise<CreditedDocument | null> {
  if (draft.credit_of === null || !isCreditNote(type)) return null;
  const [found] = await readListed(tx, [draft.credit_of]);
  const stands = found !== undefined && found.confirmStatus === 'confirmed' && found.voidedOn === null;
  if (!stands || found.type !== CREDITS[type]) throw refusal('credit_of_unknown', {});
  if (found.currency !== draft.currency)
    throw refusal('credit_currency', { number: found.number, found: draft.currency, expected: found.currency });
  return found;
}

/**
 * A credit note takes back at most what was invoiced, together with those before it; what of it was paid already stays
 * open as a credit to refund or apply. Throws `validation_failed`.
 */
export async function refuseOverCredit(
  tx: CompanyTransaction,
  credited: CreditedDocument,
  { id, contact, totalMinor }: { id: string; contact: Contact; totalMinor: bigint },
): Promise<void> {
  const { number, currency } = credited;
  const ofContact = credited.contactId === null ? null : await rootContactId(tx, credited.contactId);
  if (ofContact !== contact.id) throw refusal('credit_other_party', { number, contact: contact.name });
  const left = credited.totalMinor - (await creditedMinor(tx, credited.id, id));
  if (totalMinor <= left) return;
  const values = { number, found: formatMoney(totalMinor, currency), left: formatMoney(left, currency) };
  throw new Refusal('validation_failed', { faults: [{ path: 'items', word: 'credit_over_invoice', values }] });
}

function refusal(word: string, values: Record<string, string>): Refusal {
  return new Refusal('validation_failed', { faults: [{ path: 'credit_of', word, values }] });
}
