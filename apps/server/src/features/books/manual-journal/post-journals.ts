import { randomUUID } from 'node:crypto';
import type { PostedEntry } from '@folio/contract';
import { type Books, type JournalDraft, type ManualJournalLine, manualJournal } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  noteNumbers,
  type OpenedBooks,
  openBooks,
  postEntries,
  takeNumbers,
} from '../ledger/index.ts';
import { type CheckedJournal, checkJournal, type JournalInput } from './check-journal.ts';
import { refuseJournals } from './refuse-journals.ts';
import type { PostedJournal } from './store.ts';
import { insertPosted, knownContacts, takenNumbers } from './store.ts';

/** The series of numbers of manual journals. */
export const SERIES = 'MJ';

/**
 * Posts journals, all of them or none. For any number of journals it reads the books once, takes numbers from a
 * series once and inserts once. Rejects with all faults of all journals; `pathOf` gives the field prefix of a
 * journal.
 */
export async function postJournals(
  tx: CompanyTransaction,
  call: LedgerCall,
  inputs: readonly JournalInput[],
  pathOf: (index: number) => string,
): Promise<PostedEntry[]> {
  const { books, journals } = await checkJournals(tx, inputs, pathOf);
  const posted = await postChecked(tx, call, books, journals);
  await insertPosted(tx, call, posted);
  return posted.map(({ id, number, entry }) => ({
    id: entry.id,
    number: entry.journalNumber,
    journal_id: id,
    journal_number: number,
  }));
}

/** Locks the end of the journal and checks every input against the books at that moment. */
export async function checkJournals(
  tx: CompanyTransaction,
  inputs: readonly JournalInput[],
  pathOf: (index: number) => string,
): Promise<{ books: OpenedBooks; journals: CheckedJournal[] }> {
  const lines = inputs.flatMap((input) => input.lines);
  const books = await openBooks(tx);
  const contacts = await knownContacts(tx, [...new Set(lines.flatMap((line) => line.contact_id ?? []))]);
  const faults = await numberFaults(tx, inputs, pathOf);
  const journals: CheckedJournal[] = [];
  for (const [index, input] of inputs.entries()) {
    const checked = checkJournal(input, pathOf(index), { ...books, contacts });
    faults.push(...checked.faults);
    if (checked.journal !== null) journals.push(checked.journal);
  }
  refuseJournals(faults);
  return { books, journals };
}

/** A number is used once in a company, and once in a batch. */
async function numberFaults(
  tx: CompanyTransaction,
  inputs: readonly JournalInput[],
  pathOf: (index: number) => string,
): Promise<FieldIssue[]> {
  const taken = await takenNumbers(
    tx,
    inputs.flatMap((input) => input.number ?? []),
  );
  const faults: FieldIssue[] = [];
  for (const [index, { number }] of inputs.entries()) {
    if (number === undefined) continue;
    if (taken.has(number)) faults.push({ path: `${pathOf(index)}number`, word: 'number_taken', values: { number } });
    taken.add(number);
  }
  return faults;
}

/** Numbers and posts journals that were checked against books opened for posting; the caller stores their records. */
export async function postChecked(
  tx: CompanyTransaction,
  call: LedgerCall,
  books: OpenedBooks,
  journals: readonly (Omit<CheckedJournal, 'lines'> & { id?: string; lines: readonly ManualJournalLine[] })[],
): Promise<PostedJournal[]> {
  const given = journals.flatMap((journal) => journal.number ?? []);
  await noteNumbers(tx, given);
  const taken = (await takeNumbers(tx, SERIES, journals.length - given.length)).values();
  const numbered = journals.map((journal) => {
    const number = journal.number ?? taken.next().value ?? '';
    const id = journal.id ?? randomUUID();
    return { ...journal, id, number, drafts: byTheRules(() => draftsOf(journal, id, number, books)) };
  });
  const all = numbered.flatMap(({ drafts }) => drafts);
  const entries = (await postEntries(tx, call, all, { books })).values();
  return numbered.map(({ drafts, ...journal }) => {
    const [entry, reversal] = drafts.map(() => entries.next().value);
    if (entry === undefined) throw new Error('a journal posted nothing');
    return { ...journal, entry, reversal: reversal ?? null };
  });
}

/** The entries of a journal: its own, and the one that reverses it if requested. Throws a `LedgerIssue`. */
export function draftsOf(
  journal: Omit<CheckedJournal, 'lines'> & { lines: readonly ManualJournalLine[] },
  ref: string,
  number: string,
  books: Books,
): JournalDraft[] {
  const { date, narration, reverseOn } = journal;
  const reversal = reverseOn === null ? null : { date: reverseOn, ...reversalWords(number, narration) };
  return manualJournal({ ref, number, date, narration, lines: journal.lines.map(describedLine), reversal }, books);
}

/**
 * A line without a description gets the journal's. A foreign line's rate stays on it: the posting rule passes it to
 * the entry.
 */
function describedLine(line: ManualJournalLine): ManualJournalLine {
  const { description, ...rest } = line;
  return description ? line : rest;
}

/** The number and narration of the entry that reverses a journal. */
export function reversalWords(number: string, narration: string): { number: string; narration: string } {
  return { number: `${number}-R`, narration: `Reversal: ${narration}` };
}
