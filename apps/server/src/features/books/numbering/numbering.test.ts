import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice, findInvoiceByNumber, voidInvoice } from '../../trade/invoice/index.ts';
import { nextNumber } from './numbers.ts';
import { addPaymentTerm, readPaymentTerms, savePaymentTerm } from './payment-terms.ts';
import { listSchemes, reportGaps, saveScheme } from './schemes.ts';

describe.each(bothEngines)('numbering on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const create = (number: string, over: Partial<InvoiceDraft> = {}, type: InvoiceType = 'sales_invoice') =>
    books.run((tx) => createInvoice(tx, books.call, { type, draft: testDraft({ number, ...over }) }));
  const confirm = (id: string) => books.run((tx) => confirmInvoice(tx, books.call, id));
  const issue = async (number = '', over: Partial<InvoiceDraft> = {}, type: InvoiceType = 'sales_invoice') =>
    confirm(await create(number, over, type));
  const next = (date = books.call.today) => books.run((tx) => nextNumber(tx, 'sales_invoice', date));
  const scheme = (pattern: string, from: number | null = null, type: InvoiceType = 'sales_invoice') =>
    books.run((tx) => saveScheme(tx, books.call, { type, pattern, next: from }));

  it('gives the next number of the type and year at confirmation, and not before', async () => {
    const draft = await create('');
    expect(await next()).toEqual({ number: 'INV-2026-001' });
    expect(await issue()).toBe('INV-2026-001');
    expect(await confirm(draft)).toBe('INV-2026-002');
    expect(await issue('', { issue_date: '2025-12-31', due_date: null })).toBe('INV-2025-001');
    expect(await issue('', {}, 'sales_credit_note')).toBe('CN-2026-001');
    expect(await issue('', { issue_date: null }, 'quotation').catch((error) => error.faults)).toMatchObject([
      { path: 'issue_date' },
    ]);
    expect(await issue('', {}, 'quotation')).toBe('QU-2026-001');
  });

  it('counts on from what documents carry already, and skips numbers that are used', async () => {
    await issue('INV-2026-041');
    expect(await next()).toEqual({ number: 'INV-2026-042' });
    await scheme('INV-{YYYY}-{###}', 40);
    expect(await issue()).toBe('INV-2026-040');
    expect(await issue()).toBe('INV-2026-042');
    expect(await issue('OLD-7')).toBe('OLD-7');
    expect(await issue()).toBe('INV-2026-043');
  });

  it('gives a number back when confirming fails after all', async () => {
    const bad = await create('', { currency: 'USD', rate: null });
    await expect(confirm(bad)).rejects.toMatchObject({ code: 'validation_failed' });
    const locked = books.run(async (tx) => {
      await confirmInvoice(tx, books.call, await createInvoice(tx, books.call, draftOf()));
      throw new Error('the power failed');
    });
    await expect(locked).rejects.toThrow('the power failed');
    expect(await issue()).toBe('INV-2026-001');
  });
  const draftOf = () => ({ type: 'sales_invoice' as const, draft: testDraft({ number: '' }) });

  it('gives two people who confirm at once two numbers', async () => {
    const drafts = await Promise.all([create(''), create(''), create(''), create('')]);
    const numbers = await Promise.all(drafts.map(confirm));
    expect([...numbers].sort()).toEqual(['INV-2026-001', 'INV-2026-002', 'INV-2026-003', 'INV-2026-004']);
  });

  it('keeps the number of a voided document used, and names the next free one', async () => {
    await issue('INV-2026-001');
    const id = (await books.run((tx) => findInvoiceByNumber(tx, 'INV-2026-001'))) ?? '';
    await books.run((tx) => voidInvoice(tx, books.call, { id, reason: 'wrong' }));
    await expect(issue('INV-2026-001')).rejects.toMatchObject({
      code: 'number_taken',
      faults: [{ path: 'number', word: 'number_taken_next', values: { next: 'INV-2026-002' } }],
    });
  });

  it('numbers as the company likes', async () => {
    const rows = await scheme('{YY}{MM}-{#}', 7);
    expect(rows[0]).toEqual({ type: 'sales_invoice', pattern: '{YY}{MM}-{#}', next: '2604-7', next_count: 7 });
    expect(await issue('', { issue_date: '2026-04-09' })).toBe('2604-7');
    expect(await issue('', { issue_date: '2026-05-01', due_date: null })).toBe('2605-1');
    await expect(scheme('{YY}{MM}-{#}', 7)).rejects.toMatchObject({
      faults: [{ path: 'next', word: 'next_number_taken' }],
    });
    await expect(scheme('{#}', null, 'purchase_bill')).rejects.toMatchObject({
      faults: [{ path: 'type', word: 'numbers_are_theirs' }],
    });
    expect((await books.run((tx) => listSchemes(tx, books.call))).map(({ type }) => type)).toEqual([
      'sales_invoice',
      'sales_credit_note',
      'quotation',
    ]);
  });

  it('reports the numbers no document has, drafts counted', async () => {
    await issue('INV-2026-001');
    await create('INV-2026-003');
    await issue('INV-2026-006', { issue_date: '2026-04-05' });
    expect(await books.run((tx) => reportGaps(tx, 'sales_invoice'))).toMatchObject({
      used: 3,
      missing: 3,
      runs: [
        { from: 'INV-2026-002', to: 'INV-2026-002', after: '2026-04-01' },
        { from: 'INV-2026-004', to: 'INV-2026-005', count: 2 },
      ],
    });
    expect(await books.run((tx) => reportGaps(tx, 'purchase_bill'))).toMatchObject({ used: 0, runs: [] });
  });

  it('has the usual payment terms from the first look, once', async () => {
    const both = await Promise.all([books.run(readPaymentTerms), books.run(readPaymentTerms)]);
    expect(both.map((terms) => terms.length)).toEqual([7, 7]);
    const kinds = (await books.run(readPaymentTerms)).map(({ kind, days }) => `${kind} ${days}`);
    expect(kinds).toEqual(['days 0', 'days 7', 'days 14', 'days 30', 'days 60', 'end_of_month 0', 'end_of_month 30']);
  });

  it('adds and changes terms; a name is used once, and a month has no 32nd', async () => {
    const body = {
      name: '5th of next month',
      name_zh: null,
      kind: 'fixed_day' as const,
      days: 5,
      months: 1,
      active: true,
    };
    const added = await books.run((tx) => addPaymentTerm(tx, books.call, body));
    const saved = await books.run((tx) => savePaymentTerm(tx, books.call, { ...added, active: false }));
    expect(await books.run(readPaymentTerms)).toContainEqual(saved);
    const refused = (over: object) => books.run((tx) => addPaymentTerm(tx, books.call, { ...body, ...over }));
    await expect(refused({ name: '5TH of next month' })).rejects.toMatchObject({
      faults: [{ path: 'name', word: 'term_name_taken' }],
    });
    await expect(refused({ name: 'x', days: 32 })).rejects.toMatchObject({ faults: [{ path: 'days' }] });
    const unknown = { ...added, id: '00000000-0000-4000-8000-000000000000', name: 'y' };
    await expect(books.run((tx) => savePaymentTerm(tx, books.call, unknown))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
