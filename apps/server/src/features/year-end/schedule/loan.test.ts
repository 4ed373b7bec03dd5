import type { NewLoanBody, Schedule } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { reverseJournal } from '../../books/manual-journal/index.ts';
import { readBoard } from '../close/read-board.ts';
import { changeAmount, endSchedule, reverseLine } from './change-schedule.ts';
import { createLoan } from './create-loan.ts';
import { listDue } from './due-lines.ts';
import { listBalances } from './explain.ts';
import { getSchedule } from './get-schedule.ts';
import { listSchedules } from './list-schedules.ts';
import { runSchedules } from './run-schedules.ts';

const PAGE = { page: 1, limit: 50 };
const VAN: NewLoanBody = {
  type: 'hire_purchase',
  name: 'Delivery van',
  balance_account: '2110',
  result_account: '6110',
  payment_account: '1080',
  counter_account: '1140',
  on: '2026-01-15',
  amount: '1200.00',
  method: 'equal_capital',
  yearly_rate: '12',
  instalments: 3,
  first_on: '2026-01-31',
  table: null,
};
const TABLE = 'Date,Interest,Capital\n31/1/2026,"12.00",400\n28/2/2026,8,400.00\n2026-03-31,4,400';
const IMPORTED: Partial<NewLoanBody> = { method: 'imported', yearly_rate: null, instalments: null, table: TABLE };

