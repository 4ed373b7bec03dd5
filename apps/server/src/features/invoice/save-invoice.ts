import type { InvoiceDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readBooks } from '../ledger/index.ts';
import { columnsOfDraft } from './draft-columns.ts';
import { deleteInvoice, lockInvoice, type StoredInvoice, updateDraft } from './store.ts';

/** The row to change, locked: it exists, was not confirmed, and is the version the caller looked at. */
export async function editable(tx: CompanyTransaction, id: string, version?: number): Promise<StoredInvoice> {
  const row = await lockInvoice(tx, id);
  if (row === null) throw new Refusal('not_found');
  if (row.confirmStatus === 'confirmed')
    throw new Refusal('already_confirmed', { word: 'invoice_confirmed', values: { number: row.number } });
  if (version !== undefined && row.version !== version) throw new Refusal('stale_version');
  return row;
}

/** Saves an unconfirmed document as it stands, complete or not. A stale version is refused and loses nothing. */
export async function saveInvoice(
  tx: CompanyTransaction,
  input: { id: string; version: number; draft: InvoiceDraft },
): Promise<void> {
  const row = await editable(tx, input.id, input.version);
  const { taxCodes } = await readBooks(tx);
  await updateDraft(tx, row.id, input.draft, columnsOfDraft(row.type, input.draft, taxCodes));
}

/** Deletes an unconfirmed document; a confirmed one is voided instead. */
export async function removeInvoice(tx: CompanyTransaction, id: string): Promise<void> {
  const row = await editable(tx, id);
  await deleteInvoice(tx, row.id);
}
