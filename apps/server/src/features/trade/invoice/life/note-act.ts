import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type LedgerCall, writeAudits } from '../../../books/ledger/index.ts';

/** Actions on a document, as named in its history and the audit trail. */
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

export async function noteAct(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, act, change = {} }: { id: string; act: InvoiceAct; change?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await noteActs(tx, call, { ids: [id], act, change });
}

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
