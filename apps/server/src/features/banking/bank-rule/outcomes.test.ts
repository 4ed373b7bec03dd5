import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openRuleDesk, type RuleDesk, shown } from '../../../../test/desks/rule-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { autoConfirmDue, getAutoConfirm, setAutoConfirm } from './auto-confirm.ts';
import { listRules } from './keep-rule.ts';
import {
  type NotedCoding,
  noteCoding,
  noteRefused,
  noteUndone,
  type ShownSuggestion,
  type TeachingLine,
} from './note-outcome.ts';
import { forgetPayee, listMemory, readPayeeChoices } from './payee-memory.ts';

const KEY = 'out CLP POWER';

describe.each(engines)('what is learnt from coding on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: RuleDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openRuleDesk(books);
  });
  afterAll(() => database?.close());

  const clp = (date = '2026-04-01', payee: string | null = 'CLP Power') =>
    desk.line({ date, description: 'FPS 8812', payee, amountMinor: -10_000n });
  const code = (line: TeachingLine, accountCode: string | null, over: Partial<NotedCoding> = {}) =>
    books.run((tx) =>
      noteCoding(tx, books.call, {
        line,
        candidates: [],
        taken: null,
        parts: accountCode === null ? [] : [{ accountCode, amountMinor: 10_000n }],
        auto: false,
        ...over,
      }),
    );
  const refuse = (line: TeachingLine, suggestion: ShownSuggestion) =>
    books.run((tx) => noteRefused(tx, books.call, line, suggestion));
  const undo = (line: TeachingLine) => books.run((tx) => noteUndone(tx, books.call, line.id));
  const choices = async () => (await books.run((tx) => readPayeeChoices(tx))).get(KEY) ?? [];
  const memory = (over: { q?: string; sort?: string; page?: number; limit?: number } = {}) =>
    books.run((tx) => listMemory(tx, { page: 1, limit: 50, ...over }));

  it('learns a payee’s account at once, with the last day', async () => {
    await code(await clp('2026-04-09'), '6120');
    await code(await clp('2026-04-02'), '6120');
    expect(await choices()).toEqual([{ accountCode: '6120', times: 2, refused: 0, lastUsed: '2026-04-09' }]);
    const only = await books.run((tx) => readPayeeChoices(tx, ['out SOMEBODY ELSE']));
    expect(only.size).toBe(0);
  });

  it.each<[string, Partial<NotedCoding>, string | null]>([
    [
      'a split over accounts',
      { parts: ['6120', '6110'].map((accountCode) => ({ accountCode, amountMinor: 5_000n })) },
      null,
    ],
    ['a match', {}, null],
    ['what was confirmed without a person', { auto: true, taken: 0, candidates: [shown('6120')] }, '6120'],
  ])('learns nothing from %s', async (_, over, account) => {
    await code(await clp(), account, over);
    expect(await choices()).toEqual([]);
  });

  it('learns nothing from a line without a payee', async () => {
    await code(await desk.line({ date: '2026-04-01', description: '88123 0001', amountMinor: -1n }), '6120');
    expect((await memory()).rows).toEqual([]);
  });

  it('remembers what a person refused, and what they chose instead of it', async () => {
    await refuse(await clp(), shown('6110'));
    await code(await clp(), '6120', { candidates: [shown('6110')] });
    expect(await choices()).toEqual(
      expect.arrayContaining([
        { accountCode: '6110', times: 0, refused: 2, lastUsed: '2026-04-01' },
        { accountCode: '6120', times: 1, refused: 0, lastUsed: '2026-04-01' },
      ]),
    );
    await refuse(await clp(), shown('6110', { action: 'match', source: 'document', parts: [] }));
    expect((await choices()).find((choice) => choice.accountCode === '6110')?.refused).toBe(2);
  });

  it('forgets only what an undone categorization taught', async () => {
    const [first, second, third] = [await clp('2026-04-01'), await clp('2026-04-02'), await clp('2026-04-03')];
    await code(first, '6120');
    const before = await choices();
    await code(second, '6120');
    await code(third, '6110', { candidates: [shown('6120')] });
    await undo(third);
    await undo(second);
    expect(await choices()).toMatchObject(
      before.map(({ accountCode, times, refused }) => ({ accountCode, times, refused })),
    );
    await undo(first);
    expect(await choices()).toEqual([]);
    await undo(first);
    expect(await choices()).toEqual([]);
  });

  it('has open lines of that payee looked at again, others not', async () => {
    const [same, other] = [await clp(), await desk.line({ date: '2026-04-01', description: 'RENT', amountMinor: -1n })];
    await books.run((tx) =>
      tx.queries.updateTable('bank_line').set({ payee_key: KEY }).where('id', '=', same.id).execute(),
    );
    await desk.settle();
    await code(await clp(), '6120');
    expect([await desk.stale(same.id), await desk.stale(other.id)]).toEqual([true, false]);
  });

  it('measures suggestions by rule and payee: taken as they stood, also where a person typed the same', async () => {
    const rule = await desk.rule();
    const ruled = shown('6120', { source: 'rule', ruleRef: rule });
    await code(await clp(), '6120', { candidates: [ruled], taken: 0 });
    await code(await clp(), '6120', { candidates: [ruled] });
    await code(await clp(), '6110', { candidates: [ruled] });
    await code(await clp(), '6110', { candidates: [ruled, shown('6110')], taken: 1 });
    await refuse(await clp(), ruled);
    const undone = await clp();
    await code(undone, '6120', { candidates: [ruled], taken: 0 });
    await undo(undone);
    const [row] = await books.run(listRules);
    expect(row?.accuracy).toEqual({ suggested: 5, accepted: 2, share: 0.4 });
    await code(await clp(), '6120', { candidates: [shown('6120')], taken: 0 });
    const learnt = (await memory({ q: '6120' })).rows[0];
    expect(learnt).toMatchObject({
      payee: 'CLP Power',
      direction: 'spent',
      accuracy: { suggested: 1, accepted: 1, share: null },
    });
  });

  it('lists what was learnt by page, word and order, and forgets it', async () => {
    for (const [payee, day] of [
      ['Alpha', '2026-04-01'],
      ['Beta', '2026-04-03'],
      ['Gamma', '2026-04-02'],
    ] as const)
      await code(await clp(day, payee), '6120');
    const names = async (over: Parameters<typeof memory>[0]) => (await memory(over)).rows.map((row) => row.payee);
    expect(await names({})).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(await names({ sort: 'payee', limit: 2, page: 2 })).toEqual(['Gamma']);
    expect(await names({ q: 'alph' })).toEqual(['Alpha']);
    expect(await names({ q: '%' })).toEqual([]);
    expect((await memory({ limit: 2 })).meta).toEqual({ page: 1, limit: 2, total: 3 });
    const [row] = (await memory({ q: 'Beta' })).rows;
    await books.run((tx) => forgetPayee(tx, books.call, row?.id ?? ''));
    expect(await names({})).toEqual(['Gamma', 'Alpha']);
    await expect(books.run((tx) => forgetPayee(tx, books.call, row?.id ?? ''))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  /** A person answers `count` high-confidence suggestions; the first `wrong` of them were wrong. */
  const answer = async (count: number, wrong: number) => {
    const line = await clp();
    await books.run(async (tx) => {
      for (let index = 0; index < count; index += 1) {
        const candidates = [shown('6120', { source: 'document', action: 'match', parts: [], score: 100 })];
        const taken = index < wrong ? null : 0;
        const now = new Date(books.call.now.getTime() + index * 1000);
        await noteCoding(tx, { ...books.call, now }, { line, candidates, taken, parts: [], auto: false });
      }
    });
  };
  const state = () => books.run(getAutoConfirm);
  const turn = (on: boolean) => books.run((tx) => setAutoConfirm(tx, books.call, on));
  const later = (minutes: number) => ({ ...books.call, now: new Date(books.call.now.getTime() + minutes * 60_000) });

  it.each([
    [0, 0, false],
    [49, 0, false],
    [50, 0, true],
    [50, 1, true],
    [50, 2, false],
    [100, 2, true],
    [100, 3, false],
  ])('is offered after %i sure suggestions of which %i were wrong: %s', async (count, wrong, offered) => {
    await answer(count, wrong);
    expect(await state()).toMatchObject({
      on: false,
      offered,
      threshold_score: 95,
      needed_share: 0.98,
      needed_count: 50,
      measured: { suggested: count, accepted: count - wrong },
    });
    if (offered) expect(await turn(true)).toMatchObject({ on: true });
    else await expect(turn(true)).rejects.toMatchObject({ code: 'conflict', word: 'auto_confirm_not_offered' });
    expect((await books.run(autoConfirmDue)).on).toBe(offered);
  });

  it('counts the last 500 only, and unsure ones not at all', async () => {
    await answer(60, 20);
    await answer(500, 0);
    expect((await state()).measured).toMatchObject({ suggested: 500 });
    await code(await clp(), null, { candidates: [shown('6120', { score: 94 })] });
    expect((await state()).measured.suggested).toBe(500);
  });

  const confirmed = async () => {
    await answer(60, 0);
    await turn(true);
    const line = await clp();
    const candidates = [shown('6120')];
    const parts = [{ accountCode: '6120', amountMinor: 10_000n }];
    await books.run((tx) => noteCoding(tx, later(5), { line, candidates, parts, taken: 0, auto: true }));
    return line;
  };
  const actions = async () => {
    const rows = await books.run((tx) => tx.queries.selectFrom('audit_event').select('action').orderBy('id').execute());
    return rows.map((row) => row.action);
  };

  it('proves nothing by what it confirmed itself', async () => {
    await confirmed();
    expect(await state()).toMatchObject({ on: true, measured: { suggested: 60, accepted: 60 } });
  });

  it('stops automatic confirmation when a person undoes a line that it confirmed', async () => {
    const line = await confirmed();
    await books.run((tx) => noteUndone(tx, later(9), line.id));
    expect(await state()).toMatchObject({
      on: false,
      stopped_at: later(9).now.toISOString(),
      measured: { suggested: 61, accepted: 60 },
    });
    expect(await actions()).toEqual(['auto_confirm_on', 'auto_confirm_stopped']);
    expect(await turn(true)).toMatchObject({ on: true, stopped_at: null });
  });

  it('stops automatic confirmation when the measured accuracy falls, not before', async () => {
    await confirmed();
    await refuse(await clp(), shown('6120'));
    expect(await state()).toMatchObject({ on: true });
    await refuse(await clp(), shown('6120'));
    expect(await state()).toMatchObject({ on: false, measured: { suggested: 62, accepted: 60 } });
    expect((await state()).stopped_at).not.toBeNull();
    expect(await actions()).toContain('auto_confirm_stopped');
  });

  it('is switched off by a person without having stopped', async () => {
    await answer(50, 0);
    await turn(true);
    expect(await turn(false)).toMatchObject({ on: false, stopped_at: null });
    expect(await actions()).toEqual(['auto_confirm_on', 'auto_confirm_off']);
  });
});
