import type { Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Origin } from '../account-event/index.ts';
import { lockRow, readStanding } from './practice-store.ts';

/** A call that is written into the log of accounts. */
export interface NotedCall extends Call {
  from: Origin;
}

/**
 * The caller's role in the practice. Throws `not_found` for a person who does not work there, so that the practice is
 * not revealed, and `forbidden` when only its managers may do the act.
 */
export async function enterPractice(
  queries: Queries,
  { userId }: Pick<Call, 'userId'>,
  practiceId: string,
  needed: 'manager' | 'staff',
): Promise<{ role: 'manager' | 'staff'; name: string }> {
  const standing = await readStanding(queries, { practiceId, userId });
  if (standing === null) throw new DomainError('not_found');
  if (needed === 'manager' && standing.role !== 'manager')
    throw new DomainError('forbidden', { word: 'practice_managers_only' });
  return standing;
}

/**
 * Locks a practice until the end of the transaction: all changes to its people and requests happen one after the
 * other.
 */
export async function lockPractice(queries: Queries, practiceId: string): Promise<void> {
  await lockRow(queries, practiceId);
}
