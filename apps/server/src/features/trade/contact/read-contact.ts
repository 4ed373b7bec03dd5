import type { ContactDetail } from '@folio/contract';
import { formatMoney, payeeSimilarity } from '@folio/ledger';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readOpenByContact } from './balance-store.ts';
import { contactKey } from './contact-key.ts';
import {
  type ContactNames,
  readAlikeCandidates,
  readContact,
  readEvents,
  readMerged,
  type StoredContact,
  type StoredEvent,
} from './detail-store.ts';
import { controlCodes } from './list-contacts.ts';

/**
 * A contact with its open amounts, merged contacts, possible duplicates and history. The id of a merged contact gives
 * the contact it was merged into.
 */
export async function getContact(tx: CompanyTransaction, id: string): Promise<ContactDetail> {
  const contact = await readContact(tx, id);
  if (contact === null) throw new DomainError('not_found');
  const { chart, baseCurrency } = await readBooks(tx);
  const merged = await readMerged(tx, contact.id);
  const open = (await readOpenByContact(tx, controlCodes(chart), [contact.id])).get(contact.id);
  const events = await readEvents(tx, [contact.id, ...merged.map((one) => one.id)]);
  return {
    ...contact.facts,
    id: contact.id,
    version: contact.version,
    archived: contact.archived,
    merged,
    alike: await alikeTo(tx, contact),
    receivable: formatMoney(open?.receivable ?? 0n, baseCurrency),
    payable: formatMoney(open?.payable ?? 0n, baseCurrency),
    base_currency: baseCurrency,
    history: historyOf(contact, events),
  };
}

const ALIKE_FROM = 0.85;
const MAX_ALIKE = 8;

async function alikeTo(tx: CompanyTransaction, { id, facts }: StoredContact): Promise<ContactNames[]> {
  const candidates = await readAlikeCandidates(tx, id, { ...facts, key: contactKey(facts.name) });
  return candidates
    .map((one) => ({ one, likeness: likeness(facts, one) }))
    .filter((found) => found.likeness >= ALIKE_FROM)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_ALIKE)
    .map(({ one }) => one);
}

type Names = Pick<ContactNames, 'name' | 'name_zh'>;

/** Similarity of two contacts' names, 0..1: the higher of the values for the two languages. */
function likeness(left: Names, right: Names): number {
  const names = ({ name, name_zh }: Names) => (name_zh === null ? [name] : [name, name_zh]);
  return Math.max(...names(left).flatMap((one) => names(right).map((other) => payeeSimilarity(one, other))));
}

const namedChange = z.object({ other: z.string() });
const fieldsChange = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

/** Latest first. A contact created from a document, or before changes were recorded, starts with its creation. */
function historyOf(contact: StoredContact, events: readonly StoredEvent[]): ContactDetail['history'] {
  const shown = events.map(({ at, by, action, change }) => ({
    at: at.toISOString(),
    by,
    action,
    detail: detailOf(change),
  }));
  if (events.some(({ action }) => action === 'contact_added')) return shown;
  return [...shown, { at: contact.createdAt.toISOString(), by: null, action: 'contact_made', detail: null }];
}

/** For a merge, the other contact's name; for a change, the changed fields by their names in the contract. */
function detailOf(change: unknown): string | null {
  const named = namedChange.safeParse(change);
  if (named.success) return named.data.other;
  const fields = fieldsChange.safeParse(change);
  return fields.success ? Object.keys(fields.data).join(',') || null : null;
}
