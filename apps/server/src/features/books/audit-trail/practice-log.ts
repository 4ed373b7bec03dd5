import type { AuditRow, ListMeta } from '@folio/contract';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { countPracticeLog, isManager, readPracticeLog } from './practice-log-store.ts';
import { presentRow } from './present-row.ts';

/**
 * What the people of a practice did in its name, and what its clients answered, newest first. Only the people of the
 * practice are named. Throws `not_found` for a user who does not manage the practice.
 */
export async function listPracticeLog(
  { database, userId, language }: Call,
  asked: { practiceId: string; page: number; limit: number },
): Promise<{ rows: AuditRow[]; meta: ListMeta }> {
  const { practiceId, page, limit } = asked;
  if (!(await isManager(database.queries, { practiceId, userId }))) throw new DomainError('not_found');
  const events = await readPracticeLog(database.queries, { practiceId, offset: (page - 1) * limit, limit });
  return {
    rows: events.map((event) => presentRow(event, { language, names: new Map(), withAddress: true })),
    meta: { page, limit, total: await countPracticeLog(database.queries, practiceId) },
  };
}
