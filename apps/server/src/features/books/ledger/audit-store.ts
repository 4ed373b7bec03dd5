import type { AuditAction } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** An event of the audit trail. The user is null where the server acted without a user. */
export interface AuditEvent {
  userId: string | null;
  at: Date;
  action: AuditAction;
  subjectType: string;
  subjectId: string;
  change: unknown;
}

export async function insertAuditEvents(tx: CompanyTransaction, events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    company_id: tx.companyId,
    at: event.at,
    user_id: event.userId,
    action: event.action,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    change: JSON.stringify(event.change),
  }));
  await tx.queries.insertInto('audit_event').values(rows).execute();
}
