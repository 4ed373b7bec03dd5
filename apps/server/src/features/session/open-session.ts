import type { Queries } from '../../platform/database/open.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { dropExpiredSessions, insertSession, renewSession } from './session-store.ts';
import { findUser } from './store.ts';

/** How long a session stands, and the cookie that names it. */
export const SESSION_SECONDS = 14 * 24 * 3600;
/** How long a session may owe its second factor. */
const PENDING_SECONDS = 30 * 60;

/** By what somebody proved who they are, as the history says it. */
export type Factor =
  | 'password'
  | 'email_code'
  | 'authenticator'
  | 'recovery_code'
  | 'passkey'
  | 'trusted_device'
  | 'provider';

export interface NewSession {
  userId: string;
  from: Origin;
  now: Date;
  /** When the password (or a passkey) was given; null where it was not, as after a third party's word. */
  confirmedAt: Date | null;
  /** The second factor is still owed. */
  pending: boolean;
  /** What let them in; said in the history where nothing is pending. */
  factor: Factor;
}

/** Opens a session and answers its token. A closed account gets none: throws `credentials_invalid`. */
export async function openSession(queries: Queries, session: NewSession): Promise<string> {
  const { userId, from, now, confirmedAt, pending, factor } = session;
  const user = await findUser(queries, userId);
  if (!user || user.closed_at !== null) throw new Refusal('credentials_invalid');
  await dropExpiredSessions(queries, userId, now);
  const token = newSecret();
  await insertSession(queries, {
    tokenHash: hashSecret(token),
    userId,
    pending,
    confirmedAt,
    from,
    now,
    expiresAt: after(now, pending ? PENDING_SECONDS : SESSION_SECONDS),
  });
  if (!pending) await noteAccountEvent(queries, { userId, action: 'signed_in', from, change: { factor } });
  return token;
}

/**
 * The second factor was given: the session goes on under a new token, so that whoever knew the old one has nothing. Answers the new
 * token. Throws `unauthenticated` where the session has ended meanwhile.
 */
export async function finishSecondFactor(
  queries: Queries,
  { tokenHash, from, now, factor }: { tokenHash: Buffer; from: Origin; now: Date; factor: Factor },
): Promise<string> {
  const token = newSecret();
  const userId = await renewSession(queries, tokenHash, {
    tokenHash: hashSecret(token),
    pending: false,
    now,
    expiresAt: after(now, SESSION_SECONDS),
  });
  if (userId === null) throw new Refusal('unauthenticated');
  await noteAccountEvent(queries, { userId, action: 'signed_in', from, change: { factor } });
  return token;
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
