import { taxCodeBody } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../../trade/invoice/index.ts';
import { createTaxCode, updateTaxCode } from './keep-tax-code.ts';
import { readTaxCodeRows, type TaxCodeFields } from './store.ts';
import { usualTaxCodes } from './usual-tax-codes.ts';

const UK: TaxCodeFields = {
  code: 'UK20',
  name: 'UK VAT 20%',
  name_zh: '英國增值稅 20%',
  country: 'GB',
  rate_percent: '20',
  kind: 'standard',
  recoverable: true,
  valid_from: '2011-01-04',
  valid_to: null,
};

describe('the usual tax codes', () => {
  it('fit the call that adds them, each once', () => {
    const usual = usualTaxCodes();
    for (const code of usual) expect(taxCodeBody.parse(code)).toEqual(code);
    expect(new Set(usual.map((code) => code.code)).size).toBe(usual.length);
    expect(usual).toContainEqual({ ...UK, name: 'UK VAT 20%', name_zh: '英國增值稅 20%' });
  });
});

describe.each(engines)('tax codes on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const add = (over: Partial<TaxCodeFields> = {}) =>
    books.run((tx) => createTaxCode(tx, books.call, { ...UK, ...over }));
  const change = (over: Partial<TaxCodeFields>) => books.run((tx) => updateTaxCode(tx, books.call, { ...UK, ...over }));
  const list = () => books.run((tx) => readTaxCodeRows(tx));
  const trail = () =>
    books.run((tx) => tx.queries.selectFrom('audit_event').select(['action', 'change']).orderBy('id').execute());
  const use = () =>
    books.run(async (tx) => {
      const items = [testItem({ tax_code: 'UK20', account_code: '4000' })];
      const draft = testDraft({ amounts_are: 'tax_exclusive', items });
      const id = await createInvoice(tx, books.call, { type: 'sales_invoice', draft });
      await confirmInvoice(tx, books.call, id);
    });

  it('adds every usual code', async () => {
    for (const code of usualTaxCodes()) await books.run((tx) => createTaxCode(tx, books.call, code));
    const inOrder = usualTaxCodes().toSorted((a, b) => (a.code < b.code ? -1 : 1));
    expect((await list()).toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual(
      inOrder.map((code) => ({ ...code, used: false })),
    );
  });

  it('keeps a code in plain texts and writes down what changed', async () => {
    expect(await add({ rate_percent: '20.00', name_zh: '' })).toEqual({ ...UK, name_zh: 'UK VAT 20%', used: false });
    await change({ rate_percent: '17.5', valid_to: '2011-12-31' });
    await change({ rate_percent: '17.5', valid_to: '2011-12-31' });
    expect(await list()).toEqual([{ ...UK, rate_percent: '17.5', valid_to: '2011-12-31', used: false }]);
    expect((await trail())[1]).toEqual({
      action: 'tax_code_changed',
      change: {
        name_zh: { before: 'UK VAT 20%', after: '英國增值稅 20%' },
        rate_percent: { before: '20', after: '17.5' },
        valid_to: { before: null, after: '2011-12-31' },
      },
    });
    expect(await trail()).toHaveLength(2);
  });

  it.each<[string, Partial<TaxCodeFields>, string, string]>([
    ['below nil', { rate_percent: '-1' }, 'rate_percent', 'tax_rate_range'],
    ['above 100', { rate_percent: '100.01' }, 'rate_percent', 'tax_rate_range'],
    ['with five decimals', { rate_percent: '5.00001' }, 'rate_percent', 'tax_rate_range'],
    ['a charge on what is exempt', { kind: 'exempt' }, 'rate_percent', 'tax_rate_of_kind'],
    ['a reverse charge of nothing', { kind: 'reverse_charge', rate_percent: '0' }, 'rate_percent', 'tax_rate_needed'],
    ['an end before its beginning', { valid_to: '2010-12-31' }, 'valid_to', 'tax_code_days'],
  ])('refuses a rate or days: %s', async (_, over, path, word) => {
    await expect(add(over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect(await list()).toEqual([]);
  });

  it('refuses a code that is there, and one that is not', async () => {
    await add();
    await expect(add()).rejects.toMatchObject({ faults: [{ path: 'code', word: 'tax_code_taken' }] });
    await expect(change({ code: 'UK5' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each<[string, Partial<TaxCodeFields>]>([
    ['rate_percent', { rate_percent: '25' }],
    ['recoverable', { recoverable: false }],
    ['kind', { kind: 'reverse_charge' }],
  ])('keeps %s of a code that was posted: its validity ends and a new one follows', async (path, over) => {
    await add();
    await use();
    const refused = { code: 'validation_failed', faults: [{ path, word: 'tax_code_used', values: { code: 'UK20' } }] };
    await expect(change(over)).rejects.toMatchObject(refused);
    await change({ name: 'UK VAT', rate_percent: '20.0', valid_to: '2026-12-31' });
    expect(await list()).toEqual([{ ...UK, name: 'UK VAT', valid_to: '2026-12-31', used: true }]);
  });

  it('has the database hold the same', async () => {
    await add();
    await use();
    const behind = books.run((tx) => sql`update tax_code set rate_percent = 25`.execute(tx.queries));
    await expect(behind).rejects.toMatchObject({ code: 'FO012' });
  });

  it('shows nothing of another company', async () => {
    await add();
    const other = await openTestBooks(database);
    expect(await other.run((tx) => readTaxCodeRows(tx))).toEqual([]);
    await expect(other.run((tx) => updateTaxCode(tx, other.call, UK))).rejects.toMatchObject({ code: 'not_found' });
  });
});
