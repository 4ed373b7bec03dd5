import type { loginRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { limitAttempts, networkOf, uncountAttempt } from './attempts/attempts.ts';
import { forgiveTries, type Guarded, takeTry } from './attempts/sign-in-guard.ts';
import { findDevice } from './devices/device-store.ts';
import { openSession } from './open-session.ts';
import { passwordMatches } from './password/password.ts';
import type { UserRow } from './store.ts';
import { findUserByEmail } from './users.ts';

/** Wrong passwords from one network in 15 minutes, for all accounts together. */
const TRIES_OF_A_NETWORK = 60;

export interface Visitor {
  from: Origin;
  /** The secret that identifies this browser to an account; null where it has no such secret. */
  deviceToken(userId: string): string | null;
}

export interface SignedIn {
  userId: string;
  token: string;
  /** The second factor is pending. */
  pending: boolean;
}

/**
 * Checks email and password and opens a session, with a pending second factor unless the browser is trusted. Throws
 * `credentials_invalid` and `too_many_requests`, each the same whether or not the email has an account.
 */
export async function signIn(
  database: Database,
  now: Date,
  visitor: Visitor,
  { email, password }: z.infer<typeof loginRequest>,
): Promise<SignedIn> {
  const { queries } = database;
  const { from } = visitor;
  const network = networkOf(from.address);
  await limitAttempts(queries, 'sign-in', network, TRIES_OF_A_NETWORK, now);
  const user = await findUserByEmail(queries, email);
  const device = user ? await deviceOfVisitor(queries, user, visitor) : undefined;
  const guarded: Guarded = device ? { deviceId: device.id } : { email };
  await takeTry(queries, guarded, now);
  const matches = await passwordMatches(user?.password_hash ?? null, password);
  if (!matches || !user || user.closed_at !== null) {
    await noteAccountEvent(queries, { userId: user?.id ?? null, action: 'sign_in_failed', from });
    throw new DomainError('credentials_invalid');
  }
  await forgiveTries(queries, guarded);
  await uncountAttempt(queries, 'sign-in', network, now);
  const pending = !device?.trusted_until || device.trusted_until <= now;
  const factor = pending ? 'password' : 'trusted_device';
  const token = await database.queries
    .transaction()
    .execute((tx) => openSession(tx, { userId: user.id, from, now, confirmedAt: now, pending, factor }));
  return { userId: user.id, token, pending };
}

function deviceOfVisitor(queries: Queries, user: UserRow, visitor: Visitor) {
  const token = visitor.deviceToken(user.id);
  return token === null ? undefined : findDevice(queries, user.id, hashSecret(token));
}
