import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { absolute, type JournalDraft, netOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type Contact, contactById, findOrCreateContact, markSide } from '../contact/index.ts';
import { openBooks, postEntries } from '../ledger/index.ts';
import { type ConfirmingCall, refuseUnapproved } from './approval.ts';
import { partyOf } from './check-invoice.ts';
import { checkDraft } from './confirm-rules.ts';
import { refuseOverCredit } from './credited-document.ts';
import { giveNumber } from './give-number.ts';
import { isSales } from './invoice-state.ts';
import { noteAct } from './note-act.ts';
import { type PaymentDetails, payAtOnce } from './pay-at-once.ts';
import { givePaymentReference } from './payment-reference.ts';
import { entriesOf } from './posting.ts';
import { refuseOtherTotal } from './printed-total.ts';
import { unconfirmed } from './save-invoice.ts';
import { setConfirmStatus } from './store.ts';

export interface ConfirmOptions {
  version?: number;
  /** What is known of the payment beyond the draft's account and day. */
  payment?: PaymentDetails;
}

/**
 * Confirms a document: checks every field, finds or makes the contact, gives it a number when it has none, posts it, and
 * when it says from which account it was paid, posts that payment too; a quotation is issued and posts nothing. All in
 * the given transaction, or nothing. Answers its number.
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
  const draft = { ...row.draft, number: await giveNumber(tx, call, { id, type, draft: row.draft, contact }) };
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
    await postEntries(tx, call, entries, { chart: books.chart, dayField: 'issue_date' });
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
