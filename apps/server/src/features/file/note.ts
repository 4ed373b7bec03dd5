import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type FieldChanges, writeAudit } from '../ledger/index.ts';

/** Who does something to a file, and when; nobody when the clock does it. */
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

/** Writes down what was done to a file. */
export function noteFile(
  tx: CompanyTransaction,
  { userId, now: at }: Doer,
  id: string,
  action: FileAction,
  change: FieldChanges,
): Promise<void> {
  return writeAudit(tx, { userId, at, action, subjectType: 'document', subjectId: id, change });
}
