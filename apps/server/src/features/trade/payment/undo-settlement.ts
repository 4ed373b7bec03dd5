import type { undoSettlementRequest } from '@folio/contract';
import { type Day, type EntryKind, voidEntry } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  openBooks,
  type PostedEntry,
  postEntries,
  readEntries,
  readEntriesOfSource,
} from '../../books/ledger/index.ts';
import { reversePayment, undoMoney } from '../payment-record/index.ts';
import { refuseFuture } from './amounts.ts';
import { isTakenBack, readStandingLine } from './store.ts';

const MONEY: ReadonlySet<EntryKind> = new Set(['receipt', 'payment', 'customer_refund', 'supplier_refund']);

/**
 * Reverses a settlement of a document. An allocation, or a payment without a day, is undone completely; a payment
 * that the bank returned (a returned cheque) is reversed on the bank's day. A payment that belongs to a bank line
 * must be undone on that line.
 */
export async function undoSettlement(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: z.input<typeof undoSettlementRequest>,
): Promise<void> {
  const books = await openBooks(tx);
  const [posted] = await readEntries(tx, [asked.journal_entry_id]);
  if (posted?.entry.lines.some((line) => line.documentRef === id) !== true) throw new DomainError('not_found');
  const { kind, number } = posted.entry;
  if (await isTakenBack(tx, posted.id))
    throw new DomainError('conflict', { word: 'settlement_taken_back', values: { number } });
  const undone = { date: asked.date ?? null, reason: asked.reason ?? '' };
  if (MONEY.has(kind)) return takeBack(tx, call, posted, undone);
  if (kind !== 'allocation')
    throw new DomainError('posting_refused', { word: 'settlement_not_undoable', values: { number } });
  const words = { date: call.today, number: `VOID-${number}`, narration: narrated(number, undone.reason) };
  const context = { lockedThrough: books.lockedThrough, openDocuments: new Map() };
  const drafts = byTheRules(() => voidEntry(posted.entry, words, context));
  await postEntries(tx, call, drafts, { books, reversesId: posted.id });
}

/** Reverses a receipt, payment or refund by its own id; see `undoSettlement`. */
export async function undoPayment(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  asked: { date?: Day | null; reason?: string },
): Promise<void> {
  await openBooks(tx);
  const [posted] = await readEntriesOfSource(tx, id);
  if (posted === undefined || !MONEY.has(posted.entry.kind)) throw new DomainError('not_found');
  await takeBack(tx, call, posted, { date: asked.date ?? null, reason: asked.reason ?? '' });
}

async function takeBack(
  tx: CompanyTransaction,
  call: LedgerCall,
  posted: PostedEntry,
  { date, reason }: { date: Day | null; reason: string },
): Promise<void> {
  const recordId = posted.entry.sourceRef;
  if (date !== null) {
    refuseFuture(date, call.today);
    await reversePayment(tx, call, { recordId, date, reason });
    return;
  }
  // The bank shows that the payment happened: only the categorization of the line can be wrong.
  const line = await readStandingLine(tx, posted.id);
  if (line !== null)
    throw new DomainError('posting_refused', {
      word: 'payment_of_bank_line',
      values: { number: posted.entry.number, date: line.date, account: line.account },
    });
  await undoMoney(tx, call, recordId, reason);
}

function narrated(number: string, reason: string): string {
  return reason === '' ? `Undo ${number}` : `Undo ${number}: ${reason}`;
}
