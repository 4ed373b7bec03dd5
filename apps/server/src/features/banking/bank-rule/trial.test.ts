import { ruleTrial } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openRuleDesk, type RuleDesk, testRule } from '../../../../test/desks/rule-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { sentence } from '../../../messages/index.ts';
import type { Database } from '../../../platform/database/open.ts';
import { ruleFromLine } from './rule-from-line.ts';
import { tryRule } from './try-rule.ts';

describe.each(engines)('a rule before it is saved on %s', (engine) => {
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

  const trial = (over: Parameters<typeof testRule>[0] = {}, language: 'en-US' | 'zh-Hant' = 'en-US') =>
    books.run((tx) => tryRule(tx, language, testRule(over)));
  const clp = (date: string, coded?: Parameters<RuleDesk['line']>[0]['coded']) =>
    desk.line({ date, description: 'FPS CLP POWER 881', amountMinor: -50_000n, ...(coded && { coded }) });

  it('is tried on past and open lines, the newest first, and changes nothing', async () => {
    await clp('2026-04-01', { kind: 'classify', about: ['6120'] });
    await clp('2026-04-02', { kind: 'classify', about: ['6110'] });
    await clp('2026-04-03', { kind: 'match', about: ['BILL-7'] });
    await clp('2026-04-04', { kind: 'exclude', about: ['duplicate'] });
    const open = await clp('2026-04-05');
    await desk.line({ date: '2026-04-06', description: 'CLP REFUND', amountMinor: 50_000n });
    await desk.line({ date: '2026-04-07', description: 'RENT', amountMinor: -50_000n });
    const answer = await trial();
    expect(ruleTrial.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ matched: 5, coded: 4, agreeing: 1 });
    expect(answer.lines.map(({ date, agrees, coded_text }) => [date.slice(-2), agrees, coded_text])).toEqual([
      ['05', null, null],
      ['04', false, sentence('en-US', 'line_duplicate')],
      ['03', false, 'BILL-7'],
      ['02', false, expect.stringMatching(/^6110 /)],
      ['01', true, expect.stringMatching(/^6120 /)],
    ]);
    expect(answer.lines[0]).toMatchObject({ id: open.id, amount: '-500.00', currency: 'HKD' });
    expect((await trial({}, 'zh-Hant')).lines[4]?.coded_text).toMatch(/^6120 \p{Script=Han}/u);
    expect(await books.run((tx) => tx.queries.selectFrom('bank_rule').selectAll().execute())).toEqual([]);
  });

  it('agrees with an exclusion or a transfer that is the same', async () => {
    await clp('2026-04-01', { kind: 'exclude', about: ['private'] });
    expect(await trial({ action: { kind: 'exclude', reason: 'private' } })).toMatchObject({ coded: 1, agreeing: 1 });
    await clp('2026-04-02', { kind: 'transfer', about: ['1020'] });
    const action = { kind: 'transfer', account_code: '1020' } as const;
    expect(await trial({ action })).toMatchObject({ coded: 2, agreeing: 1 });
  });

  it('may be tried before its account is chosen, not before it says which lines', async () => {
    await clp('2026-04-01');
    const part = { account_code: '', percent: null, amount: null, tax_code: null, description: null };
    expect(await trial({ action: { kind: 'classify', parts: [part] } })).toMatchObject({ matched: 1 });
    await expect(trial({ conditions: { ...testRule().conditions, text: [] } })).rejects.toMatchObject({
      faults: [{ path: 'conditions.text', word: 'rule_needs_condition' }],
    });
  });

  it('counts over every line and shows the newest 200', async () => {
    const { id } = await clp('2026-01-01');
    await books.run((tx) =>
      sql`insert into bank_line (company_id, statement_id, bank_account_id, line_no, date, description, amount_minor, state, coded)
        select company_id, statement_id, bank_account_id, 10 + n, date + (n % 90), 'CLP ' || n, -n, 'classified',
               jsonb_build_object('kind', 'classify', 'about', jsonb_build_array(case when n % 10 = 0 then '6110' else '6120' end))
          from bank_line, generate_series(1, 12000) n where bank_line.id = ${id}`.execute(tx.queries),
    );
    const answer = await trial();
    expect(answer).toMatchObject({ matched: 12_001, coded: 12_000, agreeing: 10_800 });
    expect(answer.lines).toHaveLength(200);
    const days = answer.lines.map((line) => line.date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  const suggested = (accountCode: string) => [
    { action: 'classify', parts: [{ accountCode }], transfer: null, reason: null },
  ];
  it.each([
    [
      'its payee and what it is suggested to be',
      { payee: 'CLP Power Hong Kong', description: 'AUTOPAY 991', candidates: suggested('6120') },
      { field: 'payee', value: 'CLP POWER HONG KONG' },
      { kind: 'classify', parts: [{ account_code: '6120' }] },
    ],
    [
      'the words of its text and how it was coded',
      { description: 'FPS/TOWNGAS BILL 2231', coded: { kind: 'classify', about: ['6110'] } },
      { field: 'description', value: 'TOWNGAS' },
      { kind: 'classify', parts: [{ account_code: '6110', percent: null, amount: null }] },
    ],
    [
      'Chinese words between the bank’s',
      { description: '轉數快支出 中華電力有限公司 20260401' },
      { field: 'description', value: '中華電力有限公司' },
      { kind: 'classify', parts: [{ account_code: '' }] },
    ],
    [
      'a transfer',
      { description: 'TO SAVINGS ACCOUNT', coded: { kind: 'transfer', about: ['1020'] } },
      { field: 'description', value: 'SAVINGS ACCOUNT' },
      { kind: 'transfer', account_code: '1020' },
    ],
  ] as const)('is made from a line: %s', async (_, line, text, action) => {
    const coded = 'coded' in line ? { coded: { kind: line.coded.kind, about: [...line.coded.about] } } : {};
    const candidates = 'candidates' in line ? { candidates: [...line.candidates] } : {};
    const input = {
      description: line.description,
      payee: 'payee' in line ? line.payee : null,
      ...coded,
      ...candidates,
    };
    const { id } = await desk.line({ date: '2026-04-01', amountMinor: -12_300n, ...input });
    const rule = await books.run((tx) => ruleFromLine(tx, id));
    expect(rule).toMatchObject({
      name: text.value,
      conditions: {
        direction: 'spent',
        bank_account_ids: [books.bankAccountId],
        text: [{ ...text, match: 'contains' }],
      },
      action,
    });
    const tried = await books.run((tx) => tryRule(tx, 'en-US', rule));
    expect(tried.lines.map((one) => one.id)).toEqual([id]);
  });
});
