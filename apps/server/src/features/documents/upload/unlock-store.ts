import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

const problem = z.object({ code: z.string() }).nullable();
const LOCKED: readonly string[] = ['encrypted', 'wrong_password'];

/** The content of a document and whether it is password protected; null if the document does not exist. */
export async function findLocked(
  tx: CompanyTransaction,
  id: string,
): Promise<{ sha256: string; protected: boolean } | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['sha256', 'state', 'problem'])
    .where(ownRow(tx, id))
    .executeTakeFirst();
  if (row === undefined) return null;
  const code = problem.parse(row.problem)?.code ?? '';
  return { sha256: row.sha256, protected: row.state === 'unsupported' && LOCKED.includes(code) };
}

/** Queues the unlocked copy for reading. Returns false if another user unlocked it in the meantime. */
export async function keepUnlocked(tx: CompanyTransaction, id: string, sha256: string): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('document')
    .set({
      unlocked_sha256: sha256,
      state: 'queued',
      problem: null,
      claimed_until: null,
      attempts: 0,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .where('state', '=', 'unsupported')
    .returning('id')
    .execute();
  return changed.length === 1;
}
