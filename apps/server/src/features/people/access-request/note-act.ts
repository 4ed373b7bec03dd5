import type { AuditAction } from '@folio/contract';
import type { Transaction } from 'kysely';
import { enterCompany } from '../../../platform/database/transaction.ts';
import type { DB } from '../../../platform/database/types.gen.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { practiceName } from './people-store.ts';

/** An act on a request, by whom and for whom. */
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
 * Writes an act into the log of accounts and, where the company is known, into that company's audit trail. It must be
 * the last statement of a transaction: afterwards the transaction sees only that company.
 */
export async function noteAct(queries: Transaction<DB>, companyId: string | null, act: NotedAct): Promise<void> {
  const { action, userId, practiceId, from, request } = act;
  const change = { number: String(request.number), ...act.change };
  await noteAccountEvent(queries, { userId, action, practiceId, from, change });
  if (companyId === null) return;
  const tx = await enterCompany(queries, companyId, {
    practiceId: act.forPractice ? practiceId : null,
    address: from.address,
  });
  const practice = await practiceName(queries, practiceId);
  await writeAudit(tx, {
    userId,
    at: act.now,
    action,
    subjectType: 'access_request',
    subjectId: request.id,
    change: { ...change, practice },
  });
}
