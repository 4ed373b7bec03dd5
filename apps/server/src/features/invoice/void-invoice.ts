import { voidEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  byTheRules,
  type LedgerCall,
  loadOpenDocuments,
  openBooks,
  postEntries,
  readEntriesOfSource,
} from '../ledger/index.ts';
import { lockInvoice, markVoided } from './store.ts';

/**
 * Voids a confirmed document nothing is allocated to, by the reversing entry: dated the document's own day, or today when
 * that day is locked. Its number stays used.
 */
export async function voidInvoice(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id: string; reason: string },
): Promise<void> {
  const row = await lockInvoice(tx, input.id);
  if (row === null) throw new Refusal('not_found');
  if (row.confirmStatus !== 'confirmed') throw new Refusal('conflict', { word: 'void_unconfirmed' });
  if (row.voidedOn !== null) throw new Refusal('conflict', { word: 'already_voided', values: { number: row.number } });
  const books = await openBooks(tx);
  const [posted] = await readEntriesOfSource(tx, row.id);
  if (posted === undefined) throw new Error(`confirmed document ${row.id} has no entry`);
  const openDocuments = await loadOpenDocuments(tx, [row.id]);
  const words = { date: call.today, number: `VOID-${row.number}`, narration: `Void ${row.number}: ${input.reason}` };
  const context = { lockedThrough: books.lockedThrough, openDocuments };
  const drafts = byTheRules(() => voidEntry(posted.entry, words, context));
  await postEntries(tx, call, drafts, { chart: books.chart, reversesId: posted.id });
  await markVoided(tx, row.id, drafts[0]?.date ?? call.today);
}
