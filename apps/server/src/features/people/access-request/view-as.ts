import { DomainError } from '../../../platform/http/domain-error.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import type { NotedCompanyCall } from './ask.ts';

/**
 * Logs that a person of a practice enters or leaves a client's books. Throws `conflict` for the company's own people,
 * who have access without entering.
 */
export async function viewAs(call: NotedCompanyCall, on: boolean): Promise<void> {
  const { practice, userId, companyId, now, from } = call;
  if (practice === null) throw new DomainError('conflict', { word: 'view_as_own' });
  const action = on ? 'view_as_started' : 'view_as_ended';
  await call.transaction((tx) =>
    writeAudit(tx, {
      userId,
      at: now,
      action,
      subjectType: 'company',
      subjectId: companyId,
      change: { practice: practice.name },
    }),
  );
  const change = { company: companyId };
  await noteAccountEvent(call.database.queries, { userId, action, practiceId: practice.id, from, change });
}
