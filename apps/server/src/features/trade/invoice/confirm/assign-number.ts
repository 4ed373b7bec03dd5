import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, noteNumber, takeNumber } from '../../../books/ledger/index.ts';
import { isOwnType, nextNumber, noteInvoiceNumber, takeInvoiceNumber } from '../../../books/numbering/index.ts';
import type { Contact } from '../../contact/index.ts';
import { setNumber } from '../life/life-store.ts';
import { numberTaken } from '../store.ts';

/** Receipts without a number use this separate series. */
const RECEIPTS = 'EXP';

interface Numbered {
  id: string;
  type: InvoiceType;
  draft: InvoiceDraft;
  contact: Contact;
}

/** The number a document is confirmed under: the typed one if it is free, else the next one. */
export async function assignNumber(tx: CompanyTransaction, call: LedgerCall, document: Numbered): Promise<string> {
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

/**
 * Rejects a number already in use: across all of the company's documents, or among one supplier's documents. The
 * error names the next free number.
 */
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
  throw new DomainError('number_taken', { word, values, faults: [{ path: 'number', word, values }] });
}
