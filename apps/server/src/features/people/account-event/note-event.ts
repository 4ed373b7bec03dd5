import type { Queries } from '../../../platform/database/open.ts';
import { type AccountEvent, insertEvent } from './event-store.ts';

const MAX_USER_AGENT = 300;

/** Writes the event into the log, in the caller's transaction where `queries` is one. */
export async function noteAccountEvent(queries: Queries, event: AccountEvent): Promise<void> {
  const userAgent = event.from.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
  await insertEvent(queries, { ...event, from: { ...event.from, userAgent } });
}
