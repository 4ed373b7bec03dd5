import type { Queries } from '../../platform/database/open.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import type { Origin } from '../account-event/index.ts';
import { findDevice, hasDevice, insertDevice, touchDevice } from './device-store.ts';

const TRUST_DAYS = 30;

export interface SeenDevice {
  userId: string;
  /** The secret the browser came with; null where it has none for this person. */
  token: string | null;
  from: Origin;
  now: Date;
  /** The person asked for no code in this browser for a while. */
  trust: boolean;
}

/**
 * Keeps a browser somebody has just come in from. Answers the secret it goes on with, and whether it is new to an account that knows
 * others. A secret the account does not know is never taken over, and trust begins with a new one: a cookie somebody planted gains nothing.
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

/** Whether the browser that holds this secret need not give a second factor for the account. */
export async function isTrustedBrowser(
  queries: Queries,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
): Promise<boolean> {
  const device = token === null ? undefined : await findDevice(queries, userId, hashSecret(token));
  return (device?.trusted_until ?? now) > now;
}
