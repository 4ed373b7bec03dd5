import type { Queries } from '../../platform/database/open.ts';
import { endAllTrust } from './device-store.ts';
import { deleteSessionsOf, revokeTokensOf } from './session-store.ts';
import { forgiveTries } from './sign-in-guard.ts';
import { deleteResetsOf, type UserRow, updateUser } from './store.ts';

/**
 * A new password, in the caller's transaction: whatever the old one opened closes with it (sessions but the kept one, trusted
 * browsers, API tokens, reset links), and nobody is locked out by what was guessed at the old one.
 */
export async function setPassword(
  queries: Queries,
  user: UserRow,
  { passwordHash, now, keptSessionId }: { passwordHash: string; now: Date; keptSessionId?: string },
): Promise<void> {
  await updateUser(queries, user.id, { password_hash: passwordHash });
  await deleteSessionsOf(queries, user.id, keptSessionId);
  await revokeTokensOf(queries, user.id, now);
  await endAllTrust(queries, user.id);
  await deleteResetsOf(queries, user.id);
  await forgiveTries(queries, { email: user.email });
  await forgiveTries(queries, { userId: user.id });
}
