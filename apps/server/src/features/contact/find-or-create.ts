import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { contactKey } from './contact-key.ts';
import { findById, findByKey, insertFound } from './find-store.ts';

export interface ContactInput {
  name: string;
  nameZh?: string | null;
  address?: string | null;
  taxId?: string | null;
}

export interface Contact {
  id: string;
  name: string;
  nameZh: string | null;
}

/**
 * The contact of that name in either language, made when there is none yet; of one that was merged, the one it is part of.
 * An empty name is refused by the caller's own check.
 */
export async function findOrCreateContact(tx: CompanyTransaction, input: ContactInput): Promise<Contact> {
  const key = contactKey(input.name);
  const known = await findByKey(tx, key, input.name.trim());
  if (known !== null) return known;
  const created = await insertFound(tx, { ...input, name: input.name.trim(), key });
  // Somebody else made it in the meantime: then it is found now.
  const contact = created ?? (await findByKey(tx, key, input.name.trim()));
  if (contact === null) throw new Error('a contact was neither made nor found');
  return contact;
}

/** A contact by id; of one that was merged, the one it is part of. Throws `validation_failed` on `contact_id`. */
export async function contactById(tx: CompanyTransaction, id: string): Promise<Contact> {
  const contact = await findById(tx, id);
  if (contact === null)
    throw new Refusal('validation_failed', { faults: [{ path: 'contact_id', word: 'contact_unknown' }] });
  return contact;
}
