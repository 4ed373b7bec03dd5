import type { AccountChoiceBody, AccountRole } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../../test/books.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../../../test/desks/money-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { openTestTools, streamOf } from '../../../../../test/exchange.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { updateAccount } from '../../../books/chart-of-accounts/update-account.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { confirmInvoice, createInvoice, getInvoice } from '../../../trade/invoice/index.ts';
import { writeOffDebt } from '../../../trade/payment/index.ts';
import { saveImport, startImport } from './imports.ts';
import { postImport } from './post-import.ts';

type Section = Extract<AccountChoiceBody, { to: 'new' }>['section'];

/** Accounts of another system: code, name, section, and what the company uses the account for. */
const OWN: readonly (readonly [string, string, Section, AccountRole])[] = [
  ['E-10', 'Erlöse', 'revenue', 'default_sales'],
  ['E-19', 'Erlösschmälerungen', 'revenue', 'sales_returns'],
  ['K-20', 'Nebenkosten des Geldverkehrs', 'operating_expenses', 'bank_fee'],
  ['K-21', 'Zahlungsdienste', 'operating_expenses', 'gateway_fee'],
  ['K-30', 'Forderungsverluste', 'operating_expenses', 'bad_debt'],
  ['K-40', 'Kursdifferenzen', 'other_gains_losses', 'fx_realised'],
  ['K-60', 'Rundung', 'other_gains_losses', 'rounding'],
  ['P-50', 'Erhaltene Anzahlungen', 'current_liabilities', 'customer_deposits'],
];

const BALANCES = `Trial Balance\r\nAs at 2026-03-31\r\nAccount Code,Account,Debit,Credit\r\n${OWN.map(
  ([code, name]) => `${code},${name},10.00,\r\n`,
).join('')}E-99,Kapital,,80.00\r\n`;

