import type { Queries } from '../../../../platform/database/open.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../../platform/http/session.ts';
import { countAttempt, forgiveAttempt } from './attempt-store.ts';

const WINDOW_MS = 15 * 60_000;

/**
 * Counts a try at something that can be guessed or flooded; throws `too_many_requests` past the limit of the window.
 */
export async function limitAttempts(
  queries: Queries,
  what: string,
  who: string,
  limit: number,
  now: Date,
): Promise<void> {
  const count = await countAttempt(queries, keyOf(what, who), windowOf(now));
  if (count > limit) throw waitRefusal(windowOf(now).getTime() + WINDOW_MS - now.getTime());
}

const DAY_MS = 24 * 3_600_000;
/** More mails to people without an account than one person writes in a day. */
const MAX_OF_DAY = { invitations: 100, questions: 300 } as const;

/**
 * Counts a mail to a person without an account, over all companies and practices of the sender: users create
 * companies freely, so a limit per company would not limit anything. Throws `too_many_requests`.
 */
export async function limitMailsOfDay(
  queries: Queries,
  kind: keyof typeof MAX_OF_DAY,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const max = MAX_OF_DAY[kind];
  if ((await countAttempt(queries, keyOf(`${kind}-of-day`, userId), day)) <= max) return;
  throw new DomainError('too_many_requests', { word: `${kind}_of_day`, values: { max: String(max) } });
}

/** Removes a counted try that was not a guess. */
export async function uncountAttempt(queries: Queries, what: string, who: string, now: Date): Promise<void> {
  await forgiveAttempt(queries, keyOf(what, who), windowOf(now));
}

/**
 * The unit that an address is counted by: an IPv4 address, or the network of an IPv6 address, because its owner has
 * all of the network.
 */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown';
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':');
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

function keyOf(what: string, who: string): Buffer {
  return hashSecret(`${what}:${who.toLowerCase()}`);
}

function windowOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);
}

/**
 * The error for a person who has to wait, with the remaining time: in seconds under a minute, else in whole minutes.
 */
export function waitRefusal(leftMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60)
    return new DomainError('too_many_requests', { word: 'wait_seconds', values: { seconds: String(seconds) } });
  if (minutes === 1) return new DomainError('too_many_requests', { word: 'wait_minute' });
  return new DomainError('too_many_requests', { values: { minutes: String(minutes) } });
}
