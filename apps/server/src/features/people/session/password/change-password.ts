import type { changePasswordRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Queries } from '../../../../platform/database/open.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { hashSecret, newSecret, type SessionUser } from '../../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import type { SessionDesk } from '../account/desk.ts';
import { notify } from '../account/notices.ts';
import { forgiveTries, takeTry } from '../attempts/sign-in-guard.ts';
import { confirmPasswordGiven } from '../open-session.ts';
import { renewSession } from '../session-store.ts';
import type { UserRow } from '../store.ts';
import { findUser } from '../users.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';

/**
 * Checks the password and returns its user. Throws `wrong_password` at the named field, and `too_many_requests` after
 * too many wrong tries.
 */
export async function demandPassword(
  queries: Queries,
  userId: string,
  password: string,
  { now, from, path }: { now: Date; from: Origin; path: string },
): Promise<UserRow> {
  await takeTry(queries, { userId }, now);
  const user = await findUser(queries, userId);
  if (!user || !(await passwordMatches(user.password_hash, password))) {
    await noteAccountEvent(queries, { userId, action: 'password_failed', from });
    throw new DomainError('wrong_password', { word: 'password_wrong', faults: [{ path, word: 'password_wrong' }] });
  }
  await forgiveTries(queries, { userId });
  return user;
}

/** Checks the password again before a sensitive act; the confirmation is valid for the session's next minutes. */
export async function confirmPassword(call: Call, session: SessionUser, from: Origin, password: string): Promise<void> {
  const { queries } = call.database;
  await demandPassword(queries, call.userId, password, { now: call.now, from, path: 'password' });
  await confirmPasswordGiven(queries, session.tokenHash, call.now);
}

/**
 * Changes the password. Every other session and every API token ends; this session continues under the returned
 * token.
 */
export async function changePassword(
  desk: SessionDesk,
  call: Call,
  session: SessionUser,
  from: Origin,
  form: z.infer<typeof changePasswordRequest>,
): Promise<string> {
  const { queries } = call.database;
  const { userId, now } = call;
  const user = await demandPassword(queries, userId, form.current_password, { now, from, path: 'current_password' });
  await checkNewPassword(form.password, user);
  const passwordHash = await hashPassword(form.password);
  const token = newSecret();
  await queries.transaction().execute(async (tx) => {
    await setPassword(tx, user, { passwordHash, now, keptSessionId: session.sessionId });
    const renewed = await renewSession(tx, session.tokenHash, { tokenHash: hashSecret(token), now, confirmedAt: now });
    if (renewed === null) throw new DomainError('unauthenticated');
    await noteAccountEvent(tx, { userId, action: 'password_changed', from });
  });
  notify(desk, user, 'password_changed');
  return token;
}
