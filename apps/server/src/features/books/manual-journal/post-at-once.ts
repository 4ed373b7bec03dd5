import { randomUUID } from 'node:crypto';
import type { PostedEntry } from '@folio/contract';
import { isLedgerIssue, type JournalDraft, journalNumberOf } from '@folio/ledger';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { toEnvelope } from '../../../platform/http/route.ts';
import { together } from '../../../platform/jobs/index.ts';
import { booksLastOpened, flawlessRows, type OpenedBooks } from '../ledger/index.ts';
import { type AtOnce, insertAtOnce, NUMBER_TO_COME } from './at-once-store.ts';
import { type CheckedJournal, checkJournal, type JournalInput } from './check-journal.ts';
import { draftsOf, postJournals } from './post-journals.ts';

/**
 * Posts one journal. One statement does it if nothing is in the way: the journal is checked against the books as they
 * were last opened, and the statement does nothing if they have changed. In every other case the journal goes the way
 * of several journals, which finds out what is in the way and says so.
 */
export async function postJournal(call: CompanyCall, input: JournalInput): Promise<PostedEntry> {
  const ready = readyToPost(call, input);
  const atOnce = ready === null ? null : await postTogether(ready);
  if (atOnce !== null) return atOnce;
  const [posted] = await call.transaction((tx) => postJournals(tx, call, [input], () => ''));
  if (posted === undefined) throw new Error('a journal posted nothing');
  return posted;
}

const MOST_TOGETHER = 100;

/**
 * Journals of one caller that arrive while the statement before them runs share the next one: each of them would wait for
 * the lock on the journal and for the disk.
 */
const postTogether = together<AtOnce, PostedEntry | null>({
  most: MOST_TOGETHER,
  groupOf: ({ call: { companyId, userId, actor } }) => JSON.stringify([companyId, userId, actor]),
  work: postReady,
});

/** A journal with its entries, if it may be posted into the books as they were last opened; else null. */
function readyToPost(call: CompanyCall, input: JournalInput): AtOnce | null {
  const books = booksLastOpened(call.companyId);
  // A number that was given has to be compared with those of other journals.
  if (books === null || input.number !== undefined) return null;
  // Foreign keys verify the contacts.
  const contacts = new Set(input.lines.flatMap((line) => line.contact_id ?? []));
  const { journal } = checkJournal(input, '', { ...books, contacts });
  if (journal === null) return null;
  const id = randomUUID();
  const rows = flawlessRows(entriesOf(journal, id, books), books, call.actor.acceptsEarlyDates ?? false);
  const [entry] = rows ?? [];
  if (rows === null || entry === undefined) return null;
  const answer = toEnvelope({ data: { id: entry.id, journal_id: id } });
  return { call, books, journal: { ...journal, id }, entry, rows, answer };
}

/** No entries if a rule rejects the journal. */
function entriesOf(journal: CheckedJournal, id: string, books: OpenedBooks): JournalDraft[] {
  try {
    return draftsOf(journal, id, NUMBER_TO_COME, books);
  } catch (error) {
    if (isLedgerIssue(error)) return [];
    throw error;
  }
}

/** Posts all of them or, with null for each, none. */
async function postReady(group: readonly AtOnce[]): Promise<(PostedEntry | null)[]> {
  const [first] = group;
  if (first === undefined || group.some(({ books }) => books !== first.books)) return group.map(() => null);
  const numbers = await insertAtOnce(first, group);
  if (numbers === null) return group.map(() => null);
  return group.map((one, index) => {
    const { number, entryNumber } = numbers[index] ?? { number: '', entryNumber: 0n };
    noteCommitted(one, entryNumber);
    return {
      id: one.entry.id,
      number: journalNumberOf(Number(entryNumber)),
      journal_id: one.journal.id,
      journal_number: number,
    };
  });
}

function noteCommitted({ call: { database, companyId, once }, rows }: AtOnce, firstNumber: bigint): void {
  database.witness?.note(rows.map(({ id }, index) => ({ companyId, number: firstNumber + BigInt(index), id })));
  if (once) once.answerKept = true;
}
