import type { AuditAction, ContactDetail } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  type AuditedFields,
  fieldChanges,
  type LedgerCall,
  writeAudit,
  writeAudits,
} from '../../books/ledger/index.ts';
import { checkedContact, checkedReferences } from './check-contact.ts';
import { type ContactFacts, readContact, type StoredContact } from './detail-store.ts';
import { insertContact, insertNewContacts, noteRenamed, writeArchived, writeContact } from './keep-store.ts';
import { getContact } from './read-contact.ts';

/** Adds a contact. Rejects a name that another contact has, even with a slightly different spelling. */
export async function createContact(
  tx: CompanyTransaction,
  call: LedgerCall,
  facts: ContactFacts,
): Promise<ContactDetail> {
  const checked = await checkedContact(tx, null, facts);
  const id = await insertContact(tx, checked, call.now);
  await audit(tx, call, { id, action: 'contact_added', change: fieldChanges(null, auditedFields(facts)) });
  return getContact(tx, id);
}

/**
 * Adds many contacts at once; contacts whose name the company already has stay unchanged. Returns how many were
 * added.
 */
export async function addNewContacts(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  contacts: readonly ContactFacts[],
): Promise<number> {
  const checked = await checkedReferences(tx, contacts);
  const added = await insertNewContacts(tx, checked, at);
  const facts = new Map(checked.map(({ key, ...rest }) => [key, rest]));
  const what = { userId, at, action: 'contact_added' as const, subjectType: 'contact' };
  const events = added.map(({ id, key }) => {
    const change = fieldChanges(null, auditedFields(facts.get(key) ?? {}));
    return { ...what, subjectId: id, change };
  });
  await writeAudits(tx, events);
  return added.length;
}

/** Changes a contact. Posted entries stay unchanged; lists and reports show the new name. */
export async function saveContact(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version, ...facts }: ContactFacts & { id: string; version: number },
): Promise<ContactDetail> {
  const before = await editable(tx, id, version);
  const checked = await checkedContact(tx, before.id, facts);
  const change = fieldChanges(auditedFields(before.facts), auditedFields(facts));
  if (Object.keys(change).length > 0) {
    await writeContact(tx, before.id, checked);
    if ('name' in change || 'name_zh' in change) await noteRenamed(tx, [before.id]);
    await audit(tx, call, { id: before.id, action: 'contact_changed', change });
  }
  return getContact(tx, before.id);
}

/** Archives a contact, so that it is no longer offered, or restores it. Its open amounts stay and may be settled. */
export async function archiveContact(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version, archived }: { id: string; version: number; archived: boolean },
): Promise<ContactDetail> {
  const before = await editable(tx, id, version);
  if (before.archived !== archived) {
    await writeArchived(tx, before.id, archived ? call.now : null);
    const action = archived ? 'contact_archived' : 'contact_restored';
    await audit(tx, call, { id: before.id, action, change: {} });
  }
  return getContact(tx, before.id);
}

async function editable(tx: CompanyTransaction, id: string, version: number): Promise<StoredContact> {
  const contact = await readContact(tx, id, true);
  if (contact === null) throw new DomainError('not_found');
  if (contact.version !== version) throw new DomainError('stale_version');
  return contact;
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { id, action, change }: { id: string; action: AuditAction; change: unknown },
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'contact', subjectId: id, change });
}

function auditedFields(facts: Partial<ContactFacts>): AuditedFields {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, value === null ? null : String(value)]),
  );
}
