import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';

/** A new code replaces the previous ones. */
export async function replaceCode(
  queries: Queries,
  code: { userId: string; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await queries.deleteFrom('one_time_code').where('user_id', '=', code.userId).execute();
  await queries
    .insertInto('one_time_code')
    .values({ user_id: code.userId, code_hash: code.codeHash, created_at: code.now, expires_at: code.expiresAt })
    .execute();
}

/** The result of a try. `spent`: too many wrong ones, this one included. `gone`: expired, used, or never sent. */
export type CodeTry = 'right' | 'wrong' | 'spent' | 'gone';

/**
 * Tries a code: one statement counts the try and uses up the code when it is right, so two tries at once cannot share
 * one. A right code is unused, not expired and within the tries.
 */
export async function tryCode(
  queries: Queries,
  code: { userId: string; codeHash: Buffer; now: Date; maxTries: number },
): Promise<CodeTry> {
  const tried = await queries
    .updateTable('one_time_code')
    .set({
      attempts: sql`attempts + 1`,
      used_at: sql`case when code_hash = ${code.codeHash} then ${code.now}::timestamptz end`,
    })
    .where('user_id', '=', code.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.now)
    .where('attempts', '<', code.maxTries)
    .returning(['used_at', 'attempts'])
    .execute();
  if (tried.some((row) => row.used_at !== null)) return 'right';
  if (tried.some((row) => row.attempts < code.maxTries)) return 'wrong';
  return tried.length > 0 || (await isSpent(queries, code)) ? 'spent' : 'gone';
}

async function isSpent(
  queries: Queries,
  { userId, now, maxTries }: { userId: string; now: Date; maxTries: number },
): Promise<boolean> {
  const row = await queries
    .selectFrom('one_time_code')
    .select('attempts')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined && row.attempts >= maxTries;
}
