import { type RawBuilder, sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

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

async function rootOf(tx: CompanyTransaction, found: RawBuilder<unknown>): Promise<Contact | null> {
  const { rows } = await sql<Contact>`
    select root.root_id as id, root.name, root.name_zh as "nameZh"
      from (${found}) found
      join contact_root root on root.company_id = ${tx.companyId} and root.id = found.id`.execute(tx.queries);
  return rows[0] ?? null;
}

/** The contact with the id, or the one it was merged into. */
export async function findById(tx: CompanyTransaction, id: string): Promise<Contact | null> {
  return rootOf(tx, sql`select id from contact where company_id = ${tx.companyId} and id = ${id}`);
}

/** The first contact with the key or with this Chinese name, or the one it was merged into. */
export async function findByKey(tx: CompanyTransaction, key: string, name: string): Promise<Contact | null> {
  return rootOf(
    tx,
    sql`select id from contact where company_id = ${tx.companyId} and (name_key = ${key} or name_zh = ${name})
         order by (name_key = ${key}) desc, created_at, id limit 1`,
  );
}

/** Adds a contact; null if a contact has its key already. */
export async function insertFound(
  tx: CompanyTransaction,
  input: ContactInput & { key: string },
): Promise<Contact | null> {
  const row = await tx.queries
    .insertInto('contact')
    .values({
      company_id: tx.companyId,
      name: input.name,
      name_zh: input.nameZh ?? null,
      name_key: input.key,
      address: input.address ?? null,
      tax_id: input.taxId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name_key']).doNothing())
    .returning(['id', 'name', 'name_zh as nameZh'])
    .executeTakeFirst();
  return row ?? null;
}

export async function writeSide(tx: CompanyTransaction, id: string, side: 'customer' | 'supplier'): Promise<void> {
  const column = side === 'customer' ? 'is_customer' : 'is_supplier';
  await tx.queries
    .updateTable('contact')
    .set({ [column]: true })
    .where(ownRow(tx, id))
    .where(column, '=', false)
    .execute();
}
