import { readFileSync } from 'node:fs';
import { buildTrialBalance, parseExampleCompany, trialBalanceRanges } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, testDraft } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { replayExample } from '../../../wiring/demo/index.ts';
import { confirmInvoice, createInvoice, voidInvoice } from '../../trade/invoice/index.ts';
import { verifyBooks } from '../audit-trail/index.ts';
import { readBooks, readMovements } from '../ledger/index.ts';
import { movePeriodLock, readPeriodLock } from './period-lock.ts';
import { readRevaluation, runRevaluation } from './revaluation.ts';
import { postClosing, readYearEnd, reverseClosing, type YearEndCall } from './year-end.ts';

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8')));
const YEAR_END = '2026-03-31';

describe.each(bothEngines)('closing the worked year on %s', (engine) => {
  let database: Database;
  let companyId: string;
  let call: YearEndCall;
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, work);
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const now = new Date('2026-04-30T04:00:00Z');
    call = { userId: await insertTestUser(database), now, today: '2026-04-30', language: 'en-US' };
    companyId = await replayExample(database, example, call);
  });
  afterAll(() => database?.close());

  const trialBalance = (asAt: string) =>
    run(async (tx) => {
      const { chart, financialYearEnd } = await readBooks(tx);
      const movements = await readMovements(tx, trialBalanceRanges({ asAt }, financialYearEnd));
      return buildTrialBalance({ asAt }, movements, chart, financialYearEnd);
    });

  it('the lock of the example is known, and who moved it', async () => {
    expect(await run(readPeriodLock)).toMatchObject({
      locked_through: YEAR_END,
      history: [{ by: 'Chan Tai Man', from: null, to: YEAR_END }],
    });
  });

  it('a lock in the future, or on a day that does not exist, is refused in words', async () => {
    const move = (through: string) => run((tx) => movePeriodLock(tx, call, { through, reason: '' }));
    await expect(move('2026-05-01')).rejects.toMatchObject({ word: 'lock_in_future', faults: [{ path: 'through' }] });
    await expect(move('2026-02-30')).rejects.toMatchObject({ word: 'date_invalid' });
  });

  it('shows what the year rolls: the profit less the dividends goes to retained earnings', async () => {
    const year = await run((tx) => readYearEnd(tx, call));
    expect(year).toMatchObject({
      start: '2025-04-01',
      end: YEAR_END,
      profit: '57921.80',
      dividends: '50000.00',
      retained_before: '652362.80',
      retained_after: '660284.60',
      entry_id: null,
    });
    expect(year.years.map(({ end, state }) => [end, state])).toEqual([
      ['2027-03-31', 'open'],
      ['2026-03-31', 'locked'],
      ['2025-03-31', 'locked'],
    ]);
    expect(year.rows.find((row) => row.code === '4000')?.balance).toBe('547799.48');
  });

  it('does not close a locked year, a year that is not over, or a day that ends none', async () => {
    const close = (end: string) => run((tx) => postClosing(tx, call, end));
    await expect(close(YEAR_END)).rejects.toMatchObject({ code: 'period_locked' });
    await expect(close('2027-03-31')).rejects.toMatchObject({ word: 'year_not_over' });
    await expect(close('2026-01-31')).rejects.toMatchObject({ faults: [{ word: 'not_a_year_end' }] });
  });

  it('closes and reopens without moving a figure of any report', async () => {
    await run((tx) => movePeriodLock(tx, call, { through: null, reason: 'closing' }));
    const before = [await trialBalance(YEAR_END), await trialBalance('2026-04-30')];
    const closed = await run((tx) => postClosing(tx, call, YEAR_END));
    expect(closed.years.find(({ end }) => end === YEAR_END)).toMatchObject({
      state: 'closed',
      entry_id: closed.entry_id,
    });
    expect([await trialBalance(YEAR_END), await trialBalance('2026-04-30')]).toEqual(before);
    await expect(run((tx) => postClosing(tx, call, YEAR_END))).rejects.toMatchObject({ word: 'nothing_to_close' });
    const reopened = await run((tx) => reverseClosing(tx, call, YEAR_END));
    expect(reopened.entry_id).toBeNull();
    expect([await trialBalance(YEAR_END), await trialBalance('2026-04-30')]).toEqual(before);
    await expect(run((tx) => reverseClosing(tx, call, YEAR_END))).rejects.toMatchObject({ word: 'year_not_closed' });
  });

  it('shows the run of the example, and runs it again with other rates', async () => {
    const rates = new Map([
      ['USD', '7.80'],
      ['CNY', '1.10'],
      ['GBP', '10.50'],
    ]);
    const runs = async () => (await run((tx) => readRevaluation(tx, YEAR_END, rates))).runs;
    expect(await runs()).toMatchObject([{ date: YEAR_END, stale: false }]);
    await run(async (tx) => {
      const draft = testDraft({
        number: 'INV-LATE',
        issue_date: '2026-03-20',
        due_date: '2026-04-20',
        currency: 'USD',
        rate: '7.9',
      });
      await confirmInvoice(tx, call, await createInvoice(tx, call, { type: 'sales_invoice', draft }));
    });
    expect(await runs()).toMatchObject([{ date: YEAR_END, stale: true }]);
    const before = await trialBalance('2026-03-30');
    const input = { date: YEAR_END, rates: [...rates].map(([currency, rate]) => ({ currency, rate })) };
    await expect(run((tx) => runRevaluation(tx, call, { ...input, replace: false }))).rejects.toMatchObject({
      word: 'revalued_before',
    });
    const again = await run((tx) => runRevaluation(tx, call, { ...input, replace: true }));
    expect(again.runs).toMatchObject([{ date: YEAR_END, stale: false }]);
    for (const line of again.lines) expect(line.revalued).toBe(line.carrying);
    expect(again.total).toBe('0.00');
    expect(await trialBalance('2026-03-30')).toEqual(before);
    expect((await run((tx) => verifyBooks(tx, call))).findings).toEqual([]);
  });

  it('voiding a document takes its share out of the runs it stood in', async () => {
    const rates = new Map([['USD', '7.85']]);
    const day = '2026-04-20';
    const input = { date: day, rates: [], replace: false };
    const draft = testDraft({ number: 'INV-GHOST', issue_date: '2026-04-02', currency: 'USD', rate: '7.6' });
    const all = { USD: '7.85', CNY: '1.10', GBP: '10.50' };
    const typed = Object.entries(all).map(([currency, rate]) => ({ currency, rate }));
    const ghost = await run(async (tx) => {
      const id = await createInvoice(tx, call, { type: 'sales_invoice', draft });
      await confirmInvoice(tx, call, id);
      await runRevaluation(tx, call, { ...input, rates: typed });
      await voidInvoice(tx, call, { id, reason: 'twice' });
      return id;
    });
    const lines = await run((tx) =>
      tx.queries
        .selectFrom('journal_line')
        .select(['date', 'debit_minor', 'credit_minor'])
        .where('company_id', '=', tx.companyId)
        .where('document_ref', '=', ghost)
        .execute(),
    );
    for (const upTo of [day, '2026-04-21']) {
      const own = lines.filter((line) => line.date <= upTo);
      expect(own.reduce((sum, line) => sum + line.debit_minor - line.credit_minor, 0n)).toBe(0n);
    }
    const standing = await run((tx) => readRevaluation(tx, day, rates));
    expect(standing.runs[0]).toMatchObject({ date: day, stale: false });
    // The same day run again leaves the books as the run without the document left them.
    const before = await trialBalance(day);
    await run((tx) => runRevaluation(tx, call, { ...input, rates: typed, replace: true }));
    expect(await trialBalance(day)).toEqual(before);
    expect((await run((tx) => verifyBooks(tx, call))).findings).toEqual([]);
  });

  it('a revaluation without a rate says which currency lacks one', async () => {
    const without = run((tx) => runRevaluation(tx, call, { date: '2026-04-30', rates: [], replace: false }));
    await expect(without).rejects.toMatchObject({ code: 'validation_failed', word: 'ledger_rate_required' });
  });
});
