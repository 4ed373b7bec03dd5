import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type LedgerCall, writeAudits } from '../ledger/index.ts';

/** What people do to a document, as its history and the audit trail name it. */
export type InvoiceAct =
  | 'created'
  | 'submitted'
  | 'confirmed'
  | 'rejected'
  | 'reopened'
  | 'voided'
  | 'removed'
  | 'copied'
  | 'answered'
  | 'invoiced';

/** Writes down who did what to a document. */
export async function noteAct(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, act, change = {} }: { id: string; act: InvoiceAct; change?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await noteActs(tx, call, { ids: [id], act, change });
}

/** Writes down who did the same to many documents. */
export async function noteActs(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  { ids, act, change = {} }: { ids: readonly string[]; act: InvoiceAct; change?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const what = { userId, at, action: `invoice.${act}` as const, subjectType: 'invoice', change };
  await writeAudits(
    tx,
    ids.map((subjectId) => ({ ...what, subjectId })),
  );
}
