import type { BankAccountRow } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { setRate } from '../../books/exchange-rate/set-rate.ts';
import { createBankAccount } from '../../books/ledger/index.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { classifyLine, matchLine, transferLine } from './accept/line-requests.ts';

describe.each(engines)('foreign statement lines coded without a typed rate on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  let usd: BankAccountRow;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
    usd = await books.run((tx) => createBankAccount(tx, { name: 'USD', number: 'U-1', currency: 'USD' }));
    await desk.take(
      statement([line('2026-04-10', 'USD LINE', -100)], {
        currency: 'USD',
        bank_account_id: usd.id,
        account_number: 'U-1',
      }),
    );
  });
  afterAll(() => database?.close());

  const keep = (currency: string, date: string, rate: string) =>
    books.run((tx) => setRate(tx, books.call, { currency, date, rate }));
  const lineId = async () => (await desk.lineNamed('USD LINE', usd.id)).id;
  const classify = async (rate?: string) => {
    const id = await lineId();
    const splits = [{ account_code: '6400', amount: '100.00' }];
    return books.run((tx) => classifyLine(tx, books.call, { id, splits, rate }));
  };

  it('take the newest rate kept on or before their day', async () => {
    await keep('USD', '2026-04-01', '7.80');
    await keep('USD', '2026-04-11', '9');
    await classify();
    expect(await desk.balances()).toEqual({ [usd.code]: '-780.00', '6400': '780.00' });
  });

  it('take a typed rate before a kept one', async () => {
    await keep('USD', '2026-04-10', '7.80');
    await classify('7.85');
    expect(await desk.balances()).toMatchObject({ '6400': '785.00' });
  });

  it('ask for the rate when none is kept', async () => {
    await keep('EUR', '2026-04-01', '9');
    await expect(classify()).rejects.toMatchObject({ word: 'ledger_rate_required' });
    expect(await desk.balances()).toEqual({});
  });

  it('settle documents at it', async () => {
    await keep('USD', '2026-04-10', '7.80');
    const items = [testItem({ quantity: '1', price: '100.00', account_code: '5000' })];
    const draft = testDraft({ number: 'B-1', currency: 'USD', rate: '7.75', items });
    const documentId = await books.run(async (tx) => {
      const id = await createInvoice(tx, books.call, { type: 'purchase_bill', draft });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
    const id = await lineId();
    await books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: documentId }] }));
    expect(await desk.balances()).toEqual({ [usd.code]: '-780.00', '5000': '775.00', '7100': '5.00' });
  });

  it('move money between two foreign accounts at the sender’s', async () => {
    await keep('USD', '2026-04-10', '7.80');
    await keep('CNY', '2026-04-10', '1.07');
    const cny = await books.run((tx) => createBankAccount(tx, { name: 'CNY', number: 'C-1', currency: 'CNY' }));
    const id = await lineId();
    await books.run((tx) => transferLine(tx, books.call, { id, account_code: cny.code, amount: '720.00' }));
    expect(await desk.balances()).toEqual({ [usd.code]: '-780.00', [cny.code]: '780.00' });
  });
});