describe.each(bothEngines)('loans on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database, '2026-12-10');
  });

  const work = <T>(act: (tx: CompanyTransaction) => Promise<T>) => books.run(act);
  const create = (over: Partial<NewLoanBody> = {}) => work((tx) => createLoan(tx, books.call, { ...VAN, ...over }));
  const run = async (month: Day) =>
    (await work((tx) => runSchedules(tx, books.call, { month, catch_up_on: null }))).posted;
  const balances = (date: Day) => work((tx) => listBalances(tx, date));
  const payments = ({ lines }: Schedule) =>
    lines.map(({ due_on, amount, payment }) => [due_on, payment?.interest, amount, payment?.total, payment?.left]);
  const faultsOf = async (made: Promise<unknown>) => {
    try {
      await made;
    } catch (error) {
      const { faults = [], word } = error as { faults?: { path: string; word: string }[]; word?: string };
      return faults.length > 0 ? faults.map((fault) => `${fault.path}: ${fault.word}`) : [word];
    }
    return [];
  };

  it.each([
    ['calculated', {}],
    ['imported', IMPORTED],
  ])('split each payment of a %s loan, and explain the liability on every day', async (_what, over) => {
    const made = await create(over);
    expect(made).toMatchObject({ kind: 'loan', amount: '1200.00', from: '2026-01-15', to: '2026-03-31' });
    expect(payments(made)).toEqual([
      ['2026-01-31', '12.00', '400.00', '412.00', '800.00'],
      ['2026-02-28', '8.00', '400.00', '408.00', '400.00'],
      ['2026-03-31', '4.00', '400.00', '404.00', '0.00'],
    ]);
    const due = await work((tx) => listDue(tx, { ...PAGE, month: '2026-02-28' }));
    expect(due.rows.map(({ amount }) => amount)).toEqual(['412.00', '408.00']);
    expect(await run('2026-02-28')).toBe(2);
    for (const day of ['2026-01-15', '2026-01-30', '2026-01-31', '2026-02-28'])
      expect(await balances(day)).toMatchObject([{ account: '2110', difference: '0.00' }]);
    expect((await balances('2026-02-28'))[0]).toMatchObject({ closing: '400.00', explained: '400.00' });
    expect(await run('2026-03-31')).toBe(1);
    const finished = await work((tx) => listSchedules(tx, { ...PAGE, state: 'finished' }));
    expect(finished.rows).toMatchObject([{ id: made.id, open: '0.00', next_on: null }]);
  });

  it('split the payments of a flat rate, whose interest is known from the beginning', async () => {
    const made = await create({ method: 'flat_rate', yearly_rate: '6' });
    expect(made.loan).toMatchObject({ method: 'flat_rate', yearly_rate: '6' });
    expect(payments(made)).toEqual([
      ['2026-01-31', '8.98', '397.02', '406.00', '802.98'],
      ['2026-02-28', '6.01', '399.99', '406.00', '402.99'],
      ['2026-03-31', '3.01', '402.99', '406.00', '0.00'],
    ]);
    expect(await run('2026-03-31')).toBe(3);
    expect((await balances('2026-03-31'))[0]).toMatchObject({ closing: '0.00', explained: '0.00' });
  });

  it('post the capital, the interest and the payment of an instalment', async () => {
    await create();
    await run('2026-01-31');
    const { rows } = await work((tx) =>
      tx.queries
        .selectFrom('journal_line')
        .select(['account_code', 'debit_minor', 'credit_minor'])
        .where('company_id', '=', tx.companyId)
        .orderBy('entry_number', 'desc')
        .orderBy('line_no')
        .limit(3)
        .execute()
        .then((found) => ({ rows: found })),
    );
    expect(rows).toEqual([
      { account_code: '2110', debit_minor: 400_00n, credit_minor: 0n },
      { account_code: '6110', debit_minor: 12_00n, credit_minor: 0n },
      { account_code: '1080', debit_minor: 0n, credit_minor: 412_00n },
    ]);
  });

  it('reverse an instalment, which is due again', async () => {
    const { id } = await create();
    await run('2026-02-28');
    const reversal = { due_on: '2026-01-31', date: '2026-02-28' };
    const after = await work((tx) => reverseLine(tx, books.call, id, reversal));
    expect(payments(after).slice(0, 3)).toEqual([
      ['2026-01-31', '12.00', '400.00', '412.00', null],
      ['2026-01-31', '12.00', '400.00', '412.00', '800.00'],
      ['2026-02-28', '8.00', '400.00', '408.00', '400.00'],
    ]);
    expect(await balances('2026-02-28')).toMatchObject([{ closing: '800.00', difference: '0.00' }]);
    expect(await run('2026-02-28')).toBe(1);
  });

  it('end early with the capital that is left, and keep the agreed amount', async () => {
    const { id } = await create();
    await run('2026-01-31');
    const ended = await work((tx) => endSchedule(tx, books.call, id, { on: '2026-02-10', version: 1 }));
    expect(payments(ended).slice(1)).toEqual([['2026-02-10', '0.00', '800.00', '800.00', '0.00']]);
    const amount = { on: '2026-02-10', amount: '1.00', reason: 'More', counter_account: null };
    expect(await faultsOf(work((tx) => changeAmount(tx, books.call, id, amount)))).toEqual([
      'amount: loan_amount_fixed',
    ]);
    await run('2026-02-28');
    expect(await balances('2026-02-28')).toMatchObject([{ closing: '0.00', difference: '0.00' }]);
  });

  it('let go of a loan whose journal is reversed, and undo what was posted', async () => {
    const { id, amounts } = await create();
    await run('2026-01-31');
    await work(async (tx) => {
      const journals = tx.queries.selectFrom('manual_journal').select('id');
      const moved = await journals.where('entry_id', '=', amounts[0]?.entry_id ?? '').executeTakeFirstOrThrow();
      await reverseJournal(tx, books.call, { id: moved.id, date: '2026-02-05' });
    });
    const after = await work((tx) => getSchedule(tx, id));
    expect(payments(after).slice(1)).toEqual([['2026-03-31', '0.00', '-400.00', '-400.00', '0.00']]);
    expect(await balances('2026-02-28')).toMatchObject([{ closing: '-400.00', difference: '0.00' }]);
    await run('2026-03-31');
    expect(await balances('2026-03-31')).toMatchObject([{ closing: '0.00', difference: '0.00' }]);
  });

  it('are a task and a source of the close, and wait for a lock to be lifted', async () => {
    await create();
    const board = () => work((tx) => readBoard(tx, books.call, { kind: 'month', end: '2026-02-28' }));
    const found = await board();
    expect(found.checks.find(({ code }) => code === 'schedule_lines')).toMatchObject({ open: 2 });
    expect(found.schedules.find(({ account }) => account.code === '2110')).toMatchObject({
      source: { kind: 'schedules', amount: '1200.00' },
    });
    await work((tx) => setPeriodLock(tx, books.call, '2026-01-31', 'Closed'));
    expect(await faultsOf(run('2026-02-28'))).toEqual(['schedule_line_locked']);
    expect(await faultsOf(create())).toEqual(['period_locked']);
  });

  it.each<[string, Partial<NewLoanBody>, string[]]>([
    [
      'an asset as liability',
      { balance_account: '1140', counter_account: null },
      ['balance_account: schedule_needs_liability'],
    ],
    ['a payment from the liability', { payment_account: '2110' }, ['payment_account: loan_payment_own']],
    ['a payment from receivables', { payment_account: '1100' }, ['payment_account: loan_payment_unusable']],
    ['no amount', { amount: '0.00' }, ['amount: ledger_amount_not_positive']],
    ['no rate', { yearly_rate: null }, ['yearly_rate: loan_needs_rate']],
    ['words as rate', { yearly_rate: 'five' }, ['yearly_rate: loan_rate']],
    ['a rate above 100', { yearly_rate: '101' }, ['yearly_rate: loan_rate']],
    ['no number of instalments', { instalments: null }, ['instalments: loan_needs_instalments']],
    ['no first day', { first_on: null }, ['first_on: loan_needs_first']],
    ['a first day before the loan', { first_on: '2026-01-14' }, ['first_on: loan_first_before']],
    ['more than 50 years', { instalments: 601 }, ['ledger_schedule_too_long']],
    ['an empty table', { ...IMPORTED, table: 'Date,Interest,Capital' }, ['table: loan_table_empty']],
    ['a table with 31 April', { ...IMPORTED, table: `${TABLE}\n31/4/2026,1,1` }, ['table: loan_table_day']],
    ['a table with a word', { ...IMPORTED, table: `${TABLE}\n30/4/2026,one,1` }, ['table: loan_table_amount']],
    ['a negative payment', { ...IMPORTED, table: `${TABLE}\n30/4/2026,-1,1` }, ['table: loan_table_amount']],
    ['a row of zeros', { ...IMPORTED, table: `${TABLE}\n30/4/2026,0,0` }, ['table: loan_table_nothing']],
    ['a day twice', { ...IMPORTED, table: `${TABLE}\n31/3/2026,1,1` }, ['table: loan_table_order']],
    ['another sum', { ...IMPORTED, amount: '1200.01' }, ['table: loan_table_sum']],
    ['a table of 51 years', { ...IMPORTED, table: '2077-03-31,1,1200' }, ['table: ledger_schedule_too_long']],
    ['an open quotation mark', { ...IMPORTED, table: '"2026-03-31,1,1200' }, ['table: csv_quote_open']],
  ])('refuse %s', async (_what, over, faults) => {
    expect(await faultsOf(create(over))).toEqual(faults);
    expect((await work((tx) => listSchedules(tx, { ...PAGE, state: 'all' }))).meta.total).toBe(0);
  });
});
