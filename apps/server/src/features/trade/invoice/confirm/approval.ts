import { may, type Role } from '@folio/permissions';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, readBooks } from '../../../books/ledger/index.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { checkInvoice } from '../draft/check-invoice.ts';
import { statedRounding } from '../draft/draft-totals.ts';
import { refuseOtherTotal } from '../draft/printed-total.ts';
import { editable, unconfirmed } from '../draft/save-invoice.ts';
import { setPending, setRejected, setReopened } from '../life/life-store.ts';
import { noteAct } from '../life/note-act.ts';
import type { StoredInvoice } from '../store.ts';

/** True if the person who submits a document may not confirm it. */
export async function approvalNeeded(tx: CompanyTransaction): Promise<boolean> {
  return (await readSalesSetting(tx)).approval_needed;
}

/** The person who confirms; `role` is absent for automatic jobs, which cannot approve. */
export interface ConfirmingCall extends LedgerCall {
  role?: Role;
}

/**
 * Rejects confirming a rejected document. If a second person must approve, also rejects a document that was not
 * submitted, one the approver submitted, and a caller who may not approve.
 */
export async function refuseUnapproved(
  tx: CompanyTransaction,
  call: ConfirmingCall,
  row: StoredInvoice,
): Promise<void> {
  if (row.confirmStatus === 'rejected') throw new DomainError('conflict', { word: 'invoice_rejected' });
  if (!(await approvalNeeded(tx))) return;
  if (row.confirmStatus !== 'pending') throw new DomainError('conflict', { word: 'approval_needed' });
  if (!may(call.role ?? null, 'approve')) throw new DomainError('forbidden', { word: 'approver_only' });
  if (row.submittedBy === call.userId) throw new DomainError('conflict', { word: 'approver_submitted' });
}

/** Submits a draft for approval; it must be as complete as for confirming. */
export async function submitInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  const { type, draft } = await editable(tx, id, version);
  const { approval_needed: needed, tax_rounding: taxRounding } = await readSalesSetting(tx);
  if (!needed) throw new DomainError('conflict', { word: 'approval_not_needed' });
  const books = await readBooks(tx);
  const rules = { ...books, taxRounding: statedRounding(draft, { taxCodes: books.taxCodes, taxRounding }) };
  refuseOtherTotal(draft, checkInvoice(type, draft, rules));
  await setPending(tx, id, { by: call.userId, at: call.now, draft });
  await noteAct(tx, call, { id, act: 'submitted' });
}

/** Rejects an unconfirmed document with a reason: it cannot be posted until it is reopened. */
export async function rejectInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version, reason }: { id: string; version?: number; reason: string },
): Promise<void> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'rejected') throw new DomainError('conflict', { word: 'invoice_rejected' });
  await setRejected(tx, id, { by: call.userId, reason });
  await noteAct(tx, call, { id, act: 'rejected', change: { reason } });
}

/** Reopens a rejected or submitted document for changes. */
export async function reopenInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'unconfirmed') throw new DomainError('conflict', { word: 'invoice_open_already' });
  await setReopened(tx, id);
  await noteAct(tx, call, { id, act: 'reopened' });
}