describe.each(engines)('the accounts of an imported chart on %s', (engine) => {
  let database: Database;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  let books: TestBooks;
  let desk: MoneyDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openMoneyDesk(books);
  });
  afterAll(async () => {
    await database?.close();
    tools?.clean();
  });

  const choicesOf = (accounts: typeof OWN): Record<string, AccountChoiceBody> => ({
    ...Object.fromEntries(
      accounts.map(([code, name, section, role]) => [
        `code:${code.toLowerCase()}`,
        { to: 'new', code, name, name_zh: '', section, role } as const,
      ]),
    ),
    'code:e-99': { to: 'account', code: '3000' },
  });
  const read = async (accounts: typeof OWN) => {
    const file = { name: 'saldenliste.csv', stream: streamOf(Buffer.from(BALANCES)) };
    const draft = await startImport(books.call, tools, 'trial_balance', file);
    const choices = { ...draft.choices, accounts: choicesOf(accounts) };
    return saveImport(books.call, tools, draft.id, { version: draft.version, choices });
  };
  const importOwn = async () => {
    const draft = await read(OWN);
    expect(draft.reading?.faults).toEqual([]);
    await postImport(books.call, tools, draft.id, draft.version);
  };
  /** What the work adds to each balance. */
  const movedBy = async (work: () => Promise<unknown>): Promise<Record<string, string>> => {
    const before = await desk.balances();
    await work();
    const after = await desk.balances();
    const minor = (text = '0.00') => parseMoney(text, 'HKD');
    const moved = Object.keys(after).map((code) => [code, minor(after[code]) - minor(before[code])] as const);
    return Object.fromEntries(
      moved.filter(([, amount]) => amount !== 0n).map(([code, amount]) => [code, formatMoney(amount, 'HKD')]),
    );
  };
  const invoice = (number: string, over: Parameters<typeof testDraft>[0] = {}) =>
    books.run(async (tx) => {
      const items = [testItem({ quantity: '1', price: '100.00', account_code: null })];
      const id = await createInvoice(tx, books.call, {
        type: 'sales_invoice',
        draft: testDraft({ number, items, ...over }),
      });
      await confirmInvoice(tx, books.call, id);
      return id;
    });

  it('take the roles chosen for them, and the accounts of the default chart lose these', async () => {
    await importOwn();
    const { chart } = await books.run(readBooks);
    const holders = OWN.map(([, , , role]) =>
      chart.accounts.filter((account) => account.systemRole === role).map(({ code }) => code),
    );
    expect(holders).toEqual(OWN.map(([code]) => [code]));
    expect(chart.byCode.get('6400')?.systemRole).toBeNull();
  });

  it('receive the sale, the bank charge, the small difference and the bad debt', async () => {
    await importOwn();
    const id = await invoice('INV-1');
    expect((await books.run((tx) => getInvoice(tx, books.call, id))).draft.items[0]?.account_code).toBe('E-10');
    expect(await movedBy(() => invoice('INV-2'))).toEqual({ '1100': '100.00', 'E-10': '-100.00' });
    expect(await movedBy(() => desk.pay(id, '60.00', { fee: '3.00' }))).toEqual({
      '1010': '60.00',
      '1100': '-63.00',
      'K-20': '3.00',
    });
    const asked = { date: '2026-04-20', amount: '36.50' };
    expect(await movedBy(() => books.run((tx) => writeOffDebt(tx, books.call, id, asked)))).toEqual({
      '1100': '-36.50',
      'K-30': '36.50',
    });
    const left = { fee: '0.10', fee_account: 'K-21', write_off: '0.15' };
    expect(await movedBy(() => desk.pay(id, '0.25', left))).toEqual({
      '1010': '0.25',
      '1100': '-0.50',
      'K-21': '0.10',
      'K-60': '0.15',
    });
    const { settlements } = await desk.get(id);
    expect(settlements.map(({ kind }) => kind)).toEqual(['receipt', 'receipt', 'bad_debt']);
  });

  it('receive a deposit that is used, and an exchange difference', async () => {
    await importOwn();
    const id = await invoice('INV-1');
    expect(await movedBy(() => desk.pay(id, '40.00', { account_code: 'P-50' }))).toEqual({
      '1100': '-40.00',
      'P-50': '40.00',
    });
    expect((await desk.get(id)).settlements.map(({ kind }) => kind)).toEqual(['deposit']);
    const dollars = await invoice('INV-2', { currency: 'USD', rate: '7.8' });
    expect(await movedBy(() => desk.pay(dollars, '100.00', { account_code: '1030', rate: '7.75' }))).toEqual({
      '1030': '775.00',
      '1100': '-780.00',
      'K-40': '5.00',
    });
  });

  it('are the only ones for their purpose, with a sentence that names it', async () => {
    await importOwn();
    const id = await invoice('INV-1');
    await expect(desk.pay(id, '90.00', { fee: '1.00', fee_account: '6400' })).rejects.toMatchObject({
      faults: [{ path: 'fee_account', word: 'choose_fee_account' }],
    });
    await books.run((tx) => updateAccount(tx, books.call, 'K-30', { system_role: null }));
    const asked = { date: '2026-04-20', amount: '1.00' };
    await expect(books.run((tx) => writeOffDebt(tx, books.call, id, asked))).rejects.toMatchObject({
      word: 'missing_role_bad_debt',
    });
  });

  it('wait for another choice where the type does not fit, or two have one purpose', async () => {
    const [sales, returns, ...others] = OWN;
    if (sales === undefined || returns === undefined) throw new Error('no accounts');
    const [code, name] = sales;
    const unfit = await read([[code, name, 'equity', 'default_sales'], returns, ...others]);
    const twice = await read([sales, [returns[0], returns[1], 'revenue', 'default_sales'], ...others]);
    const problems = [unfit, twice].map(({ reading }) =>
      reading?.accounts.flatMap(({ code: theirs, problem }) => (problem === null ? [] : [[theirs, problem]])),
    );
    expect(problems).toEqual([
      [['E-10', 'Account E-10 cannot be used for this purpose. Choose another purpose']],
      [['E-19', 'Another account is already chosen for this purpose. Choose one of the two']],
    ]);
    await expect(postImport(books.call, tools, twice.id, twice.version)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
