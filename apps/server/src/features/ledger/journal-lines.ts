import type { JournalLineMeta, JournalLineRow } from '@folio/contract';
import {
  type Account,
  absolute,
  addDays,
  type Day,
  financialYearOf,
  formatMoney,
  isRolledAtYearEnd,
  journalNumberOf,
  type MovementRange,
  movementsOf,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type CompanyBooks, readBooks } from './books.ts';
import { type AccountLine, linePage, matchingPage } from './journal-line-store.ts';
import { readMovements } from './movement-store.ts';

export interface JournalLineQuery {
  account: string;
  from?: Day | undefined;
  to: Day;
  page: number;
  limit: number;
  q?: string | undefined;
}

/**
 * The postings of an account in a range of days with the running balance after each, on the account's normal side.
 * Income, expense and dividend accounts start at the financial year's first day; retained earnings contains the years
 * before: closing always equals the trial balance of `to`.
 */
export async function listJournalLines(
  tx: CompanyTransaction,
  query: JournalLineQuery,
): Promise<{ rows: JournalLineRow[]; meta: JournalLineMeta }> {
  const books = await readBooks(tx);
  const account = books.chart.byCode.get(query.account);
  if (account === undefined) throw new Refusal('not_found');
  if (query.from !== undefined && query.from > query.to)
    throw new Refusal('validation_failed', { faults: [{ path: 'from', word: 'date_order' }] });
  const from = query.from ?? startOf(account, query.to, books);
  const { openingMinor, movementMinor } = await frameOf(tx, account, { from, to: query.to }, books);
  const offset = (query.page - 1) * query.limit;
  const wanted = { account: account.code, from, to: query.to, offset, limit: query.limit };
  const page = query.q ? await matchingPage(tx, { ...wanted, q: query.q }) : await linePage(tx, wanted);
  const sign = account.normalSide === 'debit' ? 1n : -1n;
  const show = (amountMinor: bigint) => formatMoney(amountMinor, books.baseCurrency);
  return {
    rows: page.lines.map((line) => present(line, sign * (openingMinor + line.runningMinor), books.baseCurrency)),
    meta: {
      page: query.page,
      limit: query.limit,
      total: page.total,
      opening: show(sign * openingMinor),
      closing: show(sign * (openingMinor + movementMinor)),
      account: {
        code: account.code,
        name: account.name,
        name_zh: account.nameZh,
        type: account.type,
        normal_side: account.normalSide,
      },
    },
  };
}

function startOf(account: Account, to: Day, books: CompanyBooks): Day | null {
  return isRolledAtYearEnd(account) ? financialYearOf(to, books.financialYearEnd).start : null;
}

/** Opening balance before the range and movement in it, debit positive. */
async function frameOf(
  tx: CompanyTransaction,
  account: Account,
  range: { from: Day | null; to: Day },
  books: CompanyBooks,
): Promise<{ openingMinor: bigint; movementMinor: bigint }> {
  const excludeClosing = false;
  const inside: MovementRange = { ...range, excludeClosing };
  const earlier = earlierRange(account, range.from, books);
  const rolledUpTo = addDays(financialYearOf(range.to, books.financialYearEnd).start, -1);
  const rolled: MovementRange | null =
    account.systemRole === 'retained_earnings' ? { from: null, to: rolledUpTo, excludeClosing } : null;
  const asked = [inside, ...(earlier === null ? [] : [earlier]), ...(rolled === null ? [] : [rolled])];
  const movements = await readMovements(tx, asked);
  const of = (part: MovementRange | null) =>
    part === null ? 0n : (movementsOf(movements, part).get(account.code) ?? 0n);
  const years = rolled === null ? new Map<string, bigint>() : movementsOf(movements, rolled);
  const rolledMinor = books.chart.accounts
    .filter(isRolledAtYearEnd)
    .reduce((sum, { code }) => sum + (years.get(code) ?? 0n), 0n);
  return { openingMinor: of(earlier) + rolledMinor, movementMinor: of(inside) };
}

function earlierRange(account: Account, from: Day | null, books: CompanyBooks): MovementRange | null {
  if (from === null) return null;
  const to = addDays(from, -1);
  if (!isRolledAtYearEnd(account)) return { from: null, to, excludeClosing: false };
  const { start } = financialYearOf(from, books.financialYearEnd);
  return start > to ? null : { from: start, to, excludeClosing: false };
}

function present(line: AccountLine, balanceMinor: bigint, baseCurrency: string): JournalLineRow {
  const amount = (minor: bigint) => (minor === 0n ? null : formatMoney(absolute(minor), baseCurrency));
  return {
    id: `${line.entryId}.${line.lineNo}`,
    journal_entry_id: line.entryId,
    journal_number: journalNumberOf(Number(line.entryNumber)),
    date: line.date,
    kind: line.kind,
    source_number: line.sourceNumber,
    contact: line.contact,
    description: line.description,
    debit: amount(line.debitMinor),
    credit: amount(line.creditMinor),
    balance: formatMoney(balanceMinor, baseCurrency),
    currency: line.currency,
    foreign_amount: line.foreignMinor === null ? null : formatMoney(line.foreignMinor, line.currency),
    document_id: line.documentId,
  };
}
