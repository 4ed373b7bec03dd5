import type { AuditAction } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type FieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';

/** Writes an act of the close of a period into the audit trail. */
export async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { kind, end }: { kind: string; end: string },
  action: AuditAction,
  change: FieldChanges,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'close', subjectId: `${kind} ${end}`, change });
}
