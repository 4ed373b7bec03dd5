import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export async function readRoots(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<{ id: string; rootId: string }[]> {
  const { rows } = await sql<{ id: string; rootId: string }>`
    select id, root_id as "rootId" from contact_root
     where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  return rows;
}

export async function readFamilies(tx: CompanyTransaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with root as (select distinct root_id as id from contact_root
                   where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[]))
    select id from root
    union
    select contact.id from root
      join contact on contact.company_id = ${tx.companyId} and contact.merged_into = root.id`.execute(tx.queries);
  return rows.map(({ id }) => id);
}
