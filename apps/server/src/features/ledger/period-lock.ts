import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { LedgerCall } from './ledger-call.ts';
import { lockHead, writeAudit, writePeriodLock } from './store.ts';

/** Locks every day up to and including `through`; null opens all. Waits for postings under way; every move is logged. */
export async function setPeriodLock(tx: CompanyTransaction, call: LedgerCall, through: Day | null): Promise<void> {
  const { lockedThrough } = await lockHead(tx);
  await writePeriodLock(tx, through);
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'period_lock',
    subjectType: 'company',
    subjectId: tx.companyId,
    change: { from: lockedThrough, to: through },
  });
}
