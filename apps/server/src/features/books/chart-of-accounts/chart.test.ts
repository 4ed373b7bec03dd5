import type { accountChangeBody, newAccountBody } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createAccount } from './create-account.ts';
import { readChart, readChartRow } from './read-chart.ts';
import { updateAccount } from './update-account.ts';

type Change = z.infer<typeof accountChangeBody>;
type New = z.infer<typeof newAccountBody>;

describe.each(engines)('the chart of accounts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const row = (code: string) => books.run((tx) => readChartRow(tx, books.call.today, code));
  const add = (over: Partial<New> = {}) =>
    books.run((tx) =>
      createAccount(tx, books.call, {
        code: '6250',
        name: 'Exhibitions',
        name_zh: '展覽',
        section: 'operating_expenses',
        ...over,
      }),
    );
  const change = (code: string, wanted: Change) => books.run((tx) => updateAccount(tx, books.call, code, wanted));
  const post = (account: string, amount: number, date = '2026-04-10') =>
    postJournal(books, journal([journalLine(account, amount), journalLine('1080', -amount)], { date }));
  const trail = () =>
    books.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select(['user_id', 'action', 'subject_id', 'change'])
        .orderBy('id')
        .execute(),
    );

  it('lists every account with its balance today and whether anything was posted', async () => {
    await post('6100', 250.5);
    await post('6100', 100, '2026-05-01');
    const chart = await books.run((tx) => readChart(tx, books.call.today));
    expect(chart).toHaveLength(82);
    expect(chart.find((account) => account.code === '6100')).toMatchObject({
      name_zh: '租金',
      type: 'expense',
      normal_side: 'debit',
      cash_flow: 'operating',
      posted: true,
      balance: '250.50',
    });
    expect(chart.find((account) => account.code === '1080')).toMatchObject({ balance: '-250.50' });
    expect(chart.find((account) => account.code === '3200')).toMatchObject({ postable: false, posted: false });
  });

  it('adds an account whose type follows from its section, and writes it down', async () => {
    await add();
    expect(await row('6250')).toMatchObject({
      type: 'expense',
      subtype: 'operating',
      normal_side: 'debit',
      cash_flow: 'operating',
      system_role: null,
      active: true,
      posted: false,
      balance: '0.00',
    });
    await add({
      code: '1502',
      name: 'Vehicles',
      name_zh: '',
      section: 'non_current_assets',
      normal_side: 'credit',
      cash_flow: 'none',
    });
    expect(await row('1502')).toMatchObject({
      type: 'asset',
      name_zh: 'Vehicles',
      normal_side: 'credit',
      cash_flow: 'none',
    });
    expect((await trail())[0]).toMatchObject({
      user_id: books.call.userId,
      action: 'account_added',
      subject_id: '6250',
      change: { name: { before: null, after: 'Exhibitions' }, section: { before: null, after: 'operating_expenses' } },
    });
    await post('6250', 10);
    expect(await row('6250')).toMatchObject({ posted: true, balance: '10.00' });
  });

  it.each<[string, Partial<New>, string, string]>([
    ['a code that is there', { code: '6100' }, 'code', 'account_code_taken'],
    ['a code of bank accounts', { code: '1055', section: 'current_assets' }, 'code', 'account_code_of_bank'],
    ['a code with a comma', { code: '62,50' }, 'code', 'account_code_format'],
    ['a section that does not exist', { section: 'profit' }, 'section', 'account_section_unknown'],
    ['money under expenses', { cash_flow: 'cash' }, 'cash_flow', 'account_cash_section'],
  ])('refuses %s', async (_, over, path, word) => {
    await expect(add(over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect(await trail()).toEqual([]);
  });

  it('renames in both languages and moves within the type, field by field in the trail', async () => {
    await change('6100', { name: 'Office rent', name_zh: '辦公室租金' });
    await change('6100', { section: 'cost_of_sales' });
    await change('6100', { section: 'cost_of_sales', name: 'Office rent' });
    await change('1100', { name: 'Debtors' });
    expect(await row('6100')).toMatchObject({
      name: 'Office rent',
      section: 'cost_of_sales',
      subtype: 'cost_of_sales',
    });
    expect((await trail()).map(({ action, subject_id, change }) => ({ action, subject_id, change }))).toEqual([
      {
        action: 'account_changed',
        subject_id: '6100',
        change: { name: { before: 'Rent', after: 'Office rent' }, name_zh: { before: '租金', after: '辦公室租金' } },
      },
      {
        action: 'account_changed',
        subject_id: '6100',
        change: { section: { before: 'operating_expenses', after: 'cost_of_sales' } },
      },
      {
        action: 'account_changed',
        subject_id: '1100',
        change: { name: { before: 'Trade receivables', after: 'Debtors' } },
      },
    ]);
  });

  it('deactivates an account once its balance is zero, rejects postings to it, and activates it again', async () => {
    await post('6690', 10);
    await post('6690', -10);
    await change('6690', { active: false });
    await expect(post('6690', 5)).rejects.toMatchObject({
      faults: [{ path: 'lines.0.account_code', word: 'entry_inactive_account', values: { account: '6690' } }],
    });
    await change('6690', { active: true });
    await post('6690', 5);
    expect((await trail()).map((event) => event.change)).toEqual([
      { active: { before: 'true', after: 'false' } },
      { active: { before: 'false', after: 'true' } },
    ]);
  });

  it.each<[string, () => Promise<unknown>, string, string]>([
    ['a debit balance', () => post('1120', 33.3), 'account_has_debit_balance', 'HKD 33.30'],
    ['a credit balance', () => post('1120', -8), 'account_has_credit_balance', 'HKD 8.00'],
    [
      'a balance that an entry of tomorrow brings',
      () => post('1120', 7, '2026-05-02'),
      'account_has_debit_balance',
      'HKD 7.00',
    ],
  ])('does not take an account out of use with %s, and says which', async (_, prepare, word, balance) => {
    await prepare();
    await expect(change('1120', { active: false })).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path: 'active', word, values: { account: '1120', balance } }],
    });
    expect(await row('1120')).toMatchObject({ active: true });
  });

  it('lets an expense account of last year go: its balance went to retained earnings', async () => {
    await post('6690', 10, '2026-03-31');
    await change('6690', { active: false });
    expect(await row('6690')).toMatchObject({ active: false, balance: '0.00', posted: true });
  });

  it.each<[string, string, Change, string, string]>([
    ['out of use, with a role', '3100', { active: false }, 'active', 'account_role_in_use'],
    ['out of use, a bank account', '1010', { active: false }, 'active', 'account_role_in_use'],
    [
      'to another section, with a role',
      '2140',
      { section: 'non_current_liabilities' },
      'section',
      'account_role_moves',
    ],
    ['to another type', '6100', { section: 'current_assets' }, 'section', 'account_section_type'],
    ['to no section', '6100', { section: 'x' }, 'section', 'account_section_unknown'],
  ])('refuses to take %s', async (_, code, wanted, path, word) => {
    await expect(change(code, wanted)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect(await trail()).toEqual([]);
  });

  it('names another account for a purpose, writes down both changes, and offers what fits', async () => {
    await change('6690', { system_role: 'bank_fee' });
    expect(await row('6690')).toMatchObject({ system_role: 'bank_fee', role_fixed: true, roles_offered: [] });
    expect(await row('6400')).toMatchObject({ system_role: null, role_fixed: false });
    expect((await trail()).map(({ subject_id, change }) => [subject_id, change])).toEqual([
      ['6400', { system_role: { before: 'bank_fee', after: null } }],
      ['6690', { system_role: { before: null, after: 'bank_fee' } }],
    ]);
    await change('6600', { system_role: null });
    expect(await row('6600')).toMatchObject({ system_role: null, role_fixed: false });
    expect((await row('1120'))?.roles_offered).toEqual(['doubtful_debt_allowance', 'deposits_paid', 'prepayments']);
    expect((await row('3000'))?.roles_offered).toEqual([]);
  });

  it.each<[string, string, Change['system_role'], string]>([
    ['for a purpose of another type', '1120', 'bad_debt', 'account_role_other_type'],
    ['that holds cash', '1090', 'deposits_paid', 'account_role_taken'],
    ['that Folio uses for another purpose', '6400', 'gateway_fee', 'account_role_taken'],
    ['for no purpose where one is needed', '6400', null, 'account_role_needed'],
  ])('does not name an account %s', async (_, code, system_role, word) => {
    await expect(change(code, { system_role })).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path: 'system_role', word }],
    });
    expect(await trail()).toEqual([]);
  });

  it('keeps a purpose whose postings reports find by the account', async () => {
    await post('7100', 10);
    await expect(change('7120', { system_role: 'fx_realised' })).rejects.toMatchObject({
      faults: [
        {
          path: 'system_role',
          word: 'account_role_has_postings',
          values: { account: expect.stringMatching(/^7100 /) },
        },
      ],
    });
    await post('6400', 10);
    await change('6690', { system_role: 'bank_fee' });
    expect(await row('6690')).toMatchObject({ system_role: 'bank_fee' });
  });

  it('takes an account out of use that has a purpose Folio can do without', async () => {
    await change('6600', { active: false });
    expect(await row('6600')).toMatchObject({ active: false, system_role: 'bad_debt' });
  });

  it.each(['3200', '2220'])('leaves account %s, worked out for reports, as it is', async (code) => {
    await expect(change(code, { name: 'Other' })).rejects.toMatchObject({
      code: 'conflict',
      word: 'account_presentation_only',
    });
  });

  it('knows no account of another company, nor changes one', async () => {
    await add({ code: '6999' });
    const other = await openTestBooks(database);
    const renamed = other.run((tx) => updateAccount(tx, other.call, '6999', { name: 'Taken over' }));
    await expect(renamed).rejects.toMatchObject({ code: 'not_found' });
    expect(await row('6999')).toMatchObject({ name: 'Exhibitions' });
  });
});
