import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { invoicedDraft } from '../draft/copy-draft.ts';
import { copyContext } from '../draft/copy-invoice.ts';
import { createInvoice } from '../draft/create-invoice.ts';
import { lockInvoice, type StoredInvoice } from '../store.ts';
import { setAnswer, setConverted } from './life-store.ts';
import { noteAct } from './note-act.ts';

/** An issued quotation, locked, that was not invoiced yet. Throws `not_found`, `conflict`. */
async function openQuotation(tx: CompanyTransaction, id: string): Promise<StoredInvoice> {
  const row = await lockInvoice(tx, id);
  if (row === null) throw new DomainError('not_found');
  const refusal = (word: string) => new DomainError('conflict', { word, values: { number: row.number } });
  if (row.type !== 'quotation') throw refusal('not_a_quotation');
  if (row.confirmStatus !== 'confirmed') throw refusal('quotation_not_issued');
  if (row.voidedOn !== null) throw refusal('already_voided');
  if (row.convertedTo !== null) throw refusal('quotation_invoiced');
  return row;
}

/** Records the customer's answer to a quotation; null removes the answer. */
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

/** Creates a draft invoice from a quotation that was not declined and marks it accepted. Returns the invoice's id. */
export async function invoiceQuotation(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<string> {
  const row = await openQuotation(tx, id);
  if (row.answer === 'declined')
    throw new DomainError('conflict', { word: 'quotation_declined', values: { number: row.number } });
  const draft = invoicedDraft(row.draft, id, await copyContext(tx, row, call.today));
  const invoiceId = await createInvoice(tx, call, { type: 'sales_invoice', draft });
  await setConverted(tx, id, { invoiceId, at: call.now });
  await noteAct(tx, call, { id, act: 'invoiced' });
  return invoiceId;
}
