import type { AuditAction } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type FieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';

/** Who acts, and when. */
export type Who = Pick<LedgerCall, 'userId' | 'now'>;

/** Writes what was done in a room into the audit trail. */
export async function noteRoom(
  tx: CompanyTransaction,
  { userId, now: at }: Who,
  subjectId: string,
  action: Extract<AuditAction, `auditor_${string}`>,
  change: FieldChanges,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'audit_room', subjectId, change });
}
