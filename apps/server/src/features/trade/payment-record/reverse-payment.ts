import { type Day, paymentReversal, voidEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  loadOpenDocuments,
  type OpenedBooks,
  openBooks,
  type Posted,
  type PostedEntry,
  postEntries,
  readEntriesOfSource,
} from '../../books/ledger/index.ts';
import { findMoney, markReversed } from './store.ts';

interface Standing {
  number: string;
  posted: PostedEntry;
  books: OpenedBooks;
  openDocuments: Awaited<ReturnType<typeof loadOpenDocuments>>;
}

/** The record with its entry, if it was not reversed. */
async function standing(tx: CompanyTransaction, recordId: string): Promise<Standing> {
  const books = await openBooks(tx);
  const record = await findMoney(tx, recordId);
  const [posted] = await readEntriesOfSource(tx, recordId);
  if (record === null || posted === undefined) throw new DomainError('not_found');
  if (record.reversedOn !== null)
    throw new DomainError('conflict', { word: 'payment_reversed', values: { number: record.number } });
  return { number: record.number, posted, books, openDocuments: await loadOpenDocuments(tx, [recordId]) };
}

/** Reverses a returned cheque or recalled transfer on the bank's day; its documents are open again. */
export async function reversePayment(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { recordId: string; date: Day; reason: string },
): Promise<Posted> {
  const { number, posted, books, openDocuments } = await standing(tx, input.recordId);
  const words = { date: input.date, number: `REV-${number}`, narration: `Reverse ${number}: ${input.reason}` };
  const context = { lockedThrough: books.lockedThrough, openDocuments };
  const drafts = byTheRules(() => paymentReversal(posted.entry, words, context));
  return reversal(tx, call, input.recordId, drafts, posted, books);
}

/** Undoes a payment completely: the reversal is dated the payment's own day, or today if that day is locked. */
export async function undoMoney(
  tx: CompanyTransaction,
  call: LedgerCall,
  recordId: string,
  reason = '',
): Promise<Posted> {
  const { number, posted, books, openDocuments } = await standing(tx, recordId);
  const narration = reason === '' ? `Undo ${number}` : `Undo ${number}: ${reason}`;
  const words = { date: call.today, number: `VOID-${number}`, narration };
  const context = { lockedThrough: books.lockedThrough, openDocuments };
  const drafts = byTheRules(() => voidEntry(posted.entry, words, context));
  return reversal(tx, call, recordId, drafts, posted, books);
}

async function reversal(
  tx: CompanyTransaction,
  call: LedgerCall,
  recordId: string,
  drafts: ReturnType<typeof voidEntry>,
  posted: PostedEntry,
  books: OpenedBooks,
): Promise<Posted> {
  const origin = { books, reversesId: posted.id, bankLineId: posted.bankLineId };
  const [entry] = await postEntries(tx, call, drafts, origin);
  const [draft] = drafts;
  if (entry === undefined || draft === undefined) throw new Error('a reversal posted nothing');
  await markReversed(tx, recordId, draft.date);
  return entry;
}
