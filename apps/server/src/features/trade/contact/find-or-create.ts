import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { contactKey } from './contact-key.ts';
import type { Contact, ContactInput } from './find-store.ts';
import { findById, findByKey, insertFound, writeSide } from './find-store.ts';

/**
 * Finds the contact with that name in either language, or creates it. If the contact was merged, answers the one it
 * was merged into. The caller checks that the name is not empty.
 */
export async function findOrCreateContact(tx: CompanyTransaction, input: ContactInput): Promise<Contact> {
  const key = contactKey(input.name);
  const known = await findByKey(tx, key, input.name.trim());
  if (known !== null) return known;
  const created = await insertFound(tx, { ...input, name: input.name.trim(), key });
  // Another transaction created it in the meantime: read that contact.
  const contact = created ?? (await findByKey(tx, key, input.name.trim()));
  if (contact === null) throw new Error('a contact was neither made nor found');
  return contact;
}

/** The contact with that name in either language, or the one it was merged into; null if no contact has it. */
export function findContact(tx: CompanyTransaction, name: string): Promise<Contact | null> {
  return findByKey(tx, contactKey(name), name.trim());
}

/**
 * Finds a contact by id; if it was merged, the one it was merged into. Throws `validation_failed` on `contact_id`.
 */
export async function contactById(tx: CompanyTransaction, id: string): Promise<Contact> {
  const contact = await findById(tx, id);
  if (contact === null)
    throw new DomainError('validation_failed', { faults: [{ path: 'contact_id', word: 'contact_unknown' }] });
  return contact;
}

/** Marks a contact as customer or supplier, if it is not marked yet. */
export function markSide(tx: CompanyTransaction, id: string, side: 'customer' | 'supplier'): Promise<void> {
  return writeSide(tx, id, side);
}
