import type { ManualJournalLine } from '@folio/contract';
import type { JournalInput } from '../src/features/books/manual-journal/check-journal.ts';
import { postJournal as post } from '../src/features/books/manual-journal/post-at-once.ts';
import type { TestBooks } from './books.ts';

/** A line of a journal: a negative amount is a credit. */
export function journalLine(account: string, amount: number, over: Partial<ManualJournalLine> = {}): ManualJournalLine {
  const text = Math.abs(amount).toFixed(2);
  return {
    account_code: account,
    debit: amount < 0 ? null : text,
    credit: amount < 0 ? text : null,
    description: '',
    contact_id: null,
    currency: null,
    foreign_amount: null,
    rate: null,
    ...over,
  };
}

/** A journal over these lines; `over` changes what a scenario is about. */
export function journal(lines: ManualJournalLine[], over: Partial<JournalInput> = {}): JournalInput {
  return { date: '2026-04-10', narration: 'A journal', reference: '', reverse_on: null, lines, ...over };
}

/** Posts a journal at once. */
export function postJournal({ call }: TestBooks, input: JournalInput) {
  return post(call, input);
}
