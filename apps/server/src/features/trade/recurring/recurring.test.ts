import { type RecurringBody, recurringBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { confirmInvoice, getInvoice } from '../invoice/index.ts';
import { postOpening } from '../opening-balance/index.ts';
import { createRecurring, moveRecurring, removeRecurring, saveRecurring } from './keep-recurring.ts';
import { makeNow, makeOne } from './make-one.ts';
import { getRecurring, listRepeated } from './read-recurring.ts';

function body(over: Partial<RecurringBody> = {}): RecurringBody {
  return recurringBody.parse({
    name: 'Retainer',
    type: 'sales_invoice',
    draft: testDraft({
      number: 'INV-1',
      due_date: null,
      items: [testItem({ name: 'Retainer {month} {year}', account_code: '4010' })],
    }),
    unit: 'month',
    every: 1,
    starts_on: '2026-01-31',
    due_days: 14,
    action: 'confirm',
    ...over,
  });
}

describe.each(engines)('documents that repeat on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  const fresh = async (today: string) => {
    books = await openTestBooks(database, today);
  };
  const add = (over: Partial<RecurringBody> = {}) => books.run((tx) => createRecurring(tx, books.call, body(over)));
  const read = (id: string) => books.run((tx) => getRecurring(tx, 'en-US', id));
  const make = (id: string, until: string) => makeOne(database, books.call, { companyId: books.companyId, id, until });
  const makeAll = async (id: string, until: string) => {
    const made = [];
    for (let next = await make(id, until); next !== null; next = await make(id, until)) made.push(next.on);
    return made;
  };
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.word : String(error)),
    );

  it('catches up day by day, dated, due, numbered and worded by each day', async () => {
    await fresh('2026-04-02');
    const id = await add();
    expect((await read(id)).next.slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(await makeAll(id, '2026-04-02')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    const { runs, made, next } = await read(id);
    expect([made, next[0]]).toEqual([3, '2026-04-30']);
    const invoices = await Promise.all(
      runs.map((run) => books.run((tx) => getInvoice(tx, books.call, run.invoice_id ?? ''))),
    );
    expect(
      invoices.map((one) => [one.confirm_status, one.issue_date, one.due_date, one.draft.items[0]?.name, one.total]),
    ).toEqual([
      ['confirmed', '2026-03-31', '2026-04-14', 'Retainer March 2026', '1000.00'],
      ['confirmed', '2026-02-28', '2026-03-14', 'Retainer February 2026', '1000.00'],
      ['confirmed', '2026-01-31', '2026-02-14', 'Retainer January 2026', '1000.00'],
    ]);
    expect(new Set(invoices.map((one) => one.number)).size).toBe(3);
    expect(runs.map((run) => run.number)).toEqual(invoices.map((one) => one.number));
  });

  it('makes one document of a day, however many look at once', async () => {
    await fresh('2026-01-31');
    const id = await add();
    const found = await Promise.all([1, 2, 3].map(() => make(id, '2026-01-31')));
    expect(found.filter((made) => made !== null)).toHaveLength(1);
    expect((await read(id)).runs).toHaveLength(1);
  });

  it('ends by its last day and by its count', async () => {
    await fresh('2026-12-31');
    const byDay = await add({ ends_on: '2026-03-15' });
    expect(await makeAll(byDay, '2026-12-31')).toEqual(['2026-01-31', '2026-02-28']);
    const byCount = await add({ most_times: 2, action: 'draft' });
    expect((await read(byCount)).next).toHaveLength(2);
    expect(await makeAll(byCount, '2026-12-31')).toEqual(['2026-01-31', '2026-02-28']);
    expect([(await read(byDay)).state, (await read(byCount)).state, (await read(byCount)).next]).toEqual([
      'ended',
      'ended',
      [],
    ]);
  });

  it('keeps the draft and says why it could not be confirmed', async () => {
    await fresh('2026-02-10');
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-02-05'));
    const id = await add();
    await makeAll(id, '2026-02-10');
    const { runs, state } = await read(id);
    expect([runs.length, state, runs[0]?.number]).toEqual([1, 'active', null]);
    expect(runs[0]?.problem).toMatch(/locked/i);
    const invoice = await books.run((tx) => getInvoice(tx, books.call, runs[0]?.invoice_id ?? ''));
    expect(invoice.confirm_status).toBe('unconfirmed');
    const { rows } = await books.run((tx) => listRepeated(tx, 'zh-Hant', { page: 1, limit: 10 }));
    expect(rows[0]?.problem).toMatch(/鎖/);
  });

  it('adds up the whole list by currency, each document once and without those that ended', async () => {
    await fresh('2026-01-01');
    const of = (price: string, over = {}, more = {}) =>
      add({
        draft: testDraft({ items: [testItem({ quantity: '1', price, account_code: '4010' })], ...over }),
        ...more,
      });
    await of('100.00');
    await of('20.50', {}, { unit: 'year', name: 'Licence' });
    await of('7.00', { currency: 'USD' });
    const ended = await of('1000.00', {}, { name: 'Licence of before' });
    const { version } = await read(ended);
    await books.run((tx) => moveRecurring(tx, books.call, ended, { version, state: 'ended' }));
    await of('9999.00', {}, { type: 'purchase_bill' });
    const sums = async (q?: string) => {
      const query = { type: 'sales_invoice' as const, q, page: 1, limit: 1 };
      return (await books.run((tx) => listRepeated(tx, 'en-US', query))).by_currency;
    };
    expect(await sums()).toEqual([
      { currency: 'HKD', total: '120.50' },
      { currency: 'USD', total: '7.00' },
    ]);
    expect(await sums('licence')).toEqual([{ currency: 'HKD', total: '20.50' }]);
  });

  it('leaves the draft to a person where its day is in the balances taken over', async () => {
    await fresh('2026-02-10');
    await books.run((tx) => postOpening(tx, books.call, { date: '2026-01-31', lines: [] }));
    const id = await add();
    await makeAll(id, '2026-02-10');
    const { runs, state } = await read(id);
    expect([runs.length, state]).toEqual([1, 'active']);
    expect(runs[0]?.problem).toContain('the day of the opening balances');
    const invoiceId = runs[0]?.invoice_id ?? '';
    expect((await books.run((tx) => getInvoice(tx, books.call, invoiceId))).confirm_status).toBe('unconfirmed');
    await books.runEarly((tx) => confirmInvoice(tx, books.call, invoiceId));
  });

  it('does not make up for a pause', async () => {
    await fresh('2026-06-15');
    const id = await add();
    const { version } = await read(id);
    await books.run((tx) => moveRecurring(tx, books.call, id, { version, state: 'paused' }));
    expect(await makeAll(id, '2026-06-15')).toEqual([]);
    await books.run((tx) => moveRecurring(tx, books.call, id, { version: version + 1, state: 'active' }));
    expect((await read(id)).next[0]).toBe('2026-06-30');
    expect(await makeAll(id, '2026-06-30')).toEqual(['2026-06-30']);
  });

  it('is changed for what comes; a stale change is refused', async () => {
    await fresh('2026-01-31');
    const id = await add();
    await makeAll(id, '2026-01-31');
    const { version } = await read(id);
    await books.run((tx) => saveRecurring(tx, books.call, id, { ...body({ every: 2 }), version }));
    expect((await read(id)).next.slice(0, 2)).toEqual(['2026-03-31', '2026-05-31']);
    const stale = books.run((tx) => saveRecurring(tx, books.call, id, { ...body(), version }));
    expect(await refusalOf(stale)).toBe('stale_version');
  });

  it('makes the next one before its day when asked to, once', async () => {
    await fresh('2026-01-10');
    const id = await add({ action: 'draft' });
    const target = { companyId: books.companyId, id };
    expect((await makeNow(database, books.call, target)).on).toBe('2026-01-31');
    expect(await makeAll(id, '2026-01-31')).toEqual([]);
    const { version } = await read(id);
    await books.run((tx) => moveRecurring(tx, books.call, id, { version, state: 'paused' }));
    expect(await refusalOf(makeNow(database, books.call, target))).toBe('recurring_not_active');
  });

  it.each<[string, Partial<RecurringBody>, string]>([
    ['an end before its start', { ends_on: '2026-01-30' }, 'ends_on'],
    ['no items', { draft: testDraft({ items: [] }) }, 'draft.items'],
    ['nobody', { draft: testDraft({ customer: { name: ' ', address: null, tax_id: null } }) }, 'draft.customer.name'],
  ])('refuses %s, at its field', async (_, over, path) => {
    await fresh('2026-01-10');
    const fault = await add(over).catch((error: unknown) =>
      error instanceof DomainError ? error.faults[0]?.path : error,
    );
    expect(fault).toBe(path);
  });

  it('is deleted; what it made stays', async () => {
    await fresh('2026-01-31');
    const id = await add();
    const made = await make(id, '2026-01-31');
    await books.run((tx) => removeRecurring(tx, books.call, id));
    expect(await refusalOf(read(id))).toBe('not_found');
    const invoice = await books.run((tx) => getInvoice(tx, books.call, made?.invoiceId ?? ''));
    expect(invoice.confirm_status).toBe('confirmed');
  });
});
