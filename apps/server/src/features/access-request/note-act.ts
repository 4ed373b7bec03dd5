import type { AuditAction } from '@folio/contract';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { writeAudit } from '../ledger/index.ts';

/** Something done to a request, by whom and for whom. */
export interface NotedAct {
  action: AuditAction;
  userId: string;
  now: Date;
  from: Origin;
  practiceId: string;
  /** True where the person acts for the practice, false for the company. */
  forPractice: boolean;
  request: { id: string; number: number };
  change: Record<string, unknown>;
}

/**
 * Writes an act into the log of accounts and, where it is known which company it concerns, into that company's audit trail. The last
 * thing in a transaction: afterwards it sees that company only.
 */
export async function noteAct(queries: Transaction<DB>, companyId: string | null, act: NotedAct): Promise<void> {
  const { action, userId, practiceId, from, request } = act;
  const change = { number: String(request.number), ...act.change };
  await noteAccountEvent(queries, { userId, action, practiceId, from, change });
  if (companyId === null) return;
  await sql`
    select set_config('folio.company_id', ${companyId}, true), set_config('role', 'folio_app', true),
           set_config('folio.practice_id', ${act.forPractice ? practiceId : ''}, true),
           set_config('folio.address', ${from.address ?? ''}, true)`.execute(queries);
  const { name: practice } = await queries
    .selectFrom('practice')
    .select('name')
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow();
  await writeAudit(
    { companyId, queries },
    {
      userId,
      at: act.now,
      action,
      subjectType: 'access_request',
      subjectId: request.id,
      change: { ...change, practice },
    },
  );
}
