import type { Queries } from '../../../../platform/database/open.ts';
import { forgiveTries } from '../attempts/sign-in-guard.ts';
import { endAllTrust } from '../devices/device-store.ts';
import { deleteSessionsOf, revokeTokensOf } from '../session-store.ts';
import { deleteResetsOf, type UserRow, updateUser } from '../store.ts';

/**
 * Sets a new password in the caller's transaction. This ends everything the old one gave access to (sessions except
 * the kept one, trusted browsers, API tokens, reset links), and resets the count of wrong passwords, so that earlier
 * guesses lock no user out.
 */
export async function setPassword(
  queries: Queries,
  user: UserRow,
  { passwordHash, now, keptSessionId }: { passwordHash: string; now: Date; keptSessionId?: string },
): Promise<void> {
  await updateUser(queries, user.id, { password_hash: passwordHash });
  await endAccess(queries, user.id, { now, ...(keptSessionId !== undefined && { keptSessionId }) });
  await deleteResetsOf(queries, user.id);
  await forgiveTries(queries, { email: user.email });
  await forgiveTries(queries, { userId: user.id });
}

/** Ends all sessions of a person, except the kept one, and the trust in their browsers, and revokes their API tokens. */
export async function endAccess(
  queries: Queries,
  userId: string,
  { now, keptSessionId }: { now: Date; keptSessionId?: string },
): Promise<void> {
  await deleteSessionsOf(queries, userId, keptSessionId);
  await revokeTokensOf(queries, userId, now);
  await endAllTrust(queries, userId);
}
