import type { Day } from '@folio/ledger';
import type { RawBuilder } from 'kysely';
import type { OpenedBooks } from './books.ts';

/**
 * The origin of a posting besides its record: the statement line it was categorized from, or the entry it reverses.
 */
export interface PostingOrigin {
  bankLineId?: string | null;
  reversesId?: string | null;
  /** The request field that contains the entries' day. */
  dayField?: string;
  /** The company's books, where the caller has opened them in this transaction (and so holds the lock on the journal). */
  books?: OpenedBooks;
  /** Inserts the record that the entries are of, in the statement that posts them; only with `books`. */
  record?: RawBuilder<unknown>;
}

/**
 * The user and the time of a call: all that an act of the books knows besides its input. A `CompanyCall` is a
 * `LedgerCall`.
 */
export interface LedgerCall {
  userId: string;
  now: Date;
  /** Calendar day in Hong Kong at `now`. */
  today: Day;
}
