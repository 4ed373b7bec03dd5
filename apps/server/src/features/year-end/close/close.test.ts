import type { CloseBoard, CloseKind } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks, testDraft } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { keepMovement, keepSchedule } from './keep-notes.ts';
import { addTasks, changeTask, removeTask } from './keep-task.ts';
import { lockPeriod } from './lock-period.ts';
import { listFindings, readBoard } from './read-board.ts';
import { changeLimits } from './setting.ts';
import { signOffSchedules } from './sign-off.ts';

const MARCH = { kind: 'month', end: '2026-03-31' } as const;
const APRIL = { kind: 'month', end: '2026-04-30' } as const;
const PAGE = { page: 1, limit: 50 };
const YEAR = { kind: 'year', end: '2026-03-31' } as const;

describe.each(bothEngines)('closing a month on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let reviewer: TestBooks['call'];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    reviewer = { ...books.call, userId: await insertTestUser(database, 'Wong Siu Ming') };
  });
  afterAll(() => database?.close());

  const board = (period: { kind: CloseKind; end: string } = MARCH) =>
    books.run((tx) => readBoard(tx, books.call, period));
  const post = (code: string, contra: string, amount: number, date: string) =>
    postJournal(books, journal([journalLine(code, amount), journalLine(contra, -amount)], { date }));
  const openIn = ({ checks }: CloseBoard, code: string) => checks.find((check) => check.code === code)?.open;
  const rowOf = ({ schedules }: CloseBoard, code: string) => {
    const row = schedules.find(({ account }) => account.code === code);
    if (row === undefined) throw new Error(`no schedule of ${code}`);
    return row;
  };
  const explain = (code: string, period = MARCH as { kind: CloseKind; end: string }) =>
    books.run((tx) =>
      keepSchedule(tx, books.call, {
        ...period,
        account_code: code,
        source: null,
        explanation: 'Agreed with the contract',
        version: 0,
      }),
    );
  const sign = (role: 'preparer' | 'reviewer', codes: readonly string[], shown: CloseBoard, call = books.call) =>
    books.run((tx) =>
      signOffSchedules(tx, call, role, {
        kind: shown.kind,
        end: shown.end,
        schedules: codes.map((code) => ({ account_code: code, hash: rowOf(shown, code).hash })),
      }),
    );
  const staleIn = (shown: CloseBoard) =>
    shown.schedules.filter(({ sign_offs: all }) => all.some(({ stale }) => stale)).map(({ account }) => account.code);

  it('shows the last month that is over, and no other day than the last of a month', async () => {
    expect(await books.run((tx) => readBoard(tx, books.call, { kind: 'month' }))).toMatchObject(MARCH);
    const other = books.run((tx) => readBoard(tx, books.call, { kind: 'month', end: '2026-03-30' }));
    await expect(other).rejects.toMatchObject({ word: 'close_not_a_month_end' });
    await expect(board({ kind: 'year', end: '2026-12-31' })).rejects.toMatchObject({
      word: 'close_not_a_year_end',
      values: { date: '2026-12-31', before: '2026-03-31', after: '2027-03-31' },
    });
  });

  it('a schedule adds up, and compares the balance with a typed figure', async () => {
    await post('6100', '2110', 90, '2026-02-10');
    await post('6100', '2110', 60, '2026-03-10');
    expect(rowOf(await board(), '2110')).toMatchObject({
      opening: '90.00',
      movement: '60.00',
      closing: '150.00',
      source: null,
      state: 'unsupported',
    });
    const source = { kind: 'confirmation' as const, amount: '145.00' };
    const body = { ...MARCH, account_code: '2110', source, explanation: '', version: 0 };
    await books.run((tx) => keepSchedule(tx, books.call, body));
    expect(rowOf(await board(), '2110')).toMatchObject({ source, difference: '5.00', state: 'open', version: 1 });
    const again = books.run((tx) => keepSchedule(tx, books.call, body));
    await expect(again).rejects.toMatchObject({ code: 'stale_version' });
    const wrong = { ...body, source: { ...source, amount: '1.234' }, version: 1 };
    await expect(books.run((tx) => keepSchedule(tx, books.call, wrong))).rejects.toMatchObject({
      faults: [{ path: 'source.amount', word: 'close_amount_invalid' }],
    });
    const explained = { ...body, explanation: 'A bill of 5 arrived late', version: 1 };
    await books.run((tx) => keepSchedule(tx, books.call, explained));
    expect(rowOf(await board(), '2110')).toMatchObject({ difference: '5.00', state: 'explained' });
  });

  it('receivables equal their aged report', async () => {
    const draft = testDraft({ issue_date: '2026-03-05', due_date: '2026-03-20' });
    await books.run(async (tx) =>
      confirmInvoice(tx, books.call, await createInvoice(tx, books.call, { type: 'sales_invoice', draft })),
    );
    const shown = await board();
    const receivable = shown.schedules.find(({ source }) => source?.kind === 'ageing');
    expect(receivable).toMatchObject({ closing: '1000.00', difference: '0.00', state: 'agrees' });
    expect(openIn(shown, 'control_accounts')).toBe(0);
  });

  it('two people sign off, and a later posting makes exactly its schedules stale', async () => {
    await post('6100', '2110', 60, '2026-03-10');
    await post('1120', '2150', 40, '2026-03-12');
    for (const code of ['2110', '1120', '2150']) await explain(code);
    const first = await board();
    const codes = ['2110', '1120', '2150'];
    await sign('preparer', codes, first);
    await expect(sign('reviewer', codes, first)).rejects.toMatchObject({ word: 'close_same_person' });
    await sign('reviewer', codes, first, reviewer);
    const signed = await board();
    expect(rowOf(signed, '2110').sign_offs).toMatchObject([
      { role: 'preparer', by: 'Chan Tai Man', stale: false },
      { role: 'reviewer', by: 'Wong Siu Ming', stale: false },
    ]);
    await expect(sign('preparer', ['2110'], signed)).rejects.toMatchObject({ word: 'close_signed_before' });
    // After the period: no schedule of March contains it.
    await post('1120', '2110', 5, '2026-04-02');
    expect(staleIn(await board())).toEqual([]);
    // The sums are the same again, but other lines are behind them.
    await post('6100', '2110', 7, '2026-03-20');
    await post('2110', '6100', 7, '2026-03-20');
    expect(staleIn(await board())).toEqual(['2110']);
    await expect(sign('preparer', ['2110'], signed)).rejects.toMatchObject({ word: 'close_changed' });
    await expect(sign('reviewer', ['2110'], await board(), reviewer)).rejects.toMatchObject({
      word: 'close_not_prepared',
    });
    await sign('preparer', ['2110'], await board());
    expect(rowOf(await board(), '2110').sign_offs[0]).toMatchObject({ role: 'preparer', stale: false });
  });

  it('a sign-off cannot be changed or deleted, not even behind the application', async () => {
    await post('6100', '2110', 60, '2026-03-10');
    await explain('2110');
    await sign('preparer', ['2110'], await board());
    const removed = database.queries.deleteFrom('close_sign_off').where('company_id', '=', books.companyId).execute();
    await expect(removed).rejects.toMatchObject({ code: 'FO001' });
  });

  it('what is not supported is not signed off', async () => {
    await post('6100', '2110', 60, '2026-03-10');
    await expect(sign('preparer', ['2110'], await board())).rejects.toMatchObject({
      word: 'close_unexplained',
      faults: [{ path: 'schedules.0', word: 'close_unexplained', values: { account: '2110' } }],
    });
  });

  it('the lock waits for hard tasks, or takes a reason that is kept', async () => {
    await post('6100', '2110', 60, '2026-03-10');
    const task = { title: 'Count the stock', required: true, owner_id: null, due_on: null };
    await books.run((tx) => addTasks(tx, books.call, { ...MARCH, tasks: [task], dry_run: false }));
    const lock = (reason: string) => books.run((tx) => lockPeriod(tx, books.call, { ...MARCH, reason }));
    expect((await board()).open_hard).toBe(2);
    await expect(lock('')).rejects.toMatchObject({ word: 'close_hard_tasks_open', values: { count: '2' } });
    await lock('The client asked for the figures today');
    expect(await board()).toMatchObject({ locked: true });
    await expect(lock('')).rejects.toMatchObject({ word: 'close_locked_before' });
    const kept = await books.run((tx) =>
      tx.queries.selectFrom('audit_event').select('change').where('action', '=', 'close_locked').execute(),
    );
    expect(kept).toMatchObject([
      {
        change: {
          reason: { after: 'The client asked for the figures today' },
          open: { after: 'schedules: 1 · Count the stock' },
        },
      },
    ]);
  });

  it('a list of tasks adds what is missing, after showing it', async () => {
    const tasks = ['Count the stock', 'Ask the lawyer'].map((title) => ({
      title,
      required: false,
      owner_id: null,
      due_on: '2026-04-15',
    }));
    const add = (dry_run: boolean) =>
      books.run((tx) => addTasks(tx, books.call, { ...YEAR, tasks: dry_run ? tasks : tasks.slice(0, 1), dry_run }));
    expect(await add(true)).toEqual({ added: ['Count the stock', 'Ask the lawyer'] });
    expect((await board(YEAR)).tasks).toEqual([]);
    await add(false);
    expect(await add(true)).toEqual({ added: ['Ask the lawyer'] });
    const [task] = (await board(YEAR)).tasks;
    if (task === undefined) throw new Error('the task was not added');
    const { id, title, required, version } = task;
    const change = { title, required, owner_id: books.call.userId, due_on: null, note: 'By Ann', done: true, version };
    await books.run((tx) => changeTask(tx, books.call, id, { ...change, owner_id: null }));
    expect((await board(YEAR)).tasks).toMatchObject([{ done_by: 'Chan Tai Man', note: 'By Ann', version: 2 }]);
    const unknown = books.run((tx) =>
      changeTask(tx, books.call, id, { ...change, owner_id: reviewer.userId, version: 2 }),
    );
    await expect(unknown).rejects.toMatchObject({ faults: [{ path: 'owner_id', word: 'close_owner_unknown' }] });
    await books.run((tx) => removeTask(tx, books.call, id));
    expect((await board(YEAR)).tasks).toEqual([]);
  });

  it('movements above both limits come with a sentence about the largest entries', async () => {
    await post('6100', '2110', 1000, '2026-02-10');
    await post('6100', '2110', 8000, '2026-03-10');
    const shown = await board();
    const rent = shown.movements.find(({ account }) => account.code === '6100');
    expect(rent).toMatchObject({ compared: '1000.00', current: '8000.00', change: '7000.00', percent: '700.0' });
    expect(rent?.proposal).toContain('Up by HKD 7,000.00 (700.0 %). Largest entries: MJ-0002');
    expect(openIn(shown, 'movements')).toBe(2);
    const body = { ...MARCH, account_code: '6100', explanation: 'Rent of the new office', version: 0 };
    await books.run((tx) => keepMovement(tx, books.call, body));
    expect(openIn(await board(), 'movements')).toBe(1);
    const limits = { movement_percent: '10', movement_amount: '9000.00', document_amount: '10000.00', version: 0 };
    await books.run((tx) => changeLimits(tx, books.call, limits));
    expect((await board()).movements).toEqual([]);
    await expect(
      books.run((tx) => changeLimits(tx, books.call, { ...limits, movement_percent: '1.25', version: 1 })),
    ).rejects.toMatchObject({ faults: [{ word: 'close_percent_invalid' }] });
  });

  it('lists entries without a document and unusual entries with the reason', async () => {
    await post('6100', '2110', 5000, '2026-03-31');
    const find = async (check: 'without_document' | 'unusual') =>
      (await books.run((tx) => listFindings(tx, books.call, { ...MARCH, ...PAGE, check }))).rows;
    expect(await find('without_document')).toMatchObject([{ amount: '5000.00', reason: 'No document is attached' }]);
    expect(await find('unusual')).toMatchObject([{ number: 'MJ-0001', reason: 'Round amount on the last day' }]);
    expect(openIn(await board(), 'unusual')).toBe(1);
    expect(openIn(await board(APRIL), 'unusual')).toBe(0);
  });

  it('lists journals by hand on money and between accounts that did not meet in the last twelve months', async () => {
    const { code: bank = '' } =
      (await books.run((tx) =>
        tx.queries
          .selectFrom('ledger_account')
          .select('code')
          .where('company_id', '=', tx.companyId)
          .where('system_role', '=', 'bank')
          .executeTakeFirst(),
      )) ?? {};
    const find = async () => {
      const { rows } = await books.run((tx) => listFindings(tx, books.call, { ...MARCH, ...PAGE, check: 'unusual' }));
      return rows.map(({ date, amount, reason }) => [date, amount, reason]);
    };
    await post('6110', '2110', 10, '2025-06-30');
    await post('6110', '2110', 11, '2026-03-03');
    await post('6120', '2110', 12, '2026-03-04');
    // Younger books have no habits yet.
    expect(await find()).toEqual([]);
    await post('6120', '2110', 9, '2025-02-28');
    const rare = ['2026-03-04', '12.00', 'These two accounts did not meet in the last twelve months'];
    expect(await find()).toEqual([rare]);
    await post('6110', bank, 13, '2026-03-05');
    const byHand = ['2026-03-05', '13.00', 'Posted by hand on a bank, cash or card account'];
    expect(await find()).toEqual(expect.arrayContaining([rare, byHand]));
    expect(openIn(await board(), 'unusual')).toBe(3);
  });

  it('gives what a check found in pages, with the number of all of it', async () => {
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) await post('6100', '2110', 5000, day);
    const pageOf = async (page: number) => {
      const query = { ...MARCH, check: 'without_document', page, limit: 2 } as const;
      const { rows, meta } = await books.run((tx) => listFindings(tx, books.call, query));
      return { days: rows.map(({ date }) => date), total: meta.total };
    };
    expect(await pageOf(1)).toEqual({ days: ['2026-03-03', '2026-03-04'], total: 3 });
    expect(await pageOf(2)).toEqual({ days: ['2026-03-05'], total: 3 });
    expect(await pageOf(3)).toEqual({ days: [], total: 3 });
  });

  it('counts drafts and suspense, and the current earnings follow the year', async () => {
    await post('6100', '2110', 60, '2026-03-10');
    await books.run((tx) => createInvoice(tx, books.call, { type: 'sales_invoice', draft: testDraft() }));
    expect(openIn(await board(), 'draft_documents')).toBe(0);
    expect(openIn(await board(APRIL), 'draft_documents')).toBe(1);
    const drafts = await books.run((tx) =>
      listFindings(tx, books.call, { ...APRIL, ...PAGE, check: 'draft_documents' }),
    );
    expect(drafts.rows).toMatchObject([
      { subject: 'invoice', number: 'INV-1', amount: '1000.00', reason: 'Not confirmed yet' },
    ]);
    const earnings = (shown: CloseBoard) =>
      shown.schedules.filter(({ account }) => account.type === 'equity').map(({ closing }) => closing);
    expect(earnings(await board())).toEqual(['-60.00']);
    const april = await board(APRIL);
    expect(april.schedules.find(({ account }) => account.name === 'Retained earnings')?.closing).toBe('-60.00');
  });
});
