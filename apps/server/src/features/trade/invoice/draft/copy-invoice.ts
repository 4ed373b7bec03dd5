import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { rateOn } from '../../../books/exchange-rate/index.ts';
import { type LedgerCall, readBooks } from '../../../books/ledger/index.ts';
import { readPaymentTerms } from '../../../books/numbering/index.ts';
import { isCreditNote, isSales } from '../life/invoice-state.ts';
import { noteAct } from '../life/note-act.ts';
import { readInvoiceRow, type StoredInvoice } from '../store.ts';
import { type CopyContext, copiedDraft, creditDraft, returnAccounts } from './copy-draft.ts';
import { createInvoice } from './create-invoice.ts';

/** The document to copy. Throws `not_found`. */
export async function sourceOf(tx: CompanyTransaction, id: string): Promise<StoredInvoice> {
  const row = await readInvoiceRow(tx, id);
  if (row === null) throw new DomainError('not_found');
  return row;
}

/** The facts needed to make a new draft from a document on a given day. */
export async function copyContext(tx: CompanyTransaction, row: StoredInvoice, date: Day): Promise<CopyContext> {
  const { baseCurrency } = await readBooks(tx);
  const { currency } = row.draft;
  const known = currency === baseCurrency ? null : await rateOn(tx, currency, date);
  return { date, contactId: row.contactId, rate: known?.rate ?? null, terms: await readPaymentTerms(tx) };
}

/** Creates a draft with the same content, of the same type or another type of its side. Returns its id. */
export async function copyInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, type, date }: { id: string; type: InvoiceType | null; date: Day | null },
): Promise<string> {
  const row = await sourceOf(tx, id);
  const wanted = type ?? row.type;
  if (isSales(wanted) !== isSales(row.type)) throw new DomainError('conflict', { word: 'copy_other_side' });
  const copied = copiedDraft(row.draft, await copyContext(tx, row, date ?? call.today));
  const draft: InvoiceDraft = wanted === 'purchase_bill' ? copied : { ...copied, is_receipt: false };
  const unpaid = isCreditNote(wanted) ? { due_date: null } : {};
  const made = await createInvoice(tx, call, { type: wanted, draft: { ...draft, ...unpaid } });
  await noteAct(tx, call, { id: made, act: 'copied', change: { from: row.number } });
  return made;
}

/**
 * Creates a draft credit note over a confirmed invoice or bill. Returns its id; throws `conflict` for other
 * documents.
 */
export async function creditInvoice(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<string> {
  const row = await sourceOf(tx, id);
  const values = { number: row.number };
  if (row.type !== 'sales_invoice' && row.type !== 'purchase_bill')
    throw new DomainError('conflict', { word: 'credit_of_invoice_only' });
  if (row.confirmStatus !== 'confirmed') throw new DomainError('conflict', { word: 'credit_unconfirmed' });
  if (row.voidedOn !== null) throw new DomainError('conflict', { word: 'already_voided', values });
  const { chart } = await readBooks(tx);
  const draft = creditDraft(row, await copyContext(tx, row, call.today), returnAccounts(chart));
  const type = row.type === 'sales_invoice' ? 'sales_credit_note' : 'purchase_credit_note';
  return createInvoice(tx, call, { type, draft });
}
