import type { Queries } from '../../platform/database/open.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret } from '../../platform/http/session.ts';
import { countAttempt } from './store.ts';

const WINDOW_MINUTES = 15;

/** Counts a try at something that can be guessed or flooded; throws `too_many_requests` past the limit of the window. */
export async function limitAttempts(
  queries: Queries,
  what: string,
  who: string,
  limit: number,
  now: Date,
): Promise<void> {
  const windowMs = WINDOW_MINUTES * 60_000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const count = await countAttempt(queries, hashSecret(`${what}:${who.toLowerCase()}`), windowStart);
  if (count <= limit) return;
  const minutes = Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 60_000);
  throw new Refusal('too_many_requests', { values: { minutes: String(minutes) } });
}
