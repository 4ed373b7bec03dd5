import type { AuditAction } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';

/** Notes a change of the filing in the audit trail. */
export async function noteFiling(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const fields = Object.entries(values).map(([field, after]) => [field, { before: null, after }]);
  const change = Object.fromEntries(fields);
  await writeAudit(tx, { userId, at, action, subjectType: 'filing', subjectId: tx.companyId, change });
}
