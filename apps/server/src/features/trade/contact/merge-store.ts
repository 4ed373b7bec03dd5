import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** The data a merge needs: the contact, and the one it was merged into. */
export interface MergeState {
  id: string;
  name: string;
  rootId: string | null;
  rootName: string | null;
}

/** The given contacts, locked until the transaction ends. */
export async function lockForMerge(tx: CompanyTransaction, ids: readonly string[]): Promise<MergeState[]> {
  const { rows } = await sql<MergeState>`
    select contact.id, contact.name, contact.merged_into as "rootId", root.name as "rootName"
      from contact
      left join contact root on root.company_id = contact.company_id and root.id = contact.merged_into
     where contact.company_id = ${tx.companyId} and contact.id = any(${[...ids]}::uuid[])
     order by contact.id for update of contact`.execute(tx.queries);
  return rows;
}

/**
 * Merges one contact, with all contacts merged into it, into another, which then has the sides (customer, supplier)
 * of both.
 */
export async function writeMerge(tx: CompanyTransaction, id: string, otherId: string): Promise<void> {
  await sql`update contact set merged_under = ${id} where company_id = ${tx.companyId} and id = ${otherId}`.execute(
    tx.queries,
  );
  await sql`update contact set merged_into = ${id}, version = version + 1
    where company_id = ${tx.companyId} and (id = ${otherId} or merged_into = ${otherId})`.execute(tx.queries);
  await sql`
    update contact set version = contact.version + 1, is_customer = contact.is_customer or other.is_customer,
                       is_supplier = contact.is_supplier or other.is_supplier
      from contact other
     where contact.company_id = ${tx.companyId} and contact.id = ${id}
       and other.company_id = ${tx.companyId} and other.id = ${otherId}`.execute(tx.queries);
}

/** Separates a merged contact again, with the contacts that had been merged into it before. */
export async function writeUnmerge(tx: CompanyTransaction, id: string, otherId: string): Promise<void> {
  await sql`
    with recursive part as (
      select id from contact where company_id = ${tx.companyId} and id = ${otherId}
      union
      select below.id from part join contact below on below.company_id = ${tx.companyId} and below.merged_under = part.id)
    update contact set merged_into = case when id = ${otherId} then null else ${otherId}::uuid end,
                       merged_under = case when id = ${otherId} then null else merged_under end, version = version + 1
     where company_id = ${tx.companyId} and id in (select id from part)`.execute(tx.queries);
  await sql`update contact set version = version + 1 where company_id = ${tx.companyId} and id = ${id}`.execute(
    tx.queries,
  );
}
