import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { dropExpiredSessions, insertSession, renewSession, writeConfirmed } from './session-store.ts';
import { findUser } from './users.ts';

/** The lifetime of a session and of its cookie. */
export const SESSION_SECONDS = 14 * 24 * 3600;
/** How long a session may wait for its second factor. */
const PENDING_SECONDS = 30 * 60;

/** The factor that proved a person's identity, as the sign-in history shows it. */
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
  /** The instant of the password (or passkey); null without one, for example after sign-in with a provider. */
  confirmedAt: Date | null;
  /** The second factor is still pending. */
  pending: boolean;
  /** The factor of the sign-in; stored in the history when no second factor is pending. */
  factor: Factor;
}

/** Opens a session and returns its token. Throws `credentials_invalid` for a closed account. */
export async function openSession(queries: Queries, session: NewSession): Promise<string> {
  const { userId, from, now, confirmedAt, pending, factor } = session;
  const user = await findUser(queries, userId);
  if (!user || user.closed_at !== null) throw new DomainError('credentials_invalid');
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
 * The second factor is complete: the session continues under a new token, so that a person who knew the old one has
 * no access. Returns the new token. Throws `unauthenticated` where the session has ended meanwhile.
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
  if (userId === null) throw new DomainError('unauthenticated');
  await noteAccountEvent(queries, { userId, action: 'signed_in', from, change: { factor } });
  return token;
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Notes that the person of a session has just given their password. */
export function confirmPasswordGiven(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  return writeConfirmed(queries, tokenHash, now);
}
