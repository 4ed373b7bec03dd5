import type { Queries } from '../../platform/database/open.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Origin } from '../account-event/index.ts';
import { readStanding } from './practice-store.ts';

/** A call that is written into the log of accounts. */
export interface NotedCall extends Call {
  from: Origin;
}

/**
 * What the caller is in the practice. Throws `not_found` for who does not work there, so that nothing of it shows, and `forbidden`
 * for what only its managers may do.
 */
export async function enterPractice(
  queries: Queries,
  { userId }: Pick<Call, 'userId'>,
  practiceId: string,
  needed: 'manager' | 'staff',
): Promise<{ role: 'manager' | 'staff'; name: string }> {
  const standing = await readStanding(queries, { practiceId, userId });
  if (standing === null) throw new Refusal('not_found');
  if (needed === 'manager' && standing.role !== 'manager')
    throw new Refusal('forbidden', { word: 'practice_managers_only' });
  return standing;
}
