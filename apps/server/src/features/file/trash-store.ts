import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** A file that is only kept counts as done. */
export async function finishStored(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'processed', outcomes: JSON.stringify([{ type: 'filed', id, number: null }]) })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
}

export interface MovedFile {
  id: string;
  name: string;
}

/** Puts files into the trash; answers those that were not there yet. Whoever is reading one of them saves nothing any more. */
export async function moveToTrash(
  tx: CompanyTransaction,
  ids: readonly string[],
  by: { userId: string; now: Date },
): Promise<MovedFile[]> {
  const { rows } = await sql<MovedFile>`
    update document
       set trashed_from = case when state = 'processing' then 'queued' else state end, state = 'trashed',
           trashed_at = ${by.now}, trashed_by = ${by.userId}, step = null, progress = null, claimed_until = null,
           reread = null, version = version + 1
     where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[]) and state not in ('merged', 'trashed')
    returning id, name`.execute(tx.queries);
  return rows;
}

export interface RestoredFile extends MovedFile {
  state: string;
  /** As it was read; null where it was not. */
  draft: unknown;
}

/** Takes files out of the trash: each stands where it stood. */
export async function moveFromTrash(tx: CompanyTransaction, ids: readonly string[]): Promise<RestoredFile[]> {
  const { rows } = await sql<RestoredFile>`
    update document
       set state = trashed_from, trashed_from = null, trashed_at = null, trashed_by = null, version = version + 1
     where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[]) and state = 'trashed'
    returning id, name, state, draft`.execute(tx.queries);
  return rows;
}

/** Files that lie in the trash since before a moment, of every company. */
export async function oldTrash(
  queries: Queries,
  before: Date,
  most: number,
): Promise<{ companyId: string; id: string }[]> {
  return queries
    .selectFrom('document')
    .select(['company_id as companyId', 'id'])
    .where('state', '=', 'trashed')
    .where('trashed_at', '<', before)
    .orderBy('trashed_at')
    .limit(most)
    .execute();
}
