import { type Day, voidEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  loadOpenDocuments,
  openBooks,
  postEntries,
  readEntriesOfSource,
  withdrawRevaluation,
} from '../../../books/ledger/index.ts';
import { lockInvoice, markVoided, type StoredInvoice } from '../store.ts';
import { clearConverted } from './life-store.ts';
import { noteAct } from './note-act.ts';

/**
 * Voids a confirmed document without allocations by posting the reversing entry, dated the document's own day, or
 * today if that day is locked. Its revaluations are reversed too. Its number stays used. A quotation has no entry to
 * reverse; one that became an invoice cannot be voided while that invoice is valid.
 */
export async function voidInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id: string; reason: string },
): Promise<void> {
  const row = await lockInvoice(tx, input.id);
  if (row === null) throw new DomainError('not_found');
  if (row.confirmStatus !== 'confirmed') throw new DomainError('conflict', { word: 'void_unconfirmed' });
  if (row.voidedOn !== null)
    throw new DomainError('conflict', { word: 'already_voided', values: { number: row.number } });
  if (row.convertedTo !== null)
    throw new DomainError('conflict', { word: 'quotation_invoiced', values: { number: row.number } });
  const on = row.type === 'quotation' ? call.today : await reverse(tx, call, row, input.reason);
  await markVoided(tx, row.id, on);
  await clearConverted(tx, row.id);
  await noteAct(tx, call, { id: row.id, act: 'voided', change: { reason: input.reason } });
}

/** Posts the reversing entry; returns its day. */
async function reverse(tx: CompanyTransaction, call: LedgerCall, row: StoredInvoice, reason: string): Promise<Day> {
  const books = await openBooks(tx);
  const [posted] = await readEntriesOfSource(tx, row.id);
  if (posted === undefined) throw new Error(`confirmed document ${row.id} has no entry`);
  const openDocuments = await loadOpenDocuments(tx, [row.id]);
  const words = { date: call.today, number: `VOID-${row.number}`, narration: `Void ${row.number}: ${reason}` };
  const context = { lockedThrough: books.lockedThrough, openDocuments };
  const drafts = byTheRules(() => voidEntry(posted.entry, words, context));
  await postEntries(tx, call, drafts, { books, reversesId: posted.id });
  const voidedOn = drafts[0]?.date ?? call.today;
  await withdrawRevaluation(tx, call, books, { ref: row.id, number: row.number, voidedOn });
  return voidedOn;
}
