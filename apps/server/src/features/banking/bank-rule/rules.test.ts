import type { BankRuleBody, RuleAction, RuleConditions } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openRuleDesk, type RuleDesk, testRule } from '../../../../test/desks/rule-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createBankAccount } from '../../books/ledger/index.ts';
import { createRule, listRules, orderRules, removeRule, updateRule } from './keep-rule.ts';
import { readRules } from './read-rules.ts';

type Parts = Extract<RuleAction, { kind: 'classify' }>['parts'];
const NOBODY = '00000000-0000-4000-8000-000000000000';

const part = (over: Partial<Parts[number]> = {}) => ({
  account_code: '6120',
  percent: null,
  amount: null,
  tax_code: null,
  description: null,
  ...over,
});
const coding = (...parts: Partial<Parts[number]>[]): Partial<BankRuleBody> => ({
  action: { kind: 'classify', parts: parts.map(part) },
});
const when = (over: Partial<RuleConditions>): Partial<BankRuleBody> => ({
  conditions: { ...testRule().conditions, ...over },
});

describe.each(engines)('rules for bank lines on %s', (engine) => {
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

  const add = (over: Partial<BankRuleBody> = {}) => books.run((tx) => createRule(tx, books.call, testRule(over)));
  const list = () => books.run(listRules);
  const trail = () =>
    books.run((tx) => tx.queries.selectFrom('audit_event').select(['action', 'change']).orderBy('id').execute());

  it.each<[string, Partial<BankRuleBody>, string, string]>([
    ['that fits every line', when({ text: [], direction: 'spent' }), 'conditions.text', 'rule_needs_condition'],
    [
      'that says only what is not there',
      when({ text: [{ field: 'any', match: 'not_contains', value: 'CLP' }] }),
      'conditions.text',
      'rule_needs_condition',
    ],
    [
      'that looks for no word',
      when({ text: [{ field: 'any', match: 'contains', value: '***' }] }),
      'conditions.text.0.value',
      'rule_text_without_words',
    ],
    [
      'for an account that is not there',
      when({ bank_account_ids: [NOBODY] }),
      'conditions.bank_account_ids.0',
      'rule_bank_account_unknown',
    ],
    ['from a negative amount', when({ amount_min: '-1.00' }), 'conditions.amount_min', 'rule_amount_negative'],
    ['from tenths of a cent', when({ amount_min: '1.001' }), 'conditions.amount_min', 'ledger_too_many_decimals'],
    ['up to less than from', when({ amount_min: '2', amount_max: '1' }), 'conditions.amount_max', 'rule_amount_order'],
    ['to no account', coding({ account_code: '' }), 'action.parts.0.account_code', 'choose_account'],
    ['to an unknown account', coding({ account_code: '9999' }), 'action.parts.0.account_code', 'account_unknown'],
    [
      'to what customers owe',
      coding({ account_code: '1100' }),
      'action.parts.0.account_code',
      'ledger_control_account_not_allowed',
    ],
    ['to the bank', coding({ account_code: '1010' }), 'action.parts.0.account_code', 'rule_account_is_bank'],
    ['with an unknown tax code', coding({ tax_code: 'XX' }), 'action.parts.0.tax_code', 'ledger_unknown_tax_code'],
    ['of nothing', coding({ percent: '0' }), 'action.parts.0.percent', 'rule_percent_range'],
    ['of more than all', coding({ percent: '100.01' }), 'action.parts.0.percent', 'rule_percent_range'],
    [
      'of a percentage and an amount',
      coding({ percent: '5', amount: '5' }),
      'action.parts.0.amount',
      'rule_percent_or_amount',
    ],
    ['of two rests', coding({}, { account_code: '6100' }), 'action.parts', 'rule_one_rest'],
    ['of a rest of nothing', coding({ percent: '100' }, {}), 'action.parts', 'rule_nothing_left'],
    ['of amounts alone', coding({ amount: '5' }, { amount: '6' }), 'action.parts', 'rule_rest_needed'],
    ['of 99 %', coding({ percent: '50' }, { percent: '49' }), 'action.parts', 'rule_percent_sum'],
    [
      'that transfers to an expense',
      { action: { kind: 'transfer', account_code: '6120' } },
      'action.account_code',
      'rule_transfer_to_stranger',
    ],
    [
      'that transfers nowhere',
      { action: { kind: 'transfer', account_code: '' } },
      'action.account_code',
      'choose_account',
    ],
  ])('refuses one %s', async (_, over, path, word) => {
    await expect(add(over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect(await list()).toEqual([]);
  });

  it('refuses a transfer from an account to itself', async () => {
    const own = {
      ...when({ bank_account_ids: [books.bankAccountId] }),
      action: { kind: 'transfer', account_code: '1010' },
    };
    await expect(add(own as Partial<BankRuleBody>)).rejects.toMatchObject({
      faults: [{ path: 'action.account_code', word: 'rule_transfer_to_itself' }],
    });
  });

  it.each<[string, Partial<BankRuleBody>]>([
    ['percentages that make the whole', coding({ percent: '33.3333' }, { percent: '66.6667' })],
    ['an amount, a percentage and the rest', coding({ amount: '10' }, { percent: '25' }, {})],
    ['one percentage of 100', coding({ percent: '100' })],
    ['an amount alone as condition', when({ text: [], amount_min: '50', amount_max: '50.00' })],
    ['leaving lines out', { action: { kind: 'exclude', reason: 'private' } }],
  ])('takes %s', async (_, over) => {
    const saved = await add(over);
    expect(saved).toMatchObject({ ...testRule(over), position: 1 });
    expect(await list()).toEqual([saved]);
  });

  it('changes, orders and removes them, and says who did what', async () => {
    const [first, second, third] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
    await books.run((tx) => updateRule(tx, books.call, { ...testRule({ name: 'B2', active: false }), id: second.id }));
    await books.run((tx) => updateRule(tx, books.call, { ...testRule({ name: 'B2', active: false }), id: second.id }));
    const order = [third.id, first.id, second.id];
    await books.run((tx) => orderRules(tx, books.call, order));
    await books.run((tx) => orderRules(tx, books.call, order));
    expect((await list()).map(({ name, position }) => [name, position])).toEqual([
      ['C', 1],
      ['A', 2],
      ['B2', 3],
    ]);
    await books.run((tx) => removeRule(tx, books.call, third.id));
    expect((await list()).map((rule) => rule.name)).toEqual(['A', 'B2']);
    expect((await trail()).map(({ action }) => action)).toEqual([
      'bank_rule_added',
      'bank_rule_added',
      'bank_rule_added',
      'bank_rule_changed',
      'bank_rules_ordered',
      'bank_rule_removed',
    ]);
    expect((await trail())[3]?.change).toEqual({
      name: { before: 'B', after: 'B2' },
      active: { before: 'true', after: 'false' },
    });
    expect((await trail())[4]?.change).toEqual({ from: 'A, B2, C', to: 'C, A, B2' });
  });

  it('refuses an order that leaves one out, names one twice or one that is gone', async () => {
    const [first, second] = [await add(), await add()];
    for (const ids of [[first.id], [first.id, first.id], [first.id, NOBODY], [first.id, second.id, NOBODY]])
      await expect(books.run((tx) => orderRules(tx, books.call, ids))).rejects.toMatchObject({
        code: 'conflict',
        word: 'rule_order_stale',
      });
  });

  it('refuses to change or remove what is not there', async () => {
    const change = books.run((tx) => updateRule(tx, books.call, { ...testRule(), id: NOBODY }));
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
    await expect(books.run((tx) => removeRule(tx, books.call, NOBODY))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has open lines looked at again when rules change, coded ones not', async () => {
    const open = await desk.line({ date: '2026-04-01', description: 'CLP', amountMinor: -100n });
    const coded = await desk.line({
      date: '2026-04-01',
      description: 'CLP',
      amountMinor: -100n,
      coded: { kind: 'classify', about: ['6120'] },
    });
    await desk.settle();
    const { id } = await add();
    expect([await desk.stale(open.id), await desk.stale(coded.id)]).toEqual([true, false]);
    await desk.settle();
    await books.run((tx) => removeRule(tx, books.call, id));
    expect(await desk.stale(open.id)).toBe(true);
  });

  it('hands the engine the rules in use, in order, in minor units of the currency', async () => {
    const yen = await books.run((tx) => createBankAccount(tx, { name: 'Yen', number: '9', currency: 'JPY' }));
    await add({ name: 'off', active: false });
    await add({
      name: 'bounded',
      ...when({ amount_min: '10.5', amount_max: '20', bank_account_ids: [books.bankAccountId] }),
    });
    await add({ name: 'moved', action: { kind: 'transfer', account_code: yen.code } });
    const rules = await books.run((tx) => readRules(tx));
    expect(rules).toMatchObject([
      { name: 'bounded', leastMinor: 1050n, mostMinor: 2000n, accountCodes: ['1010'] },
      // A transfer to an account is for every other one.
      { name: 'moved', accountCodes: ['1010'], action: { kind: 'transfer', accountCode: yen.code } },
    ]);
    const ofYen = await books.run((tx) => readRules(tx, 'JPY'));
    expect(ofYen.map((rule) => rule.name)).toEqual(['moved']);
  });

  it('keeps the rules of one company from another', async () => {
    const { id } = await add();
    const other = await openTestBooks(database);
    expect(await other.run(listRules)).toEqual([]);
    await expect(other.run((tx) => removeRule(tx, other.call, id))).rejects.toMatchObject({ code: 'not_found' });
  });
});
