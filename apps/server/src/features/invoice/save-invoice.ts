import type { InvoiceDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, readBooks } from '../ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { columnsOfDraft } from './draft-columns.ts';
import { refuseUnreadable } from './draft-faults.ts';
import { noteAct } from './note-act.ts';
import { deleteInvoice, lockInvoice, type StoredInvoice, updateDraft } from './store.ts';
import { keepVersion } from './versions.ts';

/** The row to act on, locked: it exists, was not confirmed, and is the version the caller looked at. */
export async function unconfirmed(tx: CompanyTransaction, id: string, version?: number): Promise<StoredInvoice> {
  const row = await lockInvoice(tx, id);
  if (row === null) throw new Refusal('not_found');
  if (row.confirmStatus === 'confirmed')
    throw new Refusal('already_confirmed', { word: 'invoice_confirmed', values: { number: row.number } });
  if (version !== undefined && row.version !== version) throw new Refusal('stale_version');
  return row;
}

/** The row to change, locked: likewise, and nobody was asked to approve it or sent it back. */
export async function editable(tx: CompanyTransaction, id: string, version?: number): Promise<StoredInvoice> {
  const row = await unconfirmed(tx, id, version);
  if (row.confirmStatus === 'pending') throw new Refusal('conflict', { word: 'invoice_pending' });
  if (row.confirmStatus === 'rejected') throw new Refusal('conflict', { word: 'invoice_rejected' });
  return row;
}

/** Saves an unconfirmed document as it stands, complete or not. A stale version is refused and loses nothing. */
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

/** Deletes an unconfirmed document; a confirmed one is voided instead. */
export async function removeInvoice(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const row = await unconfirmed(tx, id);
  if (row.confirmStatus === 'pending') throw new Refusal('conflict', { word: 'invoice_pending' });
  await deleteInvoice(tx, row.id);
  const { type, number } = row;
  await noteAct(tx, call, { id, act: 'removed', change: { type, number } });
}
