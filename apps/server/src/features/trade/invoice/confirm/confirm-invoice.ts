import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { absolute, type JournalDraft, netOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { openBooks, postEntries } from '../../../books/ledger/index.ts';
import { type Contact, contactById, findOrCreateContact, markSide } from '../../contact/index.ts';
import { partyOf } from '../draft/check-invoice.ts';
import { refuseOtherTotal } from '../draft/printed-total.ts';
import { unconfirmed } from '../draft/save-invoice.ts';
import { isSales } from '../life/invoice-state.ts';
import { noteAct } from '../life/note-act.ts';
import { setConfirmStatus } from '../store.ts';
import { type ConfirmingCall, refuseUnapproved } from './approval.ts';
import { assignNumber } from './assign-number.ts';
import { checkDraft } from './confirm-rules.ts';
import { refuseOverCredit } from './credited-document.ts';
import { type PaymentDetails, payAtOnce } from './pay-at-once.ts';
import { givePaymentReference } from './payment-reference.ts';
import { entriesOf } from './posting.ts';

export interface ConfirmOptions {
  version?: number;
  /** Details of the payment beyond the draft's account and day. */
  payment?: PaymentDetails;
}

/**
 * Confirms a document: checks every field, finds or creates the contact, assigns a number if it has none, and posts
 * it. If it names the account it was paid from, the payment is posted too. A quotation is issued and posts nothing.
 * Everything happens in the given transaction, or nothing does. Returns the number.
 */
export async function confirmInvoice(
  tx: CompanyTransaction,
  call: ConfirmingCall,
  id: string,
  options: ConfirmOptions = {},
): Promise<string> {
  const row = await unconfirmed(tx, id, options.version);
  const { type } = row;
  await refuseUnapproved(tx, call, row);
  const books = await openBooks(tx);
  const { totalMinor, rules, credited } = await checkDraft(tx, row, books);
  refuseOtherTotal(row.draft, totalMinor);
  const contact = await contactOf(tx, type, row.draft);
  if (credited !== null) await refuseOverCredit(tx, credited, { id, contact, totalMinor });
  await markSide(tx, contact.id, isSales(type) ? 'customer' : 'supplier');
  const draft = { ...row.draft, number: await assignNumber(tx, call, { id, type, draft: row.draft, contact }) };
  const confirmed = {
    status: 'confirmed' as const,
    contactId: contact.id,
    contactName: contact.name,
    totalMinor,
    taxRounding: rules.taxRounding,
  };
  if (type === 'quotation') {
    await setConfirmStatus(tx, id, confirmed);
  } else {
    const entries = entriesOf({ id, type, draft, contact, date: draft.issue_date ?? call.today }, rules);
    await postEntries(tx, call, entries, { books, dayField: 'issue_date' });
    const baseMinor = absolute(controlBase(entries, id));
    await setConfirmStatus(tx, id, { ...confirmed, baseMinor });
    const details = options.payment ?? {};
    await payAtOnce(tx, call, { id, type, draft, contact, totalMinor, baseMinor, details }, books);
  }
  if (type === 'sales_invoice') await givePaymentReference(tx, id);
  await noteAct(tx, call, { id, act: 'confirmed', change: { number: draft.number } });
  return draft.number;
}

async function contactOf(tx: CompanyTransaction, type: InvoiceType, draft: InvoiceDraft): Promise<Contact> {
  if (draft.contact_id !== null) return contactById(tx, draft.contact_id);
  const party = draft[partyOf(type, draft).path];
  return findOrCreateContact(tx, { name: party.name, address: party.address, taxId: party.tax_id });
}

/** The document's value on its control account, in base currency. */
function controlBase(drafts: readonly JournalDraft[], id: string): bigint {
  const lines = drafts.flatMap((draft) => draft.lines).filter((line) => line.documentRef === id);
  return lines.reduce((sum, line) => sum + netOf(line), 0n);
}
