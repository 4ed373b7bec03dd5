import type { InvoiceDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type LedgerCall, readBooks } from '../../../books/ledger/index.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { noteAct } from '../life/note-act.ts';
import { deleteInvoice, lockInvoice, type StoredInvoice, updateDraft } from '../store.ts';
import { columnsOfDraft } from './draft-columns.ts';
import { refuseUnreadable } from './draft-faults.ts';
import { keepVersion } from './versions.ts';

/** Locks the row to act on: it must exist, be unconfirmed, and have the version the caller read. */
export async function unconfirmed(tx: CompanyTransaction, id: string, version?: number): Promise<StoredInvoice> {
  const row = await lockInvoice(tx, id);
  if (row === null) throw new DomainError('not_found');
  if (row.confirmStatus === 'confirmed')
    throw new DomainError('already_confirmed', { word: 'invoice_confirmed', values: { number: row.number } });
  if (version !== undefined && row.version !== version) throw new DomainError('stale_version');
  return row;
}

/** Locks the row to change: in addition, it must not be submitted for approval or rejected. */
export async function editable(tx: CompanyTransaction, id: string, version?: number): Promise<StoredInvoice> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'pending') throw new DomainError('conflict', { word: 'invoice_pending' });
  if (row.confirmStatus === 'rejected') throw new DomainError('conflict', { word: 'invoice_rejected' });
  return row;
}

/** Saves an unconfirmed document, complete or not. A stale version is rejected and overwrites nothing. */
export async function saveInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id: string; version: number; draft: InvoiceDraft },
): Promise<void> {
  const row = await editable(tx, input.id, input.version);
  refuseUnreadable(input.draft);
  const { taxCodes } = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  await updateDraft(tx, row.id, input.draft, columnsOfDraft(row.type, input.draft, { taxCodes, taxRounding }));
  await keepVersion(tx, call, row, input.draft);
}

/** Deletes an unconfirmed document; a confirmed one must be voided instead. */
export async function removeInvoice(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const row = await unconfirmed(tx, id);
  if (row.confirmStatus === 'pending') throw new DomainError('conflict', { word: 'invoice_pending' });
  await deleteInvoice(tx, row.id);
  const { type, number } = row;
  await noteAct(tx, call, { id, act: 'removed', change: { type, number } });
}
