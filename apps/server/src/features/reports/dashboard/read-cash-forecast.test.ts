import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { recurringBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { createRecurring } from '../../trade/recurring/index.ts';
import { readCashForecast } from './read-cash-forecast.ts';
import { readNeeds } from './read-needs.ts';
import { dashboardRoutes } from './routes.ts';

const TODAY = '2026-04-30';

describe.each(engines)('the cash forecast on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database, TODAY);
    const cash = { paid_from: '1010', issue_date: '2026-03-01', due_date: '2026-03-31' };
    for (const [number, paid_date] of [
      ['INV-1', '2026-04-05'],
      ['INV-2', '2026-04-07'],
      ['INV-3', '2026-04-30'],
    ] as const)
      await enter('sales_invoice', number, '100.00', { ...cash, paid_date });
    await enter('sales_invoice', 'INV-4', '500.00', { due_date: '2026-05-01' });
    await enter('sales_credit_note', 'CN-1', '20.00');
    await enter('purchase_bill', 'BILL-1', '80.00', { due_date: '2026-04-01' });
    await enter('sales_invoice', 'DRAFT', '999.00', { due_date: '2026-05-01' }, false);
    const draft = testDraft({
      number: '',
      due_date: null,
      items: [testItem({ quantity: '1', price: '30.00', account_code: '5000' })],
    });
    const rent = { name: 'Rent', type: 'purchase_bill', draft, unit: 'month', every: 1, starts_on: '2026-05-15' };
    await books.run((tx) =>
      createRecurring(tx, books.call, recurringBody.parse({ ...rent, due_days: 14, action: 'draft' })),
    );
  });
  afterAll(() => database?.close());

  const enter = (type: InvoiceType, number: string, price: string, over: Partial<InvoiceDraft> = {}, confirm = true) =>
    books.run(async (tx) => {
      const items = [testItem({ quantity: '1', price, account_code: type === 'purchase_bill' ? '5000' : '4000' })];
      const made = await createInvoice(tx, books.call, { type, draft: testDraft({ number, items, ...over }) });
      if (confirm) await confirmInvoice(tx, books.call, made);
    });

  it('expects open and recurring documents as they are usually paid, credits taken off', async () => {
    const forecast = await books.run((tx) => readCashForecast(tx, books.call));
    const items = forecast.weeks.flatMap((week) => week.items);
    expect([forecast.base_currency, forecast.opening_cash, forecast.weeks.length]).toEqual(['HKD', '300.00', 13]);
    expect(
      items.map(({ name, expected_on, reason, habit_days, amount, credit }) => [
        name,
        expected_on,
        reason,
        habit_days,
        amount,
        credit,
      ]),
    ).toEqual([
      ['BILL-1', TODAY, 'overdue', 0, '80.00', '0.00'],
      ['INV-4', '2026-05-08', 'contact_habit', 7, '480.00', '20.00'],
      ['Rent', '2026-05-29', 'due_date', 0, '30.00', '0.00'],
      ['Rent', '2026-06-29', 'due_date', 0, '30.00', '0.00'],
      ['Rent', '2026-07-29', 'due_date', 0, '30.00', '0.00'],
    ]);
    expect(items.map(({ source, side, contact }) => [source, side, contact]).slice(1, 3)).toEqual([
      ['document', 'in', 'Blue Harbour Retail Limited'],
      ['recurring', 'out', 'Pearl River Freight Limited'],
    ]);
    expect(forecast.weeks.slice(0, 2)).toMatchObject([
      { from: TODAY, to: '2026-05-06', cash_in: '0.00', cash_out: '80.00', closing_cash: '220.00' },
      { cash_in: '480.00', cash_out: '0.00', closing_cash: '700.00' },
    ]);
    expect(forecast.weeks.at(-1)?.closing_cash).toBe('610.00');
  });

  it('is not about drafts and late invoices, which are counted among what waits', async () => {
    const needs = await books.run((tx) => readNeeds(tx, '2026-05-02', 0));
    expect(needs).toMatchObject({ overdue_from_customers: '500.00', overdue_invoices: 1, sales_drafts: 1 });
  });

  it('is for those who may read the books, as the position of today', async () => {
    const paths = ['cash-forecast', 'position'].map((name) => `/api/company/${books.companyId}/dashboard/${name}`);
    const register = (app: Parameters<typeof dashboardRoutes>[0]) =>
      dashboardRoutes(app, { pendingRequests: async () => 0 });
    const owner = await signIn(database, books.call.userId, register);
    const uploaderId = await insertTestUser(database);
    await addMember(database.queries, books.companyId, uploaderId, 'uploader');
    const uploader = await signIn(database, uploaderId, register);
    for (const path of paths)
      expect([(await owner.get(path)).status, (await uploader.get(path)).status], path).toEqual([200, 403]);
    await owner.close();
    await uploader.close();
  });
});
