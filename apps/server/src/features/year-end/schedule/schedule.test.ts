import type { CloseBoard, NewScheduleBody, Schedule, SpreadKindName } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { reverseJournal } from '../../books/manual-journal/index.ts';
import { keepText } from '../../documents/document-text/index.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { readBoard } from '../close/read-board.ts';
import { changeAmount, endSchedule, reverseLine } from './change-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { listDue } from './due-lines.ts';
import { explainAccount, listBalances } from './explain.ts';
import { getSchedule } from './get-schedule.ts';
import { listSchedules } from './list-schedules.ts';
import { listMissingBills } from './missing-bills.ts';
import { runSchedules } from './run-schedules.ts';
import { listSourceLines } from './source/source.ts';

const PAGE = { page: 1, limit: 50 };
const INSURANCE: NewScheduleBody = {
  kind: 'prepayment',
  name: 'Office insurance',
  balance_account: '1140',
  result_account: '6100',
  from: '2026-04-01',
  to: '2027-03-31',
  method: 'equal_months',
  amount: '1200.00',
  on: '2026-04-01',
  reverse_on: null,
  counter_account: null,
  source: null,
};
const SERVICE: Partial<NewScheduleBody> = {
  kind: 'deferred_income',
  name: 'Service contract',
  balance_account: '2120',
  result_account: '4010',
};
const AUDIT: Partial<NewScheduleBody> = {
  kind: 'accrual',
  name: 'Audit fee',
  balance_account: '2110',
  result_account: '6110',
  to: '2026-06-30',
  amount: '300.00',
  reverse_on: '2026-07-01',
};

