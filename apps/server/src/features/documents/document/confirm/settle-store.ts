import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** The original that a document is marked as a copy of, if it is valid: a document in use or a confirmed invoice. */
export async function readStanding(
  tx: CompanyTransaction,
  { id, other }: { id: string; other: { type: 'document' | 'invoice'; id: string } },
): Promise<{ number: string | null } | null> {
  if (other.type === 'invoice') {
    const row = await tx.queries
      .selectFrom('invoice')
      .select('number')
      .where(ownRow(tx, other.id))
      .where('confirm_status', '=', 'confirmed')
      .where('voided_on', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }
  const row = await tx.queries
    .selectFrom('document')
    .select('fact_number as number')
    .where(ownRow(tx, other.id))
    .where('id', '<>', id)
    .where('state', 'not in', ['merged', 'duplicate', 'trashed'])
    .executeTakeFirst();
  return row ?? null;
}

/** Links a document, and all documents linked to it, to the original. */
export async function markSame(tx: CompanyTransaction, id: string, other: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'duplicate', same_as: other, reread: null, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
  await tx.queries
    .updateTable('document')
    .set({ same_as: other })
    .where('company_id', '=', tx.companyId)
    .where('same_as', '=', id)
    .execute();
}

/** Records on every document that these records are different. */
export async function markDifferent(tx: CompanyTransaction, id: string, others: readonly string[]): Promise<void> {
  await sql`
    update document set version = version + 1,
           different_from = (select jsonb_agg(distinct value) from jsonb_array_elements(different_from || ${JSON.stringify(others)}::jsonb))
     where company_id = ${tx.companyId} and id = ${id}`.execute(tx.queries);
  await sql`
    update document
       set different_from = (select jsonb_agg(distinct value) from jsonb_array_elements(different_from || to_jsonb(${id}::text)))
     where company_id = ${tx.companyId} and id = any(${[...others]}::uuid[])`.execute(tx.queries);
}
