import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type Contact, rootContactId } from '../../contact/index.ts';
import { isCreditNote } from '../life/invoice-state.ts';
import { creditedMinor } from '../life/life-store.ts';
import { readListed } from '../list/list-store.ts';

/** The invoice or bill that a credit note credits. */
export interface CreditedDocument {
  id: string;
  number: string;
  contactId: string | null;
  currency: string;
  issueDate: Day | null;
  totalMinor: bigint;
}

/** The type of document that each type of credit note credits. */
const CREDITS: Readonly<Partial<Record<InvoiceType, InvoiceType>>> = {
  sales_credit_note: 'sales_invoice',
  purchase_credit_note: 'purchase_bill',
};

/**
 * The document that a credit note credits; null for a credit note without one and for other types. Throws
 * `validation_failed` if that document is not confirmed, is on the other side (sales or purchases), or has another
 * currency.
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
 * All credit notes over an invoice together may not exceed its total; an amount already paid stays open as a credit
 * to refund or apply. Throws `validation_failed`.
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
  throw new DomainError('validation_failed', { faults: [{ path: 'items', word: 'credit_over_invoice', values }] });
}

function refusal(word: string, values: Record<string, string>): DomainError {
  return new DomainError('validation_failed', { faults: [{ path: 'credit_of', word, values }] });
}
