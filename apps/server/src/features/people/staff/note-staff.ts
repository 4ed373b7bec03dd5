import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { writeAudit } from '../../books/ledger/index.ts';

type StaffAct =
  | 'invited'
  | 'invited_again'
  | 'joined'
  | 'role_changed'
  | 'removed'
  | 'ownership_transferred'
  | 'invitation_changed'
  | 'invitation_cancelled';

/** Logs an act concerning a person in the company's log. `subjectId` is the person's id, or the invitation's. */
export async function noteStaff(
  tx: CompanyTransaction,
  { userId, now: at }: { userId: string; now: Date },
  { action, subjectId, change }: { action: StaffAct; subjectId: string; change: Record<string, unknown> },
): Promise<void> {
  await writeAudit(tx, { userId, at, action: `staff.${action}`, subjectType: 'staff', subjectId, change });
}
