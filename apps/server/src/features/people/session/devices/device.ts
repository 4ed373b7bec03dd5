import type { Queries } from '../../../../platform/database/open.ts';
import { hashSecret, newSecret } from '../../../../platform/http/session.ts';
import type { Origin } from '../../account-event/index.ts';
import { findDevice, hasDevice, insertDevice, touchDevice } from './device-store.ts';

const TRUST_DAYS = 30;

export interface SeenDevice {
  userId: string;
  /** The secret in the browser's cookie; null where it has no secret for this person. */
  token: string | null;
  from: Origin;
  now: Date;
  /** The person asked to skip codes in this browser for a limited time. */
  trust: boolean;
}

/**
 * Stores the browser of a sign-in. Returns its next secret, and whether it is new to an account that knows others. A
 * secret unknown to the account is never adopted, and trust starts with a new one, so that a cookie planted by an
 * attacker has no effect.
 */
export async function keepDevice(
  queries: Queries,
  { userId, token, from, now, trust }: SeenDevice,
): Promise<{ token: string; isUnknown: boolean }> {
  const trustedUntil = trust ? new Date(now.getTime() + TRUST_DAYS * 24 * 3_600_000) : null;
  const known = token === null ? undefined : await findDevice(queries, userId, hashSecret(token));
  const next = newSecret();
  if (known !== undefined && token !== null) {
    await touchDevice(
      queries,
      known.id,
      { from, now },
      trustedUntil === null ? {} : { tokenHash: hashSecret(next), trustedUntil },
    );
    return { token: trust ? next : token, isUnknown: false };
  }
  const isUnknown = await hasDevice(queries, userId);
  await insertDevice(queries, { userId, tokenHash: hashSecret(next), from, now, trustedUntil });
  return { token: next, isUnknown };
}

/** Whether the browser with this secret may skip the second factor of the account. */
export async function isTrustedBrowser(
  queries: Queries,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
): Promise<boolean> {
  const device = token === null ? undefined : await findDevice(queries, userId, hashSecret(token));
  return (device?.trusted_until ?? now) > now;
}
