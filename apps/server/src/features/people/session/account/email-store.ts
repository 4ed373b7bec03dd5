import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';

/** The newest requested change replaces the previous one. */
export async function keepEmailChange(
  queries: Queries,
  change: { userId: string; email: string; oldCodeHash: Buffer; newCodeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = {
    email: change.email,
    old_code_hash: change.oldCodeHash,
    new_code_hash: change.newCodeHash,
    expires_at: change.expiresAt,
    attempts: 0,
  };
  await queries
    .insertInto('email_change')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export interface EmailChangeRow {
  email: string;
  old_code_hash: Buffer;
  new_code_hash: Buffer;
  attempts: number;
}

/**
 * Counts a try and returns the pending change; undefined when it has expired, had too many tries, or does not exist.
 */
export function tryEmailChange(
  queries: Queries,
  { userId, now, maxTries }: { userId: string; now: Date; maxTries: number },
): Promise<EmailChangeRow | undefined> {
  return queries
    .updateTable('email_change')
    .set({ attempts: sql`attempts + 1` })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxTries)
    .returning(['email', 'old_code_hash', 'new_code_hash', 'attempts'])
    .executeTakeFirst();
}

export async function dropEmailChange(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/** Sets the user's email; false when another account got it meanwhile. */
export async function takeEmail(queries: Queries, userId: string, email: string): Promise<boolean> {
  const row = await queries
    .updateTable('app_user')
    .set({ email })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app_user as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', email.toLowerCase())
            .where('other.id', '!=', userId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
