import type { ManualJournalDraft, NewRecurringJournalBody, Schedule } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { createDraft } from '../../books/manual-journal/drafts.ts';
import { changeAmount, endSchedule, reverseLine } from './change-schedule.ts';
import { createRecurring } from './create-recurring.ts';
import { countDueLines } from './due-lines.ts';
import { listBalances } from './explain.ts';
import { listSchedules } from './list-schedules.ts';
import { runSchedules } from './run-schedules.ts';

const PAGE = { page: 1, limit: 50 };
const DRAFT = journal([journalLine('6100', 250), journalLine('2110', -250)], { date: '2026-01-31' });

describe.each(bothEngines)('recurring journals on %s', (engine) => {
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
  const typed = (draft: ManualJournalDraft) => work((tx) => createDraft(tx, books.call, draft));
  const repeat = (journal_id: string, over: Partial<NewRecurringJournalBody> = {}) =>
    work((tx) =>
      createRecurring(tx, books.call, {
        journal_id,
        name: 'Rent',
        every: 'month',
        from: '2026-02-28',
        to: '2026-05-31',
        ...over,
      }),
    );
  const run = async (month: Day) =>
    (await work((tx) => runSchedules(tx, books.call, { month, catch_up_on: null }))).posted;
  const days = ({ lines }: Schedule) => lines.map(({ due_on, entry_id }) => [due_on, entry_id !== null]);
  const faultsOf = async (made: Promise<unknown>) => {
    try {
      await made;
    } catch (error) {
      const { faults = [], word } = error as { faults?: { path: string; word: string }[]; word?: string };
      return faults.length > 0 ? faults.map((fault) => `${fault.path}: ${fault.word}`) : [word];
    }
    return [];
  };

  it('repeat a posted journal at the end of each month, until an end', async () => {
    const posted = await postJournal(books, DRAFT);
    const made = await repeat(posted.journal_id);
    expect(made).toMatchObject({
      kind: 'recurring_journal',
      amount: '250.00',
      open: null,
      balance_account: null,
      journal: { every: 'month', copied_from: posted.id },
    });
    expect(made.journal?.lines.map(({ account_code, debit, credit }) => [account_code, debit, credit])).toEqual([
      ['6100', '250.00', '0.00'],
      ['2110', '0.00', '250.00'],
    ]);
    expect(days(made).map(([day]) => day)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(await work((tx) => countDueLines(tx, '2026-03-31'))).toBe(2);
    expect(await run('2026-03-31')).toBe(2);
    const lines = await work((tx) =>
      tx.queries
        .selectFrom('journal_line')
        .select(['account_code', 'debit_minor', 'credit_minor'])
        .where('company_id', '=', tx.companyId)
        .where('date', '=', '2026-03-31')
        .orderBy('line_no')
        .execute(),
    );
    expect(lines).toEqual([
      { account_code: '6100', debit_minor: 250_00n, credit_minor: 0n },
      { account_code: '2110', debit_minor: 0n, credit_minor: 250_00n },
    ]);
    expect(await work((tx) => listBalances(tx, '2026-03-31'))).toEqual([]);
    expect(await run('2026-06-30')).toBe(2);
    const finished = await work((tx) => listSchedules(tx, { ...PAGE, state: 'finished' }));
    expect(finished.rows).toMatchObject([{ id: made.id, next_on: null }]);
  });

  it('repeat a typed journal, whatever happens to the draft after that', async () => {
    const made = await repeat(await typed(DRAFT), { every: 'quarter', from: '2026-01-15', to: '2026-12-31' });
    expect(made.journal).toMatchObject({ every: 'quarter', copied_from: null });
    expect(days(made).map(([day]) => day)).toEqual(['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']);
  });

  it('reverse one of its days, which is due again, and end before its first open day', async () => {
    const { id } = await repeat(await typed(DRAFT));
    await run('2026-03-31');
    const reversal = { due_on: '2026-03-31', date: '2026-03-31' };
    const after = await work((tx) => reverseLine(tx, books.call, id, reversal));
    expect(days(after).filter(([, isPosted]) => !isPosted)).toHaveLength(3);
    const amount = { on: '2026-04-01', amount: '1.00', reason: 'More', counter_account: null };
    expect(await faultsOf(work((tx) => changeAmount(tx, books.call, id, amount)))).toEqual([
      'amount: recurring_amount_fixed',
    ]);
    const ended = await work((tx) => endSchedule(tx, books.call, id, { on: '2026-02-01', version: 1 }));
    expect([ended.to, ended.next_on]).toEqual(['2026-02-01', null]);
    expect(await faultsOf(run('2026-12-31'))).toEqual(['schedule_nothing_due']);
  });

  it.each<[string, Partial<ManualJournalDraft>, Partial<NewRecurringJournalBody>, string[]]>([
    ['one that reverses itself', { reverse_on: '2026-02-01' }, {}, ['journal_id: recurring_reverses']],
    [
      'one in another currency',
      { lines: DRAFT.lines.map((line) => ({ ...line, currency: 'USD', foreign_amount: '1.00' })) },
      {},
      ['journal_id: recurring_currency'],
    ],
    [
      'one that does not balance',
      { lines: [journalLine('6100', 250), journalLine('2110', -249)] },
      {},
      ['lines: journal_unbalanced_by'],
    ],
    [
      'one of an unknown account',
      { lines: [journalLine('9999', 250), journalLine('2110', -250)] },
      {},
      ['lines.0.account_code: account_unknown'],
    ],
    ['an end before the start', {}, { to: '2026-02-27' }, ['ledger_bad_date_order']],
    ['more than 50 years', {}, { to: '2076-02-28' }, ['ledger_schedule_too_long']],
  ])('refuse to repeat %s', async (_what, draft, over, faults) => {
    expect(await faultsOf(repeat(await typed({ ...DRAFT, ...draft }), over))).toEqual(faults);
    expect((await work((tx) => listSchedules(tx, { ...PAGE, state: 'all' }))).meta.total).toBe(0);
  });

  it('refuse to begin in a locked period', async () => {
    const id = await typed(DRAFT);
    await work((tx) => setPeriodLock(tx, books.call, '2026-02-28', 'Closed'));
    expect(await faultsOf(repeat(id))).toEqual(['date: period_locked']);
  });
});
