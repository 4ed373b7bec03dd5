import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type FieldChanges, writeAudit } from '../../books/ledger/index.ts';

/** Who changes a file, and when. A periodic task has no user. */
export interface Doer {
  userId: string | null;
  now: Date;
}

type FileAction =
  | 'file_stored'
  | 'file_renamed'
  | 'file_trashed'
  | 'file_restored'
  | 'file_destroyed'
  | 'file_attached'
  | 'file_detached';

/** Records a change of a file in the audit trail. */
export function noteFile(
  tx: CompanyTransaction,
  { userId, now: at }: Doer,
  id: string,
  action: FileAction,
  change: FieldChanges,
): Promise<void> {
  return writeAudit(tx, { userId, at, action, subjectType: 'document', subjectId: id, change });
}
