import type { Queries } from '../../../platform/database/open.ts';
import type { Origin } from '../account-event/index.ts';

const USER_AGENT_LENGTH = 300;

export async function insertSession(
  queries: Queries,
  session: {
    tokenHash: Buffer;
    userId: string;
    pending: boolean;
    confirmedAt: Date | null;
    from: Origin;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await queries
    .insertInto('user_session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      second_factor_pending: session.pending,
      confirmed_at: session.confirmedAt,
      created_at: session.now,
      last_seen_at: session.now,
      address: session.from.address,
      user_agent: session.from.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function revokeTokensOf(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Continues the session under a new token; the old one stops working. Returns the session's user, null when it has
 * ended.
 */
export async function renewSession(
  queries: Queries,
  tokenHash: Buffer,
  next: { tokenHash: Buffer; now: Date; pending?: false; confirmedAt?: Date; expiresAt?: Date },
): Promise<string | null> {
  const row = await queries
    .updateTable('user_session')
    .set({
      token_hash: next.tokenHash,
      last_seen_at: next.now,
      ...(next.pending === false && { second_factor_pending: false }),
      ...(next.confirmedAt && { confirmed_at: next.confirmedAt }),
      ...(next.expiresAt && { expires_at: next.expiresAt }),
    })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', next.now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The user entered the password again. */
export async function writeConfirmed(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await queries.updateTable('user_session').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of the user, except the kept one. */
export async function deleteSessionsOf(queries: Queries, userId: string, keptId?: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function dropExpiredSessions(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries.deleteFrom('user_session').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

export interface SessionRow {
  id: string;
  address: string | null;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/**
 * The user's active sessions, the one last seen first. A session with a pending second factor is left out: it may be
 * another person's.
 */
export function sessionsOf(queries: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return queries
    .selectFrom('user_session')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('second_factor_pending', '=', false)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends one session of the user; false when it is not theirs or has ended. */
export async function deleteOneSession(queries: Queries, userId: string, id: string): Promise<boolean> {
  const row = await queries
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
