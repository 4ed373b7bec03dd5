import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';

/** Counts one more try in the window and returns the number of tries. Deletes old windows of the key. */
export async function countAttempt(queries: Queries, keyHash: Buffer, windowStart: Date): Promise<number> {
  await queries.deleteFrom('attempt').where('key_hash', '=', keyHash).where('window_start', '<', windowStart).execute();
  const row = await queries
    .insertInto('attempt')
    .values({ key_hash: keyHash, window_start: windowStart })
    .onConflict((conflict) =>
      conflict.columns(['key_hash', 'window_start']).doUpdateSet({ count: sql`attempt.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function forgiveAttempt(queries: Queries, keyHash: Buffer, windowStart: Date): Promise<void> {
  await queries
    .updateTable('attempt')
    .set({ count: sql`count - 1` })
    .where('key_hash', '=', keyHash)
    .where('window_start', '=', windowStart)
    .where('count', '>', 0)
    .execute();
}

/**
 * Counts a failure before the password is checked, so that many guesses at once cannot share one try, and locks the
 * key in the same statement: after the n-th consecutive failure for the n-th of `lockSeconds` (the last one for all
 * that follow). False while the key is locked; the try is not counted then.
 */
export async function countFailure(
  queries: Queries,
  keyHash: Buffer,
  { now, forgottenBefore, lockSeconds }: { now: Date; forgottenBefore: Date; lockSeconds: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql`
    with lock (seconds) as (select ${[...lockSeconds]}::integer[])
    insert into sign_in_guard as guard (key_hash, failures, last_at, locked_until)
    select ${keyHash}, 1, ${now}, ${now}::timestamptz + make_interval(secs => lock.seconds[1]) from lock
    on conflict (key_hash) do update set
      failures = case when guard.last_at < ${forgottenBefore} then 1 else guard.failures + 1 end,
      last_at = excluded.last_at,
      locked_until = excluded.last_at + make_interval(secs => (select lock.seconds[
        least(cardinality(lock.seconds), case when guard.last_at < ${forgottenBefore} then 1 else guard.failures + 1 end)] from lock))
    where guard.locked_until is null or guard.locked_until <= excluded.last_at
    returning failures`.execute(queries);
  return rows.length > 0;
}

export async function lockedUntil(queries: Queries, keyHash: Buffer): Promise<Date | null> {
  const row = await queries
    .selectFrom('sign_in_guard')
    .select('locked_until')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** The right password was given, or a new one was set: the count of consecutive failures is reset. */
export async function clearFailures(queries: Queries, keyHash: Buffer): Promise<void> {
  await queries.deleteFrom('sign_in_guard').where('key_hash', '=', keyHash).execute();
}
