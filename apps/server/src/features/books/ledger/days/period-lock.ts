import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger-call.ts';
import { lockHead, writePeriodLock } from '../store.ts';

/**
 * Locks every day up to and including `through`; null removes the lock. Waits for postings in progress. A database
 * trigger writes the audit event of every change of the lock.
 */
export async function setPeriodLock(
  tx: CompanyTransaction,
  call: LedgerCall,
  through: Day | null,
  reason = '',
): Promise<void> {
  await lockHead(tx);
  await writePeriodLock(tx, through, { userId: call.userId, at: call.now, reason });
}
