import { Refusal } from '../../platform/http/refusal.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { writeAudit } from '../ledger/index.ts';
import type { NotedCompanyCall } from './ask.ts';

/** Writes down that somebody of a practice enters a client's books, or leaves them. The company's own people are simply in. */
export async function viewAs(call: NotedCompanyCall, on: boolean): Promise<void> {
  const { practice, userId, companyId, now, from } = call;
  if (practice === null) throw new Refusal('conflict', { word: 'view_as_own' });
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
