import {
  buildCashFlow,
  buildProfitLoss,
  buildTrialBalance,
  cashBasisInputsFrom,
  cashBasisMovements,
  cashFlowRanges,
  movementsFrom,
  notCashFrom,
  periodRange,
  profitLossColumns,
  profitLossRanges,
  trialBalanceRanges,
} from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { bothEngines } from '../../../../test/engines.ts';
import { cellOf, type Lantern, lanternJson, openLantern, shownRows } from '../../../../test/lantern.ts';
import { readInCompany } from '../../../platform/database/transaction.ts';
import { readEntriesAfter } from '../../books/ledger/entries/entry-store.ts';
import { readCashFlow } from './cash-flow/read.ts';
import { openReport, readProfitLoss, readTrialBalance } from './index.ts';
import { SHEETS } from './sheets.ts';

const caller = { now: new Date('2026-04-30T04:00:00Z'), language: 'en-US' as const };

describe.each(bothEngines)('the three statements as sheets, on %s', (engine) => {
  let lantern: Lantern;
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(() => lantern?.database.close());

  it('every identity in the footer holds at any date', async () => {
    for (const as_at of ['2025-03-30', '2025-03-31', '2025-11-13', '2026-03-31', '2026-04-30', '2026-12-31']) {
      const { sheet } = await lantern.sheet('balance-sheet', { as_at });
      expect([as_at, sheet.checks.filter((check) => !check.holds)]).toEqual([as_at, []]);
      expect(sheet.checks.map((check) => check.code)).toEqual([
        'net_assets_equal_equity',
        'profit_agrees',
        'receivables_agree',
        'payables_agree',
        'suspense_nil',
        'opening_equity_nil',
      ]);
    }
  });

  it('says by how much an identity fails', async () => {
    const { sheet } = await lantern.sheet('balance-sheet', { as_at: '2025-09-30' });
    expect(sheet.checks.find((check) => check.code === 'suspense_nil')).toEqual({
      code: 'suspense_nil',
      label: 'Nothing in suspense',
      holds: false,
      difference: '-5000.00',
    });
  });

  it('are in the language of the caller, or name accounts in both', async () => {
    const { sheet } = await lantern.sheet('trial-balance', { as_at: '2026-03-31' }, 'zh-Hant');
    expect([sheet.company, sheet.title, sheet.period, sheet.basis]).toEqual([
      '海燈貿易有限公司',
      '試算表',
      '截至2026年3月31日',
      '應計制',
    ]);
    expect(cellOf(sheet, '1100', 'account')).toBe('應收賬款');
    const both = await lantern.sheet('trial-balance', { as_at: '2026-03-31', names: 'both' });
    expect(cellOf(both.sheet, '1100', 'account')).toBe('Trade receivables 應收賬款');
  });

  it('compares with as many earlier dates as asked for', async () => {
    const { sheet } = await lantern.sheet('balance-sheet', {
      as_at: '2026-04-30',
      compare: 'previous_month_end',
      compare_count: '3',
      columns: 'code,change,change_percent',
    });
    expect(sheet.columns.map((column) => column.label)).toEqual([
      'Account',
      'Code',
      'Apr 30, 2026',
      'Mar 31, 2026',
      'Feb 28, 2026',
      'Jan 31, 2026',
      'Change',
      'Change %',
    ]);
    const alone = await lantern.sheet('balance-sheet', { as_at: '2026-02-28' });
    expect(cellOf(sheet, 'net_assets', 'amount_2')).toBe(cellOf(alone.sheet, 'net_assets', 'amount_0'));
    expect(sheet.offered.map((column) => column.key)).toEqual(['code', 'change', 'change_percent']);
  });

  it('months and quarters add up to the period', async () => {
    for (const by of ['month', 'quarter']) {
      const { sheet } = await lantern.sheet('profit-loss', { from: '2025-04-15', to: '2026-03-20', by });
      const whole = await lantern.sheet('profit-loss', { from: '2025-04-15', to: '2026-03-20' });
      const total = sheet.columns.at(-1)?.key ?? '';
      for (const row of whole.sheet.rows) {
        const parts = sheet.rows.find((own) => own.key === row.key)?.cells.slice(1, -1) ?? [];
        expect([row.key, cellOf(sheet, row.key, total)]).toEqual([row.key, row.cells[1]?.value ?? null]);
        const cents = parts.reduce((sum, cell) => sum + BigInt((cell.value ?? '0').replace('.', '')), 0n);
        expect(cents).toBe(BigInt((row.cells[1]?.value ?? '0').replace('.', '')));
      }
    }
  });

  it('shows shares, the year to date and the tax estimate where asked for', async () => {
    const { sheet } = await lantern.sheet('profit-loss', {
      from: '2026-03-01',
      to: '2026-03-31',
      columns: 'income_percent,year_to_date',
      estimate: 'true',
    });
    expect(cellOf(sheet, 'profit_for_period', 'year_to_date')).toBe('57921.80');
    expect(cellOf(sheet, 'revenue.total', 'income_percent')).toBe('100.0');
    expect(cellOf(sheet, 'tax_estimate', 'year_to_date')).toBe('5208.23');
    expect(sheet.notes.join()).toContain('Estimate only, before tax adjustments');
    expect(sheet.rows.find((row) => row.key === 'profit_for_period')?.cells[0]?.value).toBe('Loss for the period');
  });

  it('the movement form leads from opening to closing, over a year end', async () => {
    const { sheet } = await lantern.sheet('trial-balance', {
      as_at: '2026-04-30',
      form: 'movement',
      from: '2026-03-01',
    });
    const closing = await lantern.sheet('trial-balance', { as_at: '2026-04-30' });
    for (const row of closing.sheet.rows.slice(0, -1)) {
      const found = [cellOf(sheet, row.key, 'closing_debit'), cellOf(sheet, row.key, 'closing_credit')];
      expect([row.key, ...found]).toEqual([row.key, row.cells[3]?.value, row.cells[4]?.value]);
    }
    expect(cellOf(sheet, '3100', 'roll')).toBe('-7921.80');
    expect(sheet.checks.filter((check) => !check.holds)).toEqual([]);
  });

  it('the cash flow statement ends at the balances of the bank and cash accounts, whatever the period', async () => {
    for (const [from, to] of [
      ['2025-04-01', '2026-03-31'],
      ['2025-03-01', '2025-04-30'],
      ['2026-03-31', '2026-04-01'],
      ['2030-01-01', '2030-12-31'],
    ] as const) {
      const { sheet } = await lantern.sheet('cash-flow', { from, to, by: 'month' });
      expect([from, sheet.checks.map(({ code, holds }) => [code, holds])]).toEqual([
        from,
        [['cash_equals_accounts', true]],
      ]);
      const { sheet: balance } = await lantern.sheet('balance-sheet', { as_at: to });
      const held = balance.rows.filter(({ key }) => /^current_assets\.10/.test(key)).map((row) => row.cells[1]?.value);
      const listed = sheet.rows.filter(({ key }) => /^cash\.10/.test(key)).map((row) => row.cells.at(-1)?.value);
      expect([from, listed]).toEqual([from, held]);
    }
  });

  it('the cash flow statement is what the pure report builds from all entries, also as known on an earlier day', async () => {
    const entries = (await lantern.read((tx) => readEntriesAfter(tx, 0n, 1000))).map(({ entry }) => entry);
    await lantern.read(async (tx) => {
      const now = await openReport(tx, caller, { names: 'one' });
      const half = { number: BigInt(Math.floor(entries.length / 2)), instant: caller.now };
      const earlier = await openReport(tx, caller, { names: 'one' }, half);
      for (const [context, known] of [
        [now, entries],
        [earlier, entries.slice(0, Number(half.number))],
      ] as const) {
        const asked = { from: '2025-03-31', to: '2026-04-30', by: 'quarter' as const };
        const movements = movementsFrom(known, cashFlowRanges(asked));
        const notCash = notCashFrom(known, profitLossColumns(asked).map(periodRange), context.chart);
        expect(await readCashFlow(context, asked)).toEqual(buildCashFlow(asked, { movements, notCash }, context.chart));
      }
    });
  });

  it('shows idle accounts only when asked to', async () => {
    const { sheet } = await lantern.sheet('trial-balance', { as_at: '2026-03-31' });
    const all = await lantern.sheet('trial-balance', { as_at: '2026-03-31', zero_rows: 'true' });
    expect(sheet.rows.some((row) => row.key === '1750')).toBe(false);
    expect(all.sheet.rows.some((row) => row.key === '1750')).toBe(true);
    expect(cellOf(all.sheet, 'total', 'debit_0')).toBe(cellOf(sheet, 'total', 'debit_0'));
  });

  it('every figure of a balance sheet leads to postings or a report that close with it', async () => {
    const { sheet } = await lantern.sheet('balance-sheet', { as_at: '2025-11-13' });
    const figures = sheet.rows.filter((row) => row.kind === 'line');
    for (const row of figures) {
      const { value, drill } = row.cells[1] ?? { value: null };
      if (value === '0.00' || drill === undefined || !('report' in drill)) continue;
      const opened = await lantern.sheet(drill.report, drill.query);
      const closing = opened.sheet.rows.find((own) => own.kind === 'closing' || own.key === 'profit_for_period');
      const found = closing?.cells.findLast((cell) => cell.value !== null)?.value ?? '';
      const expected = value?.replace('-', '');
      expect([row.key, found.replace('-', '')]).toEqual([row.key, expected]);
    }
    expect(figures.length).toBeGreaterThan(10);
  });

  it('counts on cash basis what the pure report counts from all entries', async () => {
    const entries = (await lantern.read((tx) => readEntriesAfter(tx, 0n, 1000))).map(({ entry }) => entry);
    await lantern.read(async (tx) => {
      const context = await openReport(tx, caller, { names: 'one' });
      const { chart, books } = context;
      const asked = { asAt: '2026-02-15', compareAt: ['2025-12-31'] };
      const ranges = trialBalanceRanges(asked, books.years);
      const sums = cashBasisMovements(ranges, cashBasisInputsFrom(entries, ranges, chart), chart);
      const found = await readTrialBalance(context, asked, 'cash');
      expect(found).toEqual(buildTrialBalance(asked, sums, chart, books.years));
      expect(found.rows.some((row) => row.code === '1100' || row.code === '2100')).toBe(false);
      const period = { from: '2025-06-10', to: '2026-03-31', by: 'month' as const };
      const months = profitLossRanges(period);
      const monthSums = cashBasisMovements(months, cashBasisInputsFrom(entries, months, chart), chart);
      const { report } = await readProfitLoss(context, period, 'cash');
      expect(report).toEqual(buildProfitLoss(period, monthSums, chart));
    });
  });

  it('show their basis of accounting', async () => {
    const { sheet } = await lantern.sheet('profit-loss', { from: '2025-04-01', to: '2026-03-31', basis: 'cash' });
    expect(sheet.basis).toBe('Cash basis');
    expect(sheet.notes.join()).toContain('when they are settled');
    const movement = { as_at: '2026-03-31', form: 'movement', basis: 'cash' };
    await expect(lantern.sheet('trial-balance', movement)).rejects.toMatchObject({
      faults: [{ path: 'basis', word: 'report_movement_on_accrual' }],
    });
  });

  it('refuses a period that ends before it starts, and more months than fit', async () => {
    await expect(lantern.sheet('profit-loss', { from: '2026-04-01', to: '2026-03-31' })).rejects.toMatchObject({
      word: 'date_order',
    });
    const century = { from: '1950-01-01', to: '2049-12-31', by: 'month' };
    await expect(lantern.sheet('profit-loss', century)).rejects.toMatchObject({ word: 'report_range_too_long' });
    const { sheet } = await lantern.sheet('profit-loss', { from: '1950-01-01', to: '2049-12-31' });
    expect(sheet.checks.every((check) => check.holds)).toBe(true);
  });

  it('an empty company has headings, zero totals and a note', async () => {
    const books = await openTestBooks(lantern.database);
    const day = { as_at: '2026-03-31' };
    const period = { from: '2025-04-01', to: '2026-03-31' };
    const read = <T>(work: Parameters<typeof readInCompany<T>>[2]) =>
      readInCompany(lantern.database, books.companyId, work);
    const query = {
      names: 'one' as const,
      columns: undefined,
      compare: 'none' as const,
      compare_count: 1,
      zero_rows: false,
      figures: 'exact' as const,
      hide_zero: false,
    };
    const sheet = await read((tx) => SHEETS['balance-sheet'](tx, caller, { ...query, ...day }));
    expect(sheet.sheet).toMatchObject({ empty: true, notes: ['No data for this period'] });
    expect(shownRows(sheet.sheet.rows)[0]).toEqual(['heading', 'Non-current assets', null]);
    const loss = { ...query, ...period, by: 'month' as const, basis: 'cash' as const, estimate: true };
    const result = await read((tx) => SHEETS['profit-loss'](tx, caller, loss));
    expect(result.sheet).toMatchObject({ empty: true });
    expect(cellOf(result.sheet, 'profit_for_period', 'amount_0')).toBe('0.00');
  });

  it('is the golden trial balance, cell by cell', async () => {
    const { sheet } = await lantern.sheet('trial-balance', { as_at: '2026-03-31' });
    const golden = lanternJson('expected/trial-balance-2026-03-31.json') as {
      rows: { code: string; debit: string; credit: string }[];
    };
    const found = sheet.rows.slice(0, -1).map((row) => ({
      code: row.key,
      debit: row.cells[3]?.value ?? '',
      credit: row.cells[4]?.value ?? '',
    }));
    expect(found).toEqual(golden.rows.map(({ code, debit, credit }) => ({ code, debit, credit })));
  });
});
