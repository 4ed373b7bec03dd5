import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { rateOn } from '../exchange-rate/index.ts';
import { type LedgerCall, readBooks } from '../ledger/index.ts';
import { readPaymentTerms } from '../numbering/index.ts';
import { type CopyContext, copiedDraft, creditDraft } from './copy-draft.ts';
import { createInvoice } from './create-invoice.ts';
import { isCreditNote, isSales } from './invoice-state.ts';
import { noteAct } from './note-act.ts';
import { readInvoiceRow, type StoredInvoice } from './store.ts';

/** A document to make another one of. Throws `not_found`. */
export async function sourceOf(tx: CompanyTransaction, id: string): Promise<StoredInvoice> {
  const row = await readInvoiceRow(tx, id);
  if (row === null) throw new Refusal('not_found');
  return row;
}

/** What a new draft made of a document on a day needs to know. */
export async function copyContext(tx: CompanyTransaction, row: StoredInvoice, date: Day): Promise<CopyContext> {
  const { baseCurrency } = await readBooks(tx);
  const { currency } = row.draft;
  const known = currency === baseCurrency ? null : await rateOn(tx, currency, date);
  return { date, contactId: row.contactId, rate: known?.rate ?? null, terms: await readPaymentTerms(tx) };
}

/** Makes a new draft with the same content, of the same type or another one of its side. Answers its id. */
export async function copyInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, type, date }: { id: string; type: InvoiceType | null; date: Day | null },
): Promise<string> {
  const row = await sourceOf(tx, id);
  const wanted = type ?? row.type;
  if (isSales(wanted) !== isSales(row.type)) throw new Refusal('conflict', { word: 'copy_other_side' });
  const copied = copiedDraft(row.draft, await copyContext(tx, row, date ?? call.today));
  const draft: InvoiceDraft = wanted === 'purchase_bill' ? copied : { ...copied, is_receipt: false };
  const unpaid = isCreditNote(wanted) ? { due_date: null } : {};
  const made = await createInvoice(tx, call, { type: wanted, draft: { ...draft, ...unpaid } });
  await noteAct(tx, call, { id: made, act: 'copied', change: { from: row.number } });
  return made;
}

/** Makes a draft credit note over a confirmed invoice or bill. Answers its id; throws `conflict` for anything else. */
export async function creditInvoice(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<string> {
  const row = await sourceOf(tx, id);
  const values = { number: row.number };
  if (row.type !== 'sales_invoice' && row.type !== 'purchase_bill')
    throw new Refusal('conflict', { word: 'credit_of_invoice_only' });
  if (row.confirmStatus !== 'confirmed') throw new Refusal('conflict', { word: 'credit_unconfirmed' });
  if (row.voidedOn !== null) throw new Refusal('conflict', { word: 'already_voided', values });
  const draft = creditDraft(row, await copyContext(tx, row, call.today));
  const type = row.type === 'sales_invoice' ? 'sales_credit_note' : 'purchase_credit_note';
  return createInvoice(tx, call, { type, draft });
}
