import { randomUUID } from 'node:crypto';
import type { YearEnd } from '@folio/contract';
import {
  accountByRole,
  addDays,
  balancesAt,
  type Chart,
  closing,
  type Day,
  financialYearOf,
  formatMoney,
  isRolledAtYearEnd,
  type MovementRange,
  movementsOf,
  profitOf,
  reverse,
  sumAt,
} from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  byTheRules,
  type LedgerCall,
  openBooks,
  postEntries,
  readBooks,
  readEntries,
  readMovements,
} from '../ledger/index.ts';
import { countOpenPoints, firstEntryDay, standingClosings } from './store.ts';

export interface YearEndCall extends LedgerCall {
  language: Language;
}

interface Year {
  start: Day;
  end: Day;
}

/** The financial year that ended last, or the current one in a company's first year. */
function usualYear(today: Day, fye: string, first: Day | null): Year {
  const running = financialYearOf(today, fye);
  const last = financialYearOf(addDays(running.start, -1), fye);
  return first !== null && first <= last.end ? last : running;
}

function yearOf(end: Day | undefined, today: Day, fye: string, first: Day | null): Year {
  if (end === undefined) return usualYear(today, fye, first);
  const year = financialYearOf(end, fye);
  if (year.end !== end)
    throw new DomainError('validation_failed', { faults: [{ path: 'end', word: 'not_a_year_end' }] });
  return year;
}

/** The years from the first entry to today, newest first. */
function yearsOf(first: Day | null, today: Day, fye: string): Year[] {
  const years: Year[] = [];
  for (let year = financialYearOf(today, fye); ; year = financialYearOf(addDays(year.start, -1), fye)) {
    years.push(year);
    if (first === null || year.start <= first) return years;
  }
}

/** What a year end transfers to retained earnings (income, expenses and dividends), and the open points before it. */
export async function readYearEnd(tx: CompanyTransaction, call: YearEndCall, end?: Day): Promise<YearEnd> {
  const books = await readBooks(tx);
  const { chart, baseCurrency, financialYearEnd: fye } = books;
  const first = await firstEntryDay(tx);
  const year = yearOf(end, call.today, fye, first);
  const range: MovementRange = { from: year.start, to: year.end, excludeClosing: true };
  const before: MovementRange = { from: null, to: addDays(year.start, -1), excludeClosing: false };
  const movements = await readMovements(tx, [range, before]);
  const balances = balancesAt(year.end, movements, chart, fye);
  const net = movementsOf(movements, range);
  const money = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const profit = profitOf(net, chart);
  const dividends = sumAt(net, accountByRole(chart, 'dividends').code);
  const retained = -sumAt(balances, accountByRole(chart, 'retained_earnings').code);
  const closings = await standingClosings(tx);
  const closedBy = (day: Day) => closings.findLast(({ date }) => date === day)?.id ?? null;
  return {
    fye,
    years: yearsOf(first, call.today, fye).map((one) => ({
      ...one,
      state: closedBy(one.end) !== null ? 'closed' : isLocked(one.end, books.lockedThrough) ? 'locked' : 'open',
      entry_id: closedBy(one.end),
    })),
    ...year,
    rows: rolledRows(chart, net).map((row) => ({ ...row, balance: money(row.balance) })),
    profit: money(profit),
    dividends: money(dividends),
    retained_before: money(retained),
    retained_after: money(retained + profit - dividends),
    open_points: await openPoints(tx, call.language, year.end, balances, chart),
    entry_id: closedBy(year.end),
  };
}

function isLocked(day: Day, lockedThrough: Day | null): boolean {
  return lockedThrough !== null && lockedThrough >= day;
}

/** The accounts that the closing sets to zero, each amount positive on its normal side. */
function rolledRows(chart: Chart, net: ReadonlyMap<string, bigint>) {
  return chart.accounts.filter(isRolledAtYearEnd).flatMap((account) => {
    const amount = sumAt(net, account.code);
    if (amount === 0n) return [];
    const balance = account.normalSide === 'debit' ? amount : -amount;
    return [{ code: account.code, name: account.name, name_zh: account.nameZh, type: account.type, balance }];
  });
}

async function openPoints(
  tx: CompanyTransaction,
  language: Language,
  upTo: Day,
  balances: ReadonlyMap<string, bigint>,
  chart: Chart,
): Promise<YearEnd['open_points']> {
  const { drafts, bankLines, documents } = await countOpenPoints(tx, upTo);
  const notNil = (role: 'suspense' | 'opening_balance_equity') =>
    sumAt(balances, accountByRole(chart, role).code) === 0n ? 0 : 1;
  const points = [
    { code: 'drafts', count: drafts },
    { code: 'bank_lines', count: bankLines },
    { code: 'documents', count: documents },
    { code: 'suspense', count: notNil('suspense') },
    { code: 'opening_equity', count: notNil('opening_balance_equity') },
  ];
  return points
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => ({ code, count, message: sentence(language, `open_${code}`, { count: String(count) }) }));
}

/**
 * Posts the optional closing entry of a year that has ended. A second closing transfers only what was posted after
 * the first.
 */
export async function postClosing(tx: CompanyTransaction, call: YearEndCall, end: Day): Promise<YearEnd> {
  const books = await openBooks(tx);
  const year = yearOf(end, call.today, books.financialYearEnd, null);
  if (year.end > call.today) throw new DomainError('conflict', { word: 'year_not_over', values: { date: year.end } });
  const range: MovementRange = { from: year.start, to: year.end, excludeClosing: false };
  const yearNetMinor = movementsOf(await readMovements(tx, [range]), range);
  const words = { number: `CLOSE-${year.end.slice(0, 4)}`, narration: `Closing of the year to ${year.end}` };
  const drafts = byTheRules(() => closing({ ref: randomUUID(), date: year.end, ...words, yearNetMinor }, books));
  if (drafts.length === 0) throw new DomainError('conflict', { word: 'nothing_to_close' });
  await postEntries(tx, call, drafts, { books });
  return readYearEnd(tx, call, end);
}

/** Reverses every closing entry of a year that is in effect, at the year's last day. */
export async function reverseClosing(tx: CompanyTransaction, call: YearEndCall, end: Day): Promise<YearEnd> {
  const books = await openBooks(tx);
  const ids = (await standingClosings(tx)).filter(({ date }) => date === end).map(({ id }) => id);
  if (ids.length === 0) throw new DomainError('conflict', { word: 'year_not_closed' });
  for (const { id, entry } of await readEntries(tx, ids)) {
    const words = { number: `${entry.number}-R`, narration: `Reversal: ${entry.narration}` };
    await postEntries(tx, call, [reverse(entry, entry.date, 'closing', words)], { books, reversesId: id });
  }
  return readYearEnd(tx, call, end);
}
