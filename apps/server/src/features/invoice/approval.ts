import { may, type Role } from '@folio/permissions';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, readBooks } from '../ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { checkInvoice } from './check-invoice.ts';
import { statedRounding } from './draft-totals.ts';
import { setPending, setRejected, setReopened } from './life-store.ts';
import { noteAct } from './note-act.ts';
import { refuseOtherTotal } from './printed-total.ts';
import { editable, unconfirmed } from './save-invoice.ts';
import type { StoredInvoice } from './store.ts';

/** True when whoever submits a document may not be who confirms it. */
export async function approvalNeeded(tx: CompanyTransaction): Promise<boolean> {
  return (await readSalesSetting(tx)).approval_needed;
}

/** Who confirms; `role` is absent for what runs by itself, which approves nothing. */
export interface ConfirmingCall extends LedgerCall {
  role?: Role;
}

/**
 * Refuses to confirm what was sent back, and where a second person approves: what nobody handed in, what the approver handed in,
 * and a caller who may not approve.
 */
export async function refuseUnapproved(
  tx: CompanyTransaction,
  call: ConfirmingCall,
  row: StoredInvoice,
): Promise<void> {
  if (row.confirmStatus === 'rejected') throw new Refusal('conflict', { word: 'invoice_rejected' });
  if (!(await approvalNeeded(tx))) return;
  if (row.confirmStatus !== 'pending') throw new Refusal('conflict', { word: 'approval_needed' });
  if (!may(call.role ?? null, 'approve')) throw new Refusal('forbidden', { word: 'approver_only' });
  if (row.submittedBy === call.userId) throw new Refusal('conflict', { word: 'approver_submitted' });
}

/** Hands a draft in for approval, complete as for confirming. */
export async function submitInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  const { type, draft } = await editable(tx, id, version);
  const { approval_needed: needed, tax_rounding: taxRounding } = await readSalesSetting(tx);
  if (!needed) throw new Refusal('conflict', { word: 'approval_not_needed' });
  const books = await readBooks(tx);
  const rules = { ...books, taxRounding: statedRounding(draft, { taxCodes: books.taxCodes, taxRounding }) };
  refuseOtherTotal(draft, checkInvoice(type, draft, rules));
  await setPending(tx, id, { by: call.userId, at: call.now, draft });
  await noteAct(tx, call, { id, act: 'submitted' });
}

/** Sends an unconfirmed document back with a reason: it posts nothing until it is taken up again. */
export async function rejectInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version, reason }: { id: string; version?: number; reason: string },
): Promise<void> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'rejected') throw new Refusal('conflict', { word: 'invoice_rejected' });
  await setRejected(tx, id, { by: call.userId, reason });
  await noteAct(tx, call, { id, act: 'rejected', change: { reason } });
}

/** Takes a rejected document up again, or one handed in back, so that it may be changed. */
export async function reopenInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'unconfirmed') throw new Refusal('conflict', { word: 'invoice_open_already' });
  await setReopened(tx, id);
  await noteAct(tx, call, { id, act: 'reopened' });
}
