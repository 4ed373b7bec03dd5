import { isDeepStrictEqual } from 'node:util';
import { type Day, type JournalDraft, type OpeningBalanceLine, openingBalances } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  listBankAccounts,
  lockedRefusal,
  openBooks,
  type PostedEntry,
  postEntries,
  standingOpening,
  takeBackOpening,
} from '../../books/ledger/index.ts';
import { checkOpening, type TypedOpeningLine } from './check-opening.ts';
import { readOpeningDate, readOpeningDocuments, writeOpeningDate } from './store.ts';

/** The opening journal's number and narration; its source is the company itself, so that only one can exist. */
const WORDS = { number: 'OB', narration: 'Opening balances' };

/**
 * Posts the opening balances in place of those posted before, which are reversed on their own day first; that day
 * must be in an open period. Opening entries that a bank statement posted for a listed account are reversed too. The
 * same balances again change nothing; no lines at all leave only the day.
 */
export async function postOpening(
  tx: CompanyTransaction,
  call: LedgerCall,
  { date, lines: typed }: { date: Day; lines: readonly TypedOpeningLine[] },
): Promise<void> {
  const books = await openBooks(tx);
  const { lines, faults } = checkOpening(date, typed, books);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  await refuseOtherDay(tx, date);
  const before = await standingOpening(tx, tx.companyId);
  const [draft] = lines.length === 0 ? [] : openingDrafts(tx, date, lines, books);
  if (before === null || draft === undefined || !isSame(before, draft)) {
    if (before !== null) await takeBackOpening(tx, call, before, 'entered again');
    await takeBackStatementOpenings(tx, call, new Set(lines.map((line) => line.accountCode)));
    if (draft !== undefined) await postEntries(tx, call, [draft], { books });
  }
  if ((await readOpeningDate(tx)) === date) return;
  if (books.lockedThrough !== null && date <= books.lockedThrough) throw lockedRefusal(books.lockedThrough);
  await writeOpeningDate(tx, date);
}

function openingDrafts(
  tx: CompanyTransaction,
  date: Day,
  lines: readonly (Omit<OpeningBalanceLine, 'netMinor'> & { debitMinor: bigint; creditMinor: bigint })[],
  books: Parameters<typeof openingBalances>[1],
): JournalDraft[] {
  // The rate of a foreign line is passed on: the rule adds it to the entry.
  const postings = lines.map(({ debitMinor, creditMinor, ...line }) => ({
    ...line,
    netMinor: debitMinor - creditMinor,
  }));
  return byTheRules(() => openingBalances({ ref: tx.companyId, date, lines: postings, ...WORDS }, books));
}

/** Open documents have the date of the balances: the day can change only while no open document has another day. */
async function refuseOtherDay(tx: CompanyTransaction, date: Day): Promise<void> {
  const other = (await readOpeningDocuments(tx)).filter((document) => document.date !== date);
  const [first] = other;
  if (first === undefined) return;
  const values = { date: first.date, count: String(other.length) };
  throw new DomainError('validation_failed', { faults: [{ path: 'date', word: 'opening_documents_dated', values }] });
}

async function takeBackStatementOpenings(
  tx: CompanyTransaction,
  call: LedgerCall,
  codes: ReadonlySet<string>,
): Promise<void> {
  for (const account of await listBankAccounts(tx)) {
    const standing = codes.has(account.code) ? await standingOpening(tx, account.id) : null;
    if (standing !== null) await takeBackOpening(tx, call, standing, 'entered with the opening balances');
  }
}

function isSame({ entry }: PostedEntry, draft: JournalDraft): boolean {
  const { journalNumber: _, ...posted } = entry;
  return isDeepStrictEqual(posted, draft);
}
