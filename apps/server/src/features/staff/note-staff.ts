import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { writeAudit } from '../ledger/index.ts';

type StaffAct =
  | 'invited'
  | 'invited_again'
  | 'joined'
  | 'role_changed'
  | 'removed'
  | 'ownership_transferred'
  | 'invitation_changed'
  | 'invitation_cancelled';

/** Writes into the company's log what was done about somebody: `subjectId` the person's, or the invitation's. */
export async function noteStaff(
  tx: CompanyTransaction,
  { userId, now: at }: { userId: string; now: Date },
  { action, subjectId, change }: { action: StaffAct; subjectId: string; change: Record<string, unknown> },
): Promise<void> {
  await writeAudit(tx, { userId, at, action: `staff.${action}`, subjectType: 'staff', subjectId, change });
}
