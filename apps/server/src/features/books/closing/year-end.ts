import { randomUUID } from 'node:crypto';
import type { YearEnd } from '@folio/contract';
import {
  type AccountingYears,
  accountByRole,
  balanceRanges,
  balancesAt,
  type Chart,
  closing,
  type Day,
  formatMoney,
  isRolledAtYearEnd,
  type MovementRange,
  movementsOf,
  type Period,
  profitOf,
  reverse,
  sumAt,
  yearBefore,
  yearContaining,
  yearEnding,
  yearsBetween,
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
  readAccountingYears,
  readBooks,
  readEntries,
  readMovements,
} from '../ledger/index.ts';
import { countOpenPoints, firstEntryDay, standingClosings } from './store.ts';

export interface YearEndCall extends LedgerCall {
  language: Language;
}

/** The year that ended last, or the current one in a company's first year. */
function usualYear(today: Day, years: AccountingYears, first: Day | null): Period {
  const running = yearContaining(today, years);
  const last = yearBefore(running, years);
  return first !== null && first <= last.to ? last : running;
}

/** Throws `validation_failed` if no year of the company ends on the day. */
function requireYear(end: Day, years: AccountingYears): Period {
  const year = yearEnding(end, years);
  if (year === null) throw new DomainError('validation_failed', { faults: [{ path: 'end', word: 'not_a_year_end' }] });
  return year;
}

/** What a year end transfers to retained earnings (income, expenses and dividends), and the open points before it. */
export async function readYearEnd(tx: CompanyTransaction, call: YearEndCall, end?: Day): Promise<YearEnd> {
  const books = await readBooks(tx);
  const { chart, baseCurrency, years } = books;
  const first = await firstEntryDay(tx);
  const year = end === undefined ? usualYear(call.today, years, first) : requireYear(end, years);
  const { before, year: range } = balanceRanges(year.to, years);
  const movements = await readMovements(tx, [range, before]);
  const balances = balancesAt(year.to, movements, chart, years);
  const net = movementsOf(movements, range);
  const money = (amountMinor: bigint) => formatMoney(amountMinor, baseCurrency);
  const profit = profitOf(net, chart);
  const dividends = sumAt(net, accountByRole(chart, 'dividends').code);
  const retained = -sumAt(balances, accountByRole(chart, 'retained_earnings').code);
  const closings = await standingClosings(tx);
  const closedBy = (day: Day) => closings.findLast(({ date }) => date === day)?.id ?? null;
  return {
    fye: books.financialYearEnd,
    years: yearsBetween(first ?? call.today, call.today, years).map(({ from, to }) => ({
      start: from,
      end: to,
      state: closedBy(to) !== null ? 'closed' : isLocked(to, books.lockedThrough) ? 'locked' : 'open',
      entry_id: closedBy(to),
    })),
    start: year.from,
    end: year.to,
    rows: rolledRows(chart, net).map((row) => ({ ...row, balance: money(row.balance) })),
    profit: money(profit),
    dividends: money(dividends),
    retained_before: money(retained),
    retained_after: money(retained + profit - dividends),
    open_points: await openPoints(tx, call.language, year.to, balances, chart),
    entry_id: closedBy(year.to),
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
  const years = await readAccountingYears(tx, books.financialYearEnd);
  const year = requireYear(end, years);
  if (end > call.today) throw new DomainError('conflict', { word: 'year_not_over', values: { date: end } });
  const range: MovementRange = { ...year, excludeClosing: false };
  const yearNetMinor = movementsOf(await readMovements(tx, [range]), range);
  const words = { number: closingNumber(end, years), narration: `Closing of the year to ${end}` };
  const drafts = byTheRules(() => closing({ ref: randomUUID(), date: end, ...words, yearNetMinor }, books));
  if (drafts.length === 0) throw new DomainError('conflict', { word: 'nothing_to_close' });
  await postEntries(tx, call, drafts, { books });
  return readYearEnd(tx, call, end);
}

/** The calendar year in which the year ends; the day where another year ends in the same one, as after a change of the year end. */
function closingNumber(end: Day, years: AccountingYears): string {
  const calendarYear = end.slice(0, 4);
  const ending = yearsBetween(`${calendarYear}-01-01`, `${calendarYear}-12-31`, years);
  return `CLOSE-${ending.filter(({ to }) => to.startsWith(calendarYear)).length > 1 ? end : calendarYear}`;
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
