import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import {
  absolute,
  type DocumentPosting,
  formatMoney,
  type JournalDraft,
  netOf,
  parseMoney,
  purchaseBill,
  purchaseCreditNote,
  salesCreditNote,
  salesInvoice,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Contact, contactById, findOrCreateContact } from '../contact/index.ts';
import { byTheRules, type CompanyBooks, type LedgerCall, noteNumber, openBooks, postEntries } from '../ledger/index.ts';
import { checkInvoice, partyOf } from './check-invoice.ts';
import { draftLines, draftTotals } from './draft-totals.ts';
import { isSales } from './invoice-state.ts';
import { type PaymentDetails, payAtOnce } from './pay-at-once.ts';
import { editable } from './save-invoice.ts';
import { numberTaken, setConfirmStatus } from './store.ts';

export interface ConfirmOptions {
  version?: number;
  /** A person's word that the items stand although they do not come to the printed total. */
  acceptArithmetic?: boolean;
  /** What is known of the payment beyond the draft's account and day. */
  payment?: PaymentDetails;
}

const RULES: Readonly<Record<InvoiceType, (input: DocumentPosting, books: CompanyBooks) => JournalDraft[]>> = {
  sales_invoice: salesInvoice,
  sales_credit_note: salesCreditNote,
  purchase_bill: purchaseBill,
  purchase_credit_note: purchaseCreditNote,
};

/**
 * Confirms a document: checks every field, finds or makes the contact, posts it, and when it says from which account it
 * was paid, posts that payment too. All in the given transaction, or nothing.
 */
export async function confirmInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  options: ConfirmOptions = {},
): Promise<void> {
  const { type, draft } = await editable(tx, id, options.version);
  const books = await openBooks(tx);
  const lines = draftLines(draft, books.taxCodes);
  const { totalMinor } = draftTotals(draft, books.taxCodes);
  checkInvoice(type, draft, totalMinor, books);
  if (!options.acceptArithmetic) refuseOtherTotal(draft, totalMinor);
  const contact = await contactOf(tx, type, draft);
  await refuseTakenNumber(tx, id, type, draft.number, contact);
  const posting: DocumentPosting = {
    ref: id,
    number: draft.number,
    date: draft.issue_date ?? call.today,
    contactId: contact.id,
    narration: contact.name,
    currency: draft.currency,
    rate: draft.currency === books.baseCurrency ? null : draft.rate,
    amountsAre: draft.amounts_are,
    items: lines.items.map((item, index) => ({
      ...item,
      accountCode: draft.items[index]?.account_code ?? '',
      description: draft.items[index]?.name ?? '',
    })),
  };
  const drafts = byTheRules(() => RULES[type](posting, { ...books, taxCodes: lines.taxCodes }));
  await postEntries(tx, call, drafts, { chart: books.chart });
  const baseMinor = absolute(controlBase(drafts, id));
  await noteNumber(tx, draft.number);
  await setConfirmStatus(tx, id, { status: 'confirmed', contactId: contact.id, contactName: contact.name, baseMinor });
  await payAtOnce(tx, call, { id, type, draft, contact, totalMinor, baseMinor, details: options.payment ?? {} }, books);
}

function refuseOtherTotal(draft: InvoiceDraft, totalMinor: bigint): void {
  if (draft.total === null) return;
  const printed = byTheRules(() => parseMoney(draft.total ?? '0', draft.currency));
  if (absolute(printed) === totalMinor) return;
  const values = { found: formatMoney(totalMinor, draft.currency), expected: formatMoney(printed, draft.currency) };
  throw new Refusal('arithmetic_not_confirmed', { faults: [{ path: 'total', word: 'check_items', values }] });
}

async function contactOf(tx: CompanyTransaction, type: InvoiceType, draft: InvoiceDraft): Promise<Contact> {
  if (draft.contact_id !== null) return contactById(tx, draft.contact_id);
  const party = draft[partyOf(type, draft).path];
  return findOrCreateContact(tx, { name: party.name, address: party.address, taxId: party.tax_id });
}

async function refuseTakenNumber(
  tx: CompanyTransaction,
  id: string,
  type: InvoiceType,
  number: string,
  contact: Contact,
): Promise<void> {
  const ours = isSales(type);
  if (!(await numberTaken(tx, { id, type, number, contactId: ours ? null : contact.id }))) return;
  const word = ours ? 'number_taken' : 'supplier_number_taken';
  const values = { number, contact: contact.name };
  throw new Refusal('number_taken', { word, values, faults: [{ path: 'number', word, values }] });
}

/** The document's value on its control account, in base currency. */
function controlBase(drafts: readonly JournalDraft[], id: string): bigint {
  const lines = drafts.flatMap((draft) => draft.lines).filter((line) => line.documentRef === id);
  return lines.reduce((sum, line) => sum + netOf(line), 0n);
}
