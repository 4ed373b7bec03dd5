import type { AssetClassBody, NewAssetBody, NewScheduleBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../test/engines.ts';
import { journalLine } from '../../../test/journals.ts';
import type { Database } from '../../platform/database/open.ts';
import { setPeriodLock } from '../books/ledger/index.ts';
import { postOpening } from '../trade/opening-balance/index.ts';
import { addAsset } from './fixed-asset/add-asset.ts';
import { createClass } from './fixed-asset/classes.ts';
import { listRegister } from './fixed-asset/register.ts';
import { createSchedule } from './schedule/create-schedule.ts';
import { listBalances } from './schedule/explain.ts';
import { listSourceLines } from './schedule/source/source.ts';
import { readAccounts } from './statutory-accounts/view.ts';

const DAY = '2026-03-31';
const COMPUTERS: AssetClassBody = {
  name: 'Computers',
  name_zh: '電腦',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
  tax_class: 'prescribed',
};
const LAPTOP: Omit<NewAssetBody, 'class_id'> = {
  name: 'Laptop',
  tax_class: 'prescribed',
  acquired_on: '2026-01-10',
  in_use_on: '2026-01-10',
  cost: '3600.00',
  residual: '0',
  supplier: '',
  note: '',
  counter_account: null,
  bill_line: null,
  depreciation: '300.00',
  through: DAY,
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
};
const INSURANCE: NewScheduleBody = {
  kind: 'prepayment',
  name: 'Office insurance',
  balance_account: '1140',
  result_account: '6100',
  from: '2026-04-01',
  to: '2027-03-31',
  method: 'equal_months',
  amount: '1200.00',
  on: DAY,
  reverse_on: null,
  counter_account: null,
  source: null,
};

describe.each(bothEngines)('opening balances that are stated again on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database, '2026-12-10');
  });
  afterAll(() => database?.close());

  const state = (balances: Readonly<Record<string, number>>) =>
    books.run((tx) => {
      const lines = Object.entries(balances).map(([code, amount]) => {
        const { account_code, debit, credit } = journalLine(code, amount);
        return { account_code, debit, credit, foreign_amount: null, rate: null };
      });
      return postOpening(tx, books.call, { date: DAY, lines });
    });

  it('show in the register what the ledger has more, and agree again once they are corrected', async () => {
    const ties = async () =>
      (await books.run((tx) => listRegister(tx, { page: 1, limit: 50, state: 'all' }))).meta.ties.map(
        ({ account, register, ledger, difference }) => [account, register, ledger, difference],
      );
    await state({ 1510: 3600, 1511: -300, 3100: -3300 });
    const { id } = await books.run((tx) => createClass(tx, books.call, COMPUTERS));
    await books.run((tx) => addAsset(tx, books.call, { ...LAPTOP, class_id: id }));
    const agreed = [
      ['1510', '3600.00', '3600.00', '0.00'],
      ['1511', '300.00', '300.00', '0.00'],
    ];
    expect(await ties()).toEqual(agreed);
    await state({ 1510: 4000, 1511: -300, 3100: -3700 });
    expect(await ties()).toEqual([['1510', '3600.00', '4000.00', '400.00'], agreed[1]]);
    await state({ 1510: 3600, 1511: -300, 3100: -3300 });
    expect(await ties()).toEqual(agreed);
  });

  it('show in the balance of the schedules what no schedule explains, and take no source line twice', async () => {
    const balances = () => books.run((tx) => listBalances(tx, DAY));
    await state({ 1140: 1200, 3100: -1200 });
    await books.run((tx) => createSchedule(tx, books.call, INSURANCE));
    expect(await balances()).toMatchObject([{ closing: '1200.00', explained: '1200.00', difference: '0.00' }]);
    await state({ 1140: 1500, 3100: -1500 });
    expect(await balances()).toMatchObject([{ closing: '1500.00', explained: '1200.00', difference: '300.00' }]);
    const lines = await books.run((tx) => listSourceLines(tx, { kind: 'prepayment', page: 1, limit: 50 }));
    expect(lines.rows.every(({ amount }) => amount !== '1200.00')).toBe(true);
  });

  it('change the comparative figures of the accounts, and stay as they are once locked', async () => {
    const retained = async () => {
      const { book } = await books.run((tx) => readAccounts(tx, { ...books.call, language: 'en-US' }, '2027-03-31'));
      const rows = book.statements.flatMap(({ rows: all }) => all);
      return rows.find(({ id }) => id === 'retained_profits')?.figures.map(({ exact }) => exact);
    };
    await state({ 1010: 1000, 3100: -1000 });
    expect(await retained()).toEqual(['1000.00', '1000.00']);
    await state({ 1010: 1400, 3100: -1400 });
    expect(await retained()).toEqual(['1400.00', '1400.00']);
    await books.run((tx) => setPeriodLock(tx, books.call, DAY, 'Filed'));
    await expect(state({ 1010: 1000, 3100: -1000 })).rejects.toMatchObject({ code: 'period_locked' });
  });
});
