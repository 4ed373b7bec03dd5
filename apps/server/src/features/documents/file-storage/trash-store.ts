import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** A file that is only stored counts as done. */
export async function finishStored(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ state: 'processed', outcomes: JSON.stringify([{ type: 'filed', id, number: null }]) })
    .where(ownRow(tx, id))
    .execute();
}

export interface MovedFile {
  id: string;
  name: string;
}

/**
 * Moves files to the trash; returns those that were not there yet. A reader that is processing one of them can no
 * longer save its result.
 */
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
  /** The draft from the reading; null if the file was not read. */
  draft: unknown;
}

/** Restores files from the trash to their previous state. */
export async function moveFromTrash(tx: CompanyTransaction, ids: readonly string[]): Promise<RestoredFile[]> {
  const { rows } = await sql<RestoredFile>`
    update document
       set state = trashed_from, trashed_from = null, trashed_at = null, trashed_by = null, version = version + 1
     where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[]) and state = 'trashed'
    returning id, name, state, draft`.execute(tx.queries);
  return rows;
}

/** Files of all companies that were moved to the trash before a point in time. */
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
