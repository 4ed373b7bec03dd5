import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { ContactFacts } from './detail-store.ts';

/** Whose name it is: a contact of the company has a key once. */
export async function ownerOfKey(
  tx: CompanyTransaction,
  key: string,
): Promise<{ id: string; name: string; rootId: string } | null> {
  const { rows } = await sql<{ id: string; name: string; rootId: string }>`
    select id, name, coalesce(merged_into, id) as "rootId" from contact
     where company_id = ${tx.companyId} and name_key = ${key}`.execute(tx.queries);
  return rows[0] ?? null;
}

/** Adds a contact and answers its id. */
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

/** Adds many contacts at once; those whose name the company has already are left out. Answers what was added. */
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

/** Writes a contact's facts and counts its version up. */
export async function writeContact(
  tx: CompanyTransaction,
  id: string,
  { key, ...columns }: ContactFacts & { key: string },
): Promise<void> {
  await tx.queries
    .updateTable('contact')
    .set({ ...columns, name_key: key, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

export async function writeArchived(tx: CompanyTransaction, id: string, at: Date | null): Promise<void> {
  await tx.queries
    .updateTable('contact')
    .set({ archived_at: at, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

/** A point of time no other change of names has: what was worked out by names before it is out of date. */
const NOW: RawBuilder<Date> = sql`date_trunc('milliseconds', clock_timestamp())`;

/** Notes that contacts are called otherwise from now on; open bank lines are looked at anew. */
export async function noteRenamed(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  await sql`update contact set renamed_at = ${NOW}
    where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  await sql`update bank_line set stale = true
    where company_id = ${tx.companyId} and state in ('unreviewed', 'suggested') and not stale`.execute(tx.queries);
}
