import { contactBody } from '@folio/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export type ContactFacts = z.output<typeof contactBody>;

export interface StoredContact {
  id: string;
  facts: ContactFacts;
  version: number;
  archived: boolean;
  createdAt: Date;
}

/** Reads a contact by id; null if no contact has the id. `lock` locks the row until the transaction ends. */
export async function readContact(tx: CompanyTransaction, id: string, lock = false): Promise<StoredContact | null> {
  let query = tx.queries
    .selectFrom('contact')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('id', '=', (root) =>
      root
        .selectFrom('contact as asked')
        .select((e) => e.fn.coalesce('asked.merged_into', 'asked.id').as('id'))
        .where('asked.company_id', '=', tx.companyId)
        .where('asked.id', '=', id),
    );
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const { version, archived_at, created_at } = row;
  return { id: row.id, facts: factsOf(row), version, archived: archived_at !== null, createdAt: created_at };
}

/** Older rows may hold an email or currency that today's rules reject: they are read unchanged. */
const storedFacts = contactBody.extend({ email: contactBody.shape.notes, currency: contactBody.shape.notes });

function factsOf(row: unknown): ContactFacts {
  return storedFacts.parse(row);
}

export interface ContactNames {
  id: string;
  name: string;
  name_zh: string | null;
}

/** The contacts merged into another one, latest first. */
export async function readMerged(tx: CompanyTransaction, id: string): Promise<{ id: string; name: string }[]> {
  return tx.queries
    .selectFrom('contact')
    .select(['id', 'name'])
    .where('company_id', '=', tx.companyId)
    .where('merged_into', '=', id)
    .orderBy('renamed_at', 'desc')
    .orderBy('id')
    .execute();
}

const mostAlike = 300;

/**
 * Contacts that may be duplicates: names with the same beginning in either language, or the same address, number or
 * telephone.
 */
export async function readAlikeCandidates(
  tx: CompanyTransaction,
  id: string,
  facts: ContactFacts & { key: string },
): Promise<ContactNames[]> {
  const same = (column: string, value: string | null) =>
    value === null || value === '' ? sql`false` : sql`${sql.ref(column)} = ${value}`;
  const { rows } = await sql<ContactNames>`
    select id, name, name_zh from contact
     where company_id = ${tx.companyId} and id <> ${id} and merged_into is null
       and (left(name_key, 3) = ${facts.key.slice(0, 3)} or left(name_zh, 2) = ${facts.name_zh?.slice(0, 2) ?? null}
         or ${same('email', facts.email)} or ${same('br', facts.br)} or ${same('tax_id', facts.tax_id)}
         or ${same('phone', facts.phone)})
     order by (split_part(name_key, ' ', 1) = ${facts.key.split(' ')[0]}) desc, abs(length(name_key) - ${facts.key.length}), id
     limit ${mostAlike}`.execute(tx.queries);
  return rows;
}

export interface StoredEvent {
  at: Date;
  by: string | null;
  action: string;
  change: unknown;
}

const mostEvents = 100;

/** Events of a contact and of the contacts merged into it, latest first. */
export async function readEvents(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select event.at, person.name as by, event.action, event.change
      from audit_event event left join app_user person on person.id = event.user_id
     where event.company_id = ${tx.companyId} and event.subject_type = 'contact' and event.subject_id = any(${[...ids]}::text[])
     order by event.id desc limit ${mostEvents}`.execute(tx.queries);
  return rows;
}

export async function paymentTermExists(tx: CompanyTransaction, id: string): Promise<boolean> {
  const row = await tx.queries.selectFrom('payment_term').select('id').where(ownRow(tx, id)).executeTakeFirst();
  return row !== undefined;
}
