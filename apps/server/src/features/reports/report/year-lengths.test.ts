import { type ReportName, reportQueries } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { cellOf } from '../../../../test/lantern.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';
import { postClosing, readYearEnd } from '../../books/closing/year-end.ts';
import { readDashboard } from '../dashboard/read-dashboard.ts';
import { queryOf } from '../saved-report/choices.ts';
import { viewFrom } from '../saved-report/keep-saved.ts';
import type { SheetMaker } from './report.ts';
import { SHEETS } from './sheets.ts';

const NOTE = 'The comparative figures are therefore not entirely comparable.';

describe.each(bothEngines)('reports of years that do not have twelve months, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database, '2027-02-15');
  });
  afterAll(() => database?.close());

  const setCompany = (change: { fye?: string; incorporated?: string; firstAccountsTo?: string }) =>
    books.run((tx) =>
      sql`update company set fye = coalesce(${change.fye ?? null}, fye),
                 incorporated_date = coalesce(${change.incorporated ?? null}::date, incorporated_date),
                 first_accounts_to = ${change.firstAccountsTo ?? null} where id = ${tx.companyId}`.execute(tx.queries),
    );
  const sell = (date: string, amount: number) =>
    postJournal(books, journal([journalLine('6100', -amount), journalLine('2110', amount)], { date }));
  const close = (end: string) => books.run((tx) => postClosing(tx, books.call, end));
  const balance = async (code: string, day: string) => (await books.run((tx) => balancesOn(tx, day)))[code];
  const sheet = async (name: ReportName, query: Record<string, string>, language: Language = 'en-US') => {
    const make = SHEETS[name] as SheetMaker<ReportName>;
    const parsed = reportQueries[name].parse(query) as never;
    return (await books.run((tx) => make(tx, { now: books.call.now, language }, parsed))).sheet;
  };

  /** The year to 31 March 2026 was closed, and the year end is then 31 December. */
  const changeYearEnd = async () => {
    await sell('2026-03-10', 700);
    await sell('2026-04-10', 200);
    await sell('2026-12-10', 90);
    await sell('2027-01-10', 3);
    await close('2026-03-31');
    await setCompany({ fye: '12-31' });
  };

  it('a first year of 18 months is one year of the balance sheet and of the closing entry', async () => {
    await setCompany({ incorporated: '2024-10-01', firstAccountsTo: '2026-03-31' });
    await sell('2024-11-10', 500);
    await sell('2025-05-10', 40);
    expect(await balance('6100', '2026-03-31')).toBe('-540.00');
    expect(await balance('3100', '2026-03-31')).toBeUndefined();
    const year = await books.run((tx) => readYearEnd(tx, books.call, '2026-03-31'));
    expect(year).toMatchObject({ start: '2024-10-01', profit: '540.00', retained_before: '0.00' });
    expect(year.years.map(({ start, end }) => [start, end])).toEqual([
      ['2026-04-01', '2027-03-31'],
      ['2024-10-01', '2026-03-31'],
    ]);
    expect(await close('2026-03-31')).toMatchObject({ retained_after: '540.00' });
    expect(await balance('3100', '2026-04-01')).toBe('-540.00');
    await expect(close('2025-03-31')).rejects.toMatchObject({ faults: [{ word: 'not_a_year_end' }] });
  });

  it('after a change of the year end a year of 9 months follows, with its own profit', async () => {
    await changeYearEnd();
    expect(await balance('6100', '2026-03-31')).toBe('-700.00');
    expect(await balance('6100', '2026-12-31')).toBe('-290.00');
    expect(await balance('3100', '2026-12-31')).toBe('-700.00');
    expect(await balance('6100', '2027-01-31')).toBe('-3.00');
    expect(await close('2026-12-31')).toMatchObject({
      start: '2026-04-01',
      profit: '290.00',
      retained_after: '990.00',
    });
    expect(await balance('3100', '2027-01-31')).toBe('-990.00');
    const numbers = await books.run((tx) =>
      sql<{ narration: string; number: string }>`select narration, source_number as number from journal_entry
           where company_id = ${tx.companyId} and kind = 'closing' order by date`.execute(tx.queries),
    );
    expect(numbers.rows.map(({ number }) => number)).toEqual(['CLOSE-2026', 'CLOSE-2026-12-31']);
  });

  it('a short year of 6 months is compared with the year before it, and the reports say so', async () => {
    await sell('2026-03-10', 700);
    await sell('2026-08-10', 60);
    await close('2026-03-31');
    await setCompany({ fye: '09-30' });
    const asked = { from: '2026-04-01', to: '2026-09-30', compare: 'previous_year' };
    const profit = await sheet('profit-loss', asked);
    expect(profit.columns.filter(({ kind }) => kind === 'money').map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringContaining('Apr 1, 2025')]),
    );
    expect(profit.notes.join()).toContain(NOTE);
    expect((await sheet('cash-flow', asked)).notes.join()).toContain(NOTE);
    const chinese = await sheet('profit-loss', asked, 'zh-Hant');
    expect(chinese.notes.join()).toContain('比較數字並不完全可比');
  });

  it.each(['balance-sheet', 'trial-balance'] as const)('a %s compares the ends of the real years', async (name) => {
    await changeYearEnd();
    const found = await sheet(name, { as_at: '2026-12-31', compare: 'previous_year' });
    expect(JSON.stringify(found.columns)).toContain('Mar 31, 2026');
    expect(found.notes.join()).toContain(NOTE);
    expect(found.checks.filter(({ holds }) => !holds)).toEqual([]);
    const [row] = found.rows.filter(({ key }) => key.endsWith('3100'));
    expect(row?.cells.map(({ value }) => value)).toContain('700.00');
  });

  it('the trial balance with movements and the year to date begin with the real year', async () => {
    await changeYearEnd();
    expect(await sheet('trial-balance', { as_at: '2026-11-30', form: 'movement' })).toMatchObject({
      from: '2026-04-01',
    });
    const profit = await sheet('profit-loss', { from: '2026-12-01', to: '2026-12-31', columns: 'year_to_date' });
    expect(cellOf(profit, 'profit_for_period', 'year_to_date')).toBe('290.00');
  });

  it('periods that move with the calendar and the dashboard take the real years', async () => {
    await changeYearEnd();
    const view = await books.run((tx) => viewFrom(tx, '2027-02-15'));
    const chosen = { report: 'profit-loss', period: 'last_financial_year', query: {} } as const;
    expect(queryOf(chosen, view)).toEqual({ from: '2026-04-01', to: '2026-12-31' });
    const dashboard = await books.run((tx) => readDashboard(tx, '2026-08-15', 'year'));
    expect(dashboard).toMatchObject({ from: '2026-04-01', to: '2026-12-31' });
    expect(dashboard.profit_and_loss.net_profit).toBe('290.00');
  });

  it('twelve months compared with twelve months have no note, also with a leap day', async () => {
    await sell('2023-05-10', 5);
    await sell('2026-03-10', 700);
    const notes = async (from: string, to: string) =>
      (await sheet('profit-loss', { from, to, compare: 'previous_year' })).notes;
    expect(await notes('2025-04-01', '2026-03-31')).toEqual([]);
    expect(await notes('2023-04-01', '2024-03-31')).toEqual([]);
    expect((await sheet('balance-sheet', { as_at: '2024-03-31', compare: 'previous_year' })).notes).toEqual([]);
  });
});
