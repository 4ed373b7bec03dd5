import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Contact } from '../contact/index.ts';
import { type LedgerCall, noteNumber, takeNumber } from '../ledger/index.ts';
import { isOwnType, nextNumber, noteInvoiceNumber, takeInvoiceNumber } from '../numbering/index.ts';
import { setNumber } from './life-store.ts';
import { numberTaken } from './store.ts';

/** Receipts without a number are counted in a series of their own. */
const RECEIPTS = 'EXP';

interface Numbered {
  id: string;
  type: InvoiceType;
  draft: InvoiceDraft;
  contact: Contact;
}

/** The number a document is confirmed under: the one typed, when nobody has it, else the next one. */
export async function giveNumber(tx: CompanyTransaction, call: LedgerCall, document: Numbered): Promise<string> {
  const { id, type, draft } = document;
  const date = draft.issue_date ?? call.today;
  if (draft.number === '') {
    const given = isOwnType(type) ? await takeInvoiceNumber(tx, type, date) : await takeNumber(tx, RECEIPTS);
    await setNumber(tx, id, given);
    return given;
  }
  await refuseTaken(tx, document, date);
  if (isOwnType(type)) await noteInvoiceNumber(tx, type, date, draft.number);
  else if (draft.number.startsWith(`${RECEIPTS}-`)) await noteNumber(tx, draft.number);
  return draft.number;
}

/** Refuses a typed number somebody has already: ours for ever, a supplier's of that supplier. Names the next free one. */
export async function refuseTaken(
  tx: CompanyTransaction,
  { id, type, draft, contact }: Numbered,
  date: string,
): Promise<void> {
  const { number } = draft;
  const ours = isOwnType(type);
  if (!(await numberTaken(tx, { id, type, number, contactId: ours ? null : contact.id }))) return;
  const word = ours ? 'number_taken_next' : 'supplier_number_taken';
  const values = { number, contact: contact.name, next: (await nextNumber(tx, type, date)).number };
  throw new Refusal('number_taken', { word, values, faults: [{ path: 'number', word, values }] });
}