describe.each(bothEngines)('schedules on %s', (engine) => {
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
  const create = (over: Partial<NewScheduleBody> = {}) =>
    work((tx) => createSchedule(tx, books.call, { ...INSURANCE, ...over }));
  const run = async (month: Day, catch_up_on: Day | null = null) =>
    (await work((tx) => runSchedules(tx, books.call, { month, catch_up_on }))).posted;
  const look = (id: string) => work((tx) => getSchedule(tx, id));
  const balances = (date: Day) => work((tx) => listBalances(tx, date));
  const put = (code: string, contra: string, amount: number, date = '2026-04-01') =>
    postJournal(books, journal([journalLine(code, amount), journalLine(contra, -amount)], { date }));
  const planned = ({ lines }: Schedule) =>
    lines.filter(({ entry_id }) => entry_id === null).map(({ due_on, amount }) => [due_on, amount]);
  const lock = (through: Day) => work((tx) => setPeriodLock(tx, books.call, through, 'Closed'));
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
    ['prepayment', {}, ['1140', '2120']],
    ['deferred_income', SERVICE, ['1130', '2120']],
  ] as const)(
    '%s: post each month once, and explain the balance on every day',
    async (_kind, over, [debit, credit]) => {
      await put(debit, credit, 1_200);
      await create(over);
      expect(await run('2026-06-15')).toBe(3);
      expect(await faultsOf(run('2026-06-30'))).toEqual(['schedule_nothing_due']);
      for (const day of ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-15', '2026-05-31', '2026-06-30'])
        for (const row of await balances(day)) expect(row).toMatchObject({ difference: '0.00' });
      expect((await balances('2026-06-30'))[0]).toMatchObject({ closing: '900.00', explained: '900.00' });
    },
  );

  it('build up an accrual, reverse it on its day, and finish it', async () => {
    const { id } = await create(AUDIT);
    expect(await run('2026-06-30')).toBe(3);
    expect(await balances('2026-06-30')).toEqual([
      { account: '2110', closing: '300.00', explained: '300.00', difference: '0.00' },
    ]);
    expect(await run('2026-07-31')).toBe(1);
    expect(await balances('2026-07-01')).toMatchObject([{ closing: '0.00', difference: '0.00' }]);
    expect(await look(id)).toMatchObject({ next_on: null, open: '0.00' });
    const finished = await work((tx) => listSchedules(tx, { ...PAGE, state: 'finished' }));
    expect(finished.rows.map((row) => row.id)).toEqual([id]);
  });

  it('reverse a posted month of an accrual, before and after the accrual is reversed', async () => {
    const { id } = await create(AUDIT);
    await run('2026-06-30');
    const reverse = (date: Day) => work((tx) => reverseLine(tx, books.call, id, { due_on: '2026-05-31', date }));
    const before = await reverse('2026-06-30');
    expect(planned(before)).toEqual([
      ['2026-05-31', '100.00'],
      ['2026-07-01', '-300.00'],
    ]);
    expect(await run('2026-07-31')).toBe(2);
    expect(planned(await reverse('2026-07-31'))).toEqual([['2026-05-31', '100.00']]);
    expect(await run('2026-07-31')).toBe(1);
    expect(await balances('2026-07-31')).toMatchObject([{ closing: '0.00', difference: '0.00' }]);
  });

  it('open a month again by a counter entry, and only while it is posted', async () => {
    await put('1140', '2120', 1_200);
    const { id } = await create();
    await run('2026-05-31');
    const reverse = () => work((tx) => reverseLine(tx, books.call, id, { due_on: '2026-05-31', date: '2026-05-31' }));
    expect(planned(await reverse())[0]).toEqual(['2026-05-31', '100.00']);
    expect(await balances('2026-05-31')).toMatchObject([{ closing: '1100.00', difference: '0.00' }]);
    expect(await faultsOf(reverse())).toEqual(['schedule_not_posted']);
    expect(await run('2026-05-31')).toBe(1);
  });

  it('plan again only what is not posted', async () => {
    await put('1140', '2120', 1_200);
    const { id } = await create();
    await run('2026-09-30');
    const change = (amount: string, counter_account: string | null = null) =>
      work((tx) => changeAmount(tx, books.call, id, { on: '2026-10-05', amount, reason: 'CN-1', counter_account }));
    expect(await faultsOf(change('-1200.01'))).toEqual(['amount: schedule_below_zero']);
    expect(await faultsOf(change('0.00'))).toEqual(['amount: schedule_change_zero']);
    await change('-300.00', '2120');
    const end = (on: Day) => work((tx) => endSchedule(tx, books.call, id, { on, version: 1 }));
    expect(await faultsOf(end('2027-04-01'))).toEqual(['on: schedule_ends_before']);
    expect(planned(await end('2026-12-31')).map(([, amount]) => amount)).toEqual(['100.00', '100.00', '100.00']);
    expect(await faultsOf(end('2026-12-31'))).toEqual(['stale_version']);
    expect(await balances('2026-10-31')).toMatchObject([{ closing: '300.00', difference: '0.00' }]);
  });

  it('post nothing if one due line is in a locked period, and name it', async () => {
    await put('1140', '2120', 1_200);
    await create();
    await create(AUDIT);
    await lock('2026-05-31');
    await expect(run('2026-06-30')).rejects.toMatchObject({
      code: 'conflict',
      word: 'schedule_line_locked',
      values: { name: 'Audit fee', date: '2026-04-30', locked: '2026-05-31', open: '2026-06-01', count: '4' },
    });
    const due = await work((tx) => listDue(tx, { ...PAGE, month: '2026-06-30' }));
    expect(due.meta).toMatchObject({
      total: 6,
      catch_up: { lines: 4, months: ['2026-04-01', '2026-05-01'], locked_through: '2026-05-31', on: '2026-06-01' },
    });
    expect(due.rows.map(({ due_on, post_on }) => [due_on, post_on]).slice(3)).toEqual([
      ['2026-05-31', '2026-06-01'],
      ['2026-06-30', '2026-06-30'],
      ['2026-06-30', '2026-06-30'],
    ]);
  });

  const narrations = () =>
    work(async (tx) => {
      const rows = tx.queries
        .selectFrom('journal_entry')
        .select(['date', 'narration'])
        .where('source_type', '=', 'manual_journal');
      return (await rows.orderBy('number').execute()).map(({ date, narration }) => `${date} ${narration}`);
    });

  it('post the lines of locked months on the first open day if a person chooses it, and name their months', async () => {
    await put('1140', '2120', 1_200);
    const { id } = await create();
    await create(AUDIT);
    await lock('2026-05-31');
    expect(await faultsOf(run('2026-06-30', '2026-06-02'))).toEqual(['lock_moved_since']);
    expect(await run('2026-06-30', '2026-06-01')).toBe(6);
    expect((await narrations()).filter((one) => one.includes('Office insurance'))).toEqual([
      '2026-06-01 Office insurance (2026-04)',
      '2026-06-01 Office insurance (2026-05)',
      '2026-06-30 Office insurance',
    ]);
    const { lines } = await look(id);
    expect(lines.map(({ due_on, posted_on }) => [due_on, posted_on]).slice(0, 4)).toEqual([
      ['2026-04-30', '2026-06-01'],
      ['2026-05-31', '2026-06-01'],
      ['2026-06-30', '2026-06-30'],
      ['2026-07-31', null],
    ]);
    const closing = [];
    for (const day of ['2026-04-30', '2026-05-31', '2026-06-01', '2026-06-30'])
      for (const row of await balances(day)) {
        expect(row.difference).toBe('0.00');
        if (row.account === '1140') closing.push(row.closing);
      }
    expect(closing).toEqual(['1200.00', '1200.00', '1000.00', '900.00']);
    expect(await faultsOf(run('2026-07-31', '2026-06-01'))).toEqual(['lock_moved_since']);
  });

  it('post a month again late that was reversed after its period was locked, and what an early end leaves', async () => {
    await put('1140', '2120', 1_200);
    const { id } = await create();
    await run('2026-07-31');
    await lock('2026-06-30');
    const reverse = (due_on: Day, date: Day) => work((tx) => reverseLine(tx, books.call, id, { due_on, date }));
    expect(planned(await reverse('2026-05-31', '2026-07-01'))[0]).toEqual(['2026-05-31', '100.00']);
    expect(await run('2026-07-31', '2026-07-01')).toBe(1);
    expect((await narrations()).at(-1)).toBe('2026-07-01 Office insurance (2026-05)');
    expect(await faultsOf(reverse('2026-05-31', '2026-06-30'))).toEqual(['date: period_locked']);
    await reverse('2026-05-31', '2026-07-05');
    const ended = await work((tx) => endSchedule(tx, books.call, id, { on: '2026-05-31', version: 1 }));
    expect(planned(ended)).toEqual([['2026-05-31', '900.00']]);
    expect(await run('2026-05-31', '2026-07-01')).toBe(1);
    expect(await look(id)).toMatchObject({ open: '0.00', next_on: null });
    for (const day of ['2026-05-31', '2026-06-30', '2026-07-01', '2026-07-04', '2026-07-05', '2026-07-31'])
      expect(await balances(day)).toMatchObject([{ difference: '0.00' }]);
  });

  it('build up and reverse an accrual late in the order of its days', async () => {
    const { id } = await create(AUDIT);
    await lock('2026-07-31');
    expect(await run('2026-07-31', '2026-08-01')).toBe(4);
    expect(await look(id)).toMatchObject({ open: '0.00', next_on: null });
    expect((await narrations()).at(-1)).toBe('2026-08-01 Audit fee (2026-07)');
    for (const day of ['2026-06-30', '2026-08-01'])
      expect(await balances(day)).toMatchObject([{ closing: '0.00', difference: '0.00' }]);
  });

  it.each<[string, Partial<NewScheduleBody>, string[]]>([
    ['no such account', { balance_account: '9999' }, ['balance_account: schedule_account_unusable']],
    ['money', { balance_account: '1080' }, ['balance_account: schedule_account_unusable']],
    ['receivables', { balance_account: '1100' }, ['balance_account: schedule_account_unusable']],
    ['another type', { balance_account: '2110' }, ['balance_account: schedule_needs_asset']],
    ['an income account', { result_account: '4010' }, ['result_account: schedule_needs_expense']],
    ['an asset for income', { ...SERVICE, balance_account: '1140' }, ['balance_account: schedule_needs_liability']],
    ['an expense for income', { ...SERVICE, result_account: '6100' }, ['result_account: schedule_needs_revenue']],
    ['its own account as counter', { counter_account: '1140' }, ['counter_account: schedule_counter_is_balance']],
    ['a counter of an accrual', { ...AUDIT, counter_account: '6100' }, ['counter_account: schedule_accrual_source']],
    ['no day of reversal', { ...AUDIT, reverse_on: null }, ['reverse_on: schedule_reverse_missing']],
    ['a needless day of reversal', { reverse_on: '2027-04-01' }, ['reverse_on: schedule_reverse_unused']],
    ['a reversal on the last day', { ...AUDIT, reverse_on: '2026-06-30' }, ['ledger_schedule_reversed_too_early']],
    ['an end before the start', { to: '2026-03-31' }, ['ledger_bad_date_order']],
    ['more than 50 years', { to: '2076-04-01' }, ['ledger_schedule_too_long']],
    ['no amount', { amount: '0.00' }, ['ledger_amount_not_positive']],
    ['a part of a cent', { amount: '1.005' }, ['amount: schedule_amount']],
  ])('refuse %s', async (_what, over, faults) => {
    expect(await faultsOf(create(over))).toEqual(faults);
    expect((await work((tx) => listSchedules(tx, { ...PAGE, state: 'all' }))).meta.total).toBe(0);
  });

  const bill = (type: 'purchase_bill' | 'sales_invoice', account_code: string) =>
    work(async (tx) => {
      const items = [testItem({ name: 'Cover 1/4/2026–31/3/2027', quantity: '1', price: '1200.00', account_code })];
      const id = await createInvoice(tx, books.call, { type, draft: testDraft({ items }) });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  const lines = async (kind: Exclude<SpreadKindName, 'accrual'>) =>
    (await work((tx) => listSourceLines(tx, { ...PAGE, kind }))).rows;

  it.each([
    ['purchase_bill', 'prepayment', '6100', { ...INSURANCE }],
    ['sales_invoice', 'deferred_income', '4010', { ...INSURANCE, ...SERVICE }],
  ] as const)(
    'take an item of a %s with its period, and move it to the balance sheet',
    async (type, kind, account, body) => {
      const invoiceId = await bill(type, account);
      const [line] = await lines(kind);
      expect(line).toMatchObject({
        account,
        amount: '1200.00',
        period: { from: '2026-04-01', to: '2027-03-31', stated_by: 'line' },
      });
      const source = { entry_id: line?.entry_id ?? '', line_no: line?.line_no ?? 0 };
      const of = (over: Partial<NewScheduleBody>) => create({ ...body, on: null, source, ...over });
      expect(await faultsOf(of({ amount: '1200.01' }))).toEqual(['amount: schedule_source_amount']);
      expect(await faultsOf(of({ on: '2026-03-31' }))).toEqual(['on: schedule_before_source']);
      const made = await of({ amount: '700.00' });
      expect(made.source).toMatchObject({ entry_id: source.entry_id, invoice_id: invoiceId });
      expect(made.amounts).toEqual([
        { on: '2026-04-01', amount: '700.00', reason: '', entry_id: expect.any(String), reversed_on: null },
      ]);
      expect((await lines(kind)).map(({ amount }) => amount)).toEqual(['500.00']);
      await of({ amount: '500.00' });
      expect(await lines(kind)).toEqual([]);
      await run('2026-05-31');
      expect(await balances('2026-05-31')).toMatchObject([{ closing: '1000.02', difference: '0.00' }]);
    },
  );

  it('propose the period that only the document states, and keep the place of the item on its page', async () => {
    const box = { x: 0.1, y: 0.4, width: 0.5, height: 0.03 };
    await work(async (tx) => {
      const items = [testItem({ name: 'Cover', quantity: '1', price: '1200.00', account_code: '6100' })];
      const id = await createInvoice(tx, books.call, { type: 'purchase_bill', draft: testDraft({ items }) });
      await confirmInvoice(tx, books.call, id);
      const place = { page: 2, box, confidence: 0.9, origin: 'read', read: 'Cover' };
      const sha256 = 'a'.repeat(64);
      await tx.queries
        .insertInto('stored_file')
        .values({ company_id: tx.companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
        .execute();
      const evidence = JSON.stringify({ 'invoice.items.0.name': place });
      const { id: documentId } = await tx.queries
        .insertInto('document')
        .values({ company_id: tx.companyId, name: 'policy.pdf', sha256, state: 'needs_review', evidence })
        .returning('id')
        .executeTakeFirstOrThrow();
      await keepText(tx, documentId, 'Insurance policy\nPeriod of cover 1/4/2026 – 31/3/2027');
      await tx.queries.updateTable('invoice').set({ document_id: documentId }).where('id', '=', id).execute();
    });
    const [line] = await lines('prepayment');
    expect(line?.period).toEqual({
      from: '2026-04-01',
      to: '2027-03-31',
      words: '1/4/2026-31/3/2027',
      stated_by: 'document',
    });
    const source = { entry_id: line?.entry_id ?? '', line_no: line?.line_no ?? 0 };
    const made = await create({ on: null, source });
    expect(made.source).toMatchObject({ document_id: line?.document_id, spot: { page: 2, box } });
  });

  it('take a line of a journal that is on the balance account without posting anything', async () => {
    await put('1140', '2120', 1_200);
    const [line] = await lines('prepayment');
    const made = await create({ source: { entry_id: line?.entry_id ?? '', line_no: line?.line_no ?? 0 } });
    expect(made.amounts).toMatchObject([{ on: '2026-04-01', entry_id: null }]);
    expect(await balances('2026-04-01')).toMatchObject([{ closing: '1200.00', difference: '0.00' }]);
  });

  it('answer about the line if no entry has a line of that number', async () => {
    await put('1140', '2120', 1_200);
    const [line] = await lines('prepayment');
    for (const line_no of [9, 2 ** 40]) {
      const source = { entry_id: line?.entry_id ?? '', line_no };
      expect(await faultsOf(create({ source }))).toEqual(['schedule_source_gone']);
    }
  });

  it('move an amount from another account, but not into a locked period', async () => {
    await put('6100', '2120', 1_200);
    await lock('2026-04-30');
    expect(await faultsOf(create({ counter_account: '6100' }))).toEqual(['period_locked']);
    await create({ counter_account: '6100', on: '2026-05-01' });
    expect(await balances('2026-05-01')).toMatchObject([{ closing: '1200.00', explained: '1200.00' }]);
  });

  it('explain months that were posted before the day of their source', async () => {
    await put('1140', '2120', 1_200, '2026-06-05');
    await create({ on: '2026-06-05' });
    await run('2026-06-30');
    for (const day of ['2026-04-30', '2026-06-04', '2026-06-05', '2026-06-30'])
      expect(await balances(day)).toMatchObject([{ difference: '0.00' }]);
    expect(await balances('2026-05-31')).toMatchObject([{ closing: '-200.00' }]);
  });

  it('let go of an amount whose journal is reversed, and plan the posted months back', async () => {
    await put('6100', '2120', 1_200);
    const { id } = await create({ counter_account: '6100' });
    await run('2026-05-31');
    const entryId = (await look(id)).amounts[0]?.entry_id ?? '';
    await work(async (tx) => {
      const journals = tx.queries.selectFrom('manual_journal').select('id').where('entry_id', '=', entryId);
      const moved = await journals.executeTakeFirstOrThrow();
      await reverseJournal(tx, books.call, { id: moved.id, date: '2026-06-10' });
    });
    expect(await look(id)).toMatchObject({ amount: '0.00', open: '-200.00', amounts: [{ reversed_on: '2026-06-10' }] });
    expect(planned(await look(id)).map(([, amount]) => amount)).toEqual(Array(10).fill('-20.00'));
    for (const day of ['2026-05-31', '2026-06-09', '2026-06-10'])
      expect(await balances(day)).toMatchObject([{ difference: '0.00' }]);
    await run('2027-03-31');
    expect(await look(id)).toMatchObject({ open: '0.00', next_on: null });
  });

  it('explain an account by its schedules, the largest first, and show what nothing explains', async () => {
    await put('1140', '2120', 1_500);
    await create({ name: 'Small', amount: '200.00' });
    await create({ name: 'Large', amount: '1000.00' });
    const { rows, meta } = await work((tx) => explainAccount(tx, { ...PAGE, account: '1140', date: '2026-04-15' }));
    expect(rows.map(({ name, open }) => [name, open])).toEqual([
      ['Large', '1000.00'],
      ['Small', '200.00'],
    ]);
    expect(meta).toMatchObject({ total: 2, closing: '1500.00', explained: '1200.00', difference: '300.00' });
  });

  it('are the source of their account on the close board', async () => {
    await put('1140', '2120', 1_200);
    await create();
    await run('2026-05-31');
    const board = (end: Day) => work((tx) => readBoard(tx, books.call, { kind: 'month', end }));
    const { schedules, checks } = await board('2026-05-31');
    expect(schedules.find(({ account }) => account.code === '1140')).toMatchObject({
      closing: '1000.00',
      source: { kind: 'schedules', amount: '1000.00' },
      state: 'agrees',
    });
    const due = ({ checks: found }: Pick<CloseBoard, 'checks'>) => found.find(({ code }) => code === 'schedule_lines');
    expect(due({ checks })).toEqual({ code: 'schedule_lines', hard: true, open: 0 });
    expect(due(await board('2026-07-31'))).toMatchObject({ open: 2 });
  });

  it('propose an accrual for a bill that came in each of three months, until it is accrued', async () => {
    for (const [month, price] of [
      ['01', '900.00'],
      ['02', '980.00'],
      ['03', '930.00'],
    ] as const)
      await work(async (tx) => {
        const items = [testItem({ name: 'Power', quantity: '1', price, account_code: '6120' })];
        const day = { issue_date: `2026-${month}-08`, due_date: `2026-${month}-28`, number: `P-${month}` };
        const draft = testDraft({ items, ...day });
        await confirmInvoice(tx, books.call, await createInvoice(tx, books.call, { type: 'purchase_bill', draft }));
      });
    const missing = async (month: Day) => (await work((tx) => listMissingBills(tx, { ...PAGE, month }))).rows;
    const [bill, ...others] = await missing('2026-04-30');
    expect([bill, others]).toEqual([{ party: 'Pearl River Freight Limited', account: '6120', amount: '930.00' }, []]);
    expect([await missing('2026-03-31'), await missing('2026-05-31')]).toEqual([[], []]);
    await create({ ...AUDIT, name: bill?.party ?? '', result_account: '6120', amount: '930.00', to: '2026-04-30' });
    expect(await missing('2026-04-30')).toEqual([]);
  });

  it('list a page of those that are open or finished, and find them by words', async () => {
    await put('1140', '2120', 1_200);
    await create({ to: '2026-04-30', amount: '100.00', name: 'One month' });
    await create();
    await run('2026-04-30');
    const names = async (state: 'open' | 'finished' | 'all', q?: string) =>
      (await work((tx) => listSchedules(tx, { ...PAGE, state, q }))).rows.map(({ name }) => name);
    expect([await names('open'), await names('finished')]).toEqual([['Office insurance'], ['One month']]);
    expect([await names('all', 'month'), await names('all', 'nothing')]).toEqual([['One month'], []]);
    const second = await work((tx) => listSchedules(tx, { state: 'all', page: 2, limit: 1 }));
    expect(second.meta).toEqual({ page: 2, limit: 1, total: 2 });
  });
});
