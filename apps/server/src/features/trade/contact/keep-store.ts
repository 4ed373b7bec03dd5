import { type RawBuilder, sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { ContactFacts } from './detail-store.ts';

/** The contact that has this key. A key is unique within a company. */
export async function ownerOfKey(
  tx: CompanyTransaction,
  key: string,
): Promise<{ id: string; name: string; rootId: string } | null> {
  const { rows } = await sql<{ id: string; name: string; rootId: string }>`
    select id, name, coalesce(merged_into, id) as "rootId" from contact
     where company_id = ${tx.companyId} and name_key = ${key}`.execute(tx.queries);
  return rows[0] ?? null;
}

/** Returns the new contact's id. */
export async function insertContact(
  tx: CompanyTransaction,
  facts: ContactFacts & { key: string },
  at: Date,
): Promise<string> {
  const { key, ...columns } = facts;
  const row = await tx.queries
    .insertInto('contact')
    .values({ company_id: tx.companyId, ...columns, name_key: key, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds many contacts at once, except those whose name the company already has. Returns the contacts added. */
export async function insertNewContacts(
  tx: CompanyTransaction,
  contacts: readonly (ContactFacts & { key: string })[],
  at: Date,
): Promise<{ id: string; key: string }[]> {
  if (contacts.length === 0) return [];
  const rows = contacts.map(({ key, ...columns }) => ({
    company_id: tx.companyId,
    ...columns,
    name_key: key,
    created_at: at,
  }));
  return tx.queries
    .insertInto('contact')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'name_key']).doNothing())
    .returning(['id', 'name_key as key'])
    .execute();
}

/** Writes a contact's fields and increments its version. */
export async function writeContact(
  tx: CompanyTransaction,
  id: string,
  { key, ...columns }: ContactFacts & { key: string },
): Promise<void> {
  await tx.queries
    .updateTable('contact')
    .set({ ...columns, name_key: key, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function writeArchived(tx: CompanyTransaction, id: string, at: Date | null): Promise<void> {
  await tx.queries
    .updateTable('contact')
    .set({ archived_at: at, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

/** The clock time, not the transaction's start: results computed from names before this instant are out of date. */
const NOW: RawBuilder<Date> = sql`date_trunc('milliseconds', clock_timestamp())`;

/** Records that contacts were renamed, so that open bank lines are matched again. */
export async function noteRenamed(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  await sql`update contact set renamed_at = ${NOW}
    where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  await sql`update bank_line set stale = true
    where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and not stale`.execute(tx.queries);
}
