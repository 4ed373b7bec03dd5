import type { Queries } from '../../../../platform/database/open.ts';
import { hashSecret } from '../../../../platform/http/session.ts';
import { clearFailures, countFailure, lockedUntil } from './attempt-store.ts';
import { waitRefusal } from './attempts.ts';

/**
 * Seconds to wait after the first, second, ... wrong password in a row: four are free, then the wait doubles up to an
 * hour.
 */
export const LOCK_SECONDS = [0, 0, 0, 0, 60, 120, 240, 480, 960, 1920, 3600] as const;
/** Failures count as consecutive only when each follows the last within this time. */
const ROW_HOURS = 24;

/**
 * The key under which wrong passwords are counted. An e-mail is locked whether or not it has an account. A browser
 * that its account knows is counted separately, so that a stranger's guesses do not lock the owner out.
 */
export type Guarded = { email: string } | { deviceId: string } | { userId: string };

/** Uses one try of a password. Throws `too_many_requests`, with the remaining time, while no try is left. */
export async function takeTry(queries: Queries, whose: Guarded, now: Date): Promise<void> {
  const key = keyOf(whose);
  const forgottenBefore = new Date(now.getTime() - ROW_HOURS * 3_600_000);
  if (await countFailure(queries, key, { now, forgottenBefore, lockSeconds: LOCK_SECONDS })) return;
  const until = await lockedUntil(queries, key);
  throw waitRefusal((until?.getTime() ?? now.getTime()) - now.getTime());
}

/** Resets the count: the password was right (or is a new one), so the next wrong one is the first again. */
export async function forgiveTries(queries: Queries, whose: Guarded): Promise<void> {
  await clearFailures(queries, keyOf(whose));
}

function keyOf(whose: Guarded): Buffer {
  if ('email' in whose) return hashSecret(`guard-email:${whose.email.trim().toLowerCase()}`);
  return hashSecret('deviceId' in whose ? `guard-device:${whose.deviceId}` : `guard-user:${whose.userId}`);
}
