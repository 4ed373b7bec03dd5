import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { invoicedDraft } from './copy-draft.ts';
import { copyContext } from './copy-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { setAnswer, setConverted } from './life-store.ts';
import { noteAct } from './note-act.ts';
import { lockInvoice, type StoredInvoice } from './store.ts';

/** An issued quotation, locked, that no invoice was made of yet. Throws `not_found`, `conflict`. */
async function openQuotation(tx: CompanyTransaction, id: string): Promise<StoredInvoice> {
  const row = await lockInvoice(tx, id);
  if (row === null) throw new Refusal('not_found');
  const refusal = (word: string) => new Refusal('conflict', { word, values: { number: row.number } });
  if (row.type !== 'quotation') throw refusal('not_a_quotation');
  if (row.confirmStatus !== 'confirmed') throw refusal('quotation_not_issued');
  if (row.voidedOn !== null) throw refusal('already_voided');
  if (row.convertedTo !== null) throw refusal('quotation_invoiced');
  return row;
}

/** Notes what the customer said to a quotation; null takes the answer back. */
export async function answerQuotation(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, answer }: { id: string; answer: 'accepted' | 'declined' | null },
): Promise<void> {
  const row = await openQuotation(tx, id);
  if (row.answer === answer) return;
  await setAnswer(tx, id, { answer, at: call.now });
  await noteAct(tx, call, { id, act: 'answered', change: { answer: { before: row.answer, after: answer } } });
}

/** Makes a draft invoice of a quotation that was not declined, which is accepted thereby. Answers the invoice's id. */
export async function invoiceQuotation(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<string> {
  const row = await openQuotation(tx, id);
  if (row.answer === 'declined')
    throw new Refusal('conflict', { word: 'quotation_declined', values: { number: row.number } });
  const draft = invoicedDraft(row.draft, id, await copyContext(tx, row, call.today));
  const invoiceId = await createInvoice(tx, call, { type: 'sales_invoice', draft });
  await setConverted(tx, id, { invoiceId, at: call.now });
  await noteAct(tx, call, { id, act: 'invoiced' });
  return invoiceId;
}
