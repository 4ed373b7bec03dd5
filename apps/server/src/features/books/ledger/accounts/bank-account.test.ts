import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { classifyLine } from '../../../banking/bank-line/accept/line-requests.ts';
import { listHistory } from '../../audit-trail/audit-trail.ts';
import type { NewBankAccount } from '../index.ts';
import { addBankAccount, changeBankAccount } from './bank-account-change.ts';
import { listBankAccounts } from './find-bank-account.ts';

describe.each(engines)('bank accounts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    bank = openDesk(database, books);
  });

  const add = (over: Partial<NewBankAccount> = {}) =>
    books.run((tx) => addBankAccount(tx, books.call, { name: 'Account', currency: 'HKD', ...over }));
  const change = (id: string, over: object = {}) =>
    books.run((tx) =>
      changeBankAccount(tx, books.call, {
        id,
        name: 'Changed',
        name_zh: null,
        bank: null,
        number: null,
        active: true,
        ...over,
      }),
    );
  const faultOf = async (work: Promise<unknown>) => {
    const refusal = await work.then(
      () => null,
      (error: unknown) => error,
    );
    return refusal;
  };

  it.each<[string, Partial<NewBankAccount>[], string[]]>([
    [
      'the next default account of the currency',
      [{}, { currency: 'USD' }, { currency: 'CNY' }],
      ['1020', '1030', '1040'],
    ],
    ['then the first free code of a bank', [{}, {}, {}], ['1020', '1011', '1012']],
    ['petty cash, then another till', [{ kind: 'cash' }, { kind: 'cash' }], ['1080', '1081']],
    ['the card account, then one beside it', [{ kind: 'card' }, { kind: 'card' }], ['2170', '2171']],
    ['a card in another currency never takes the default one', [{ kind: 'card', currency: 'USD' }], ['2171']],
    ['the one asked for', [{ account_code: '1040' }, { kind: 'card', account_code: '2170' }], ['1040', '2170']],
  ])('go to %s', async (_, inputs, codes) => {
    const added: string[] = [];
    for (const input of inputs) added.push((await add(input)).code);
    expect(added).toEqual(codes);
    const kinds = inputs.map(({ kind = 'bank' }) => kind);
    const rows = await books.run(listBankAccounts);
    expect(codes.map((code) => rows.find((row) => row.code === code)?.kind)).toEqual(kinds);
  });

  it.each<[string, Partial<NewBankAccount>, string, string]>([
    ['nowhere', { account_code: '9999' }, 'account_code', 'bank_account_code_unknown'],
    ['one that has a bank account', { account_code: '1010' }, 'account_code', 'bank_account_code_taken'],
    ['a liability for a bank', { account_code: '2170' }, 'account_code', 'bank_account_code_unfit_bank'],
    ['a bank for a card', { account_code: '1020', kind: 'card' }, 'account_code', 'bank_account_code_unfit_card'],
    ['sales for cash', { account_code: '4000', kind: 'cash' }, 'account_code', 'bank_account_code_unfit_cash'],
    ['a currency nobody knows', { currency: 'hkd' }, 'currency', 'currency_unknown'],
    ['a number that is here', { number: '001 234567 001' }, 'number', 'bank_account_exists'],
  ])('are refused on %s', async (_, input, path, word) => {
    expect(await faultOf(add(input))).toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
  });

  it('are not kept on an account whose postings are in another currency', async () => {
    await bank.take(statement([line('2026-04-01', 'TAXI', -10)]));
    const { id } = await bank.lineNamed('TAXI');
    const splits = [{ account_code: '1080', amount: '10.00' }];
    await books.run((tx) => classifyLine(tx, books.call, { id, splits }));
    const refused = add({ kind: 'cash', currency: 'USD', account_code: '1080' });
    expect(await faultOf(refused)).toMatchObject({ faults: [{ word: 'bank_account_code_currency' }] });
    expect((await add({ kind: 'cash', account_code: '1080' })).code).toBe('1080');
  });

  it('run out of codes with a sentence', async () => {
    for (let taken = 0; taken < 10; taken++) await add({ kind: 'cash' });
    const refused = add({ kind: 'cash' });
    expect(await faultOf(refused)).toMatchObject({
      word: 'bank_codes_used_up',
      values: { first: '1080', last: '1089' },
    });
  });

  it('have one default for each currency, which is never out of use', async () => {
    const [first, second] = [await add({ name: 'First' }), await add({ name: 'Second' })];
    const dollars = await add({ name: 'Dollars', currency: 'USD' });
    const defaults = async () =>
      (await books.run(listBankAccounts)).filter((one) => one.is_default).map(({ code }) => code);
    expect(await change(first.id, { is_default: true })).toMatchObject({ is_default: true });
    await change(dollars.id, { name: 'Dollars', is_default: true });
    expect((await defaults()).sort()).toEqual([first.code, dollars.code].sort());
    await change(second.id, { name: 'Second', is_default: true });
    expect((await defaults()).sort()).toEqual([second.code, dollars.code].sort());
    expect(await change(second.id, { name: 'Second' })).toMatchObject({ is_default: true });
    expect(await change(second.id, { name: 'Second', active: false })).toMatchObject({ is_default: false });
    expect(await defaults()).toEqual([dollars.code]);
  });

  it('are renamed in both languages, described and closed, and the audit trail keeps the earlier values', async () => {
    const { id } = await add({ name: 'Savings', bank: 'Harbour Bank' });
    const changed = await change(id, {
      name: 'Reserve',
      name_zh: '儲備',
      bank: 'Pier Bank',
      number: '9-1',
      active: false,
    });
    expect(changed).toMatchObject({
      name: 'Reserve',
      name_zh: '儲備',
      bank: 'Pier Bank',
      number: '9-1',
      active: false,
    });
    const query = { subject_type: 'bank_account', subject_id: id, page: 1, limit: 5 };
    const { rows } = await books.run((tx) => listHistory(tx, query, 'en-US'));
    expect(rows.map(({ action }) => action)).toEqual(['bank_account_changed', 'bank_account_added']);
    expect(rows[0]?.changes).toContainEqual({
      field: 'bank',
      label: 'Bank',
      before: 'Harbour Bank',
      after: 'Pier Bank',
    });
    expect(await change(id, { name: 'Reserve', name_zh: '儲備', active: true })).toMatchObject({ active: true });
  });

  it('stay open while lines of them are', async () => {
    await bank.take(statement([line('2026-04-01', 'TAXI', -10), line('2026-04-02', 'BUS', -5)]));
    const refusal = await faultOf(change(books.bankAccountId, { active: false }));
    expect(refusal).toMatchObject({ code: 'conflict', word: 'bank_account_has_open_lines', values: { count: '2' } });
    for (const name of ['TAXI', 'BUS']) {
      const { id, spent } = await bank.lineNamed(name);
      const splits = [{ account_code: '6200', amount: spent ?? '' }];
      await books.run((tx) => classifyLine(tx, books.call, { id, splits }));
    }
    expect(await change(books.bankAccountId, { active: false })).toMatchObject({ active: false });
  });

  it('are changed by their own company only, and keep numbers apart', async () => {
    const { id } = await add({ number: '555' });
    expect(await faultOf(change(id, { number: '001-234567-001' }))).toMatchObject({
      faults: [{ path: 'number', word: 'bank_account_exists' }],
    });
    expect(await change(id, { number: '555' })).toMatchObject({ number: '555' });
    const other = await openTestBooks(database);
    const theirs = other.run((tx) =>
      changeBankAccount(tx, other.call, { id, name: 'x', name_zh: null, bank: null, number: null, active: true }),
    );
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
  });
});
