import { blankInvoiceDraft, blankItem } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createInvoice } from '../invoice/index.ts';
import { discardImport, keepFile, mapColumns } from './keep-import.ts';
import { takeImport } from './take-import.ts';
import { templateFile } from './template.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const HEADINGS = 'Invoice number,Customer,Date,Item,Qty,Price,Account';

describe.each(engines)('a file of documents or contacts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
  });

  const keep = (text: string, kind: 'sales' | 'purchases' | 'contacts' = 'sales') =>
    keepFile(books.call, kind, { name: 'list.csv', bytes: bytes(text) });
  const take = (id: string) => takeImport(books.call, id);
  const invoices = () =>
    books.run((tx) =>
      tx.queries
        .selectFrom('invoice')
        .select(['type', 'number', 'confirm_status', 'contact_name'])
        .orderBy('number')
        .execute(),
    );

  it('is looked at, then made as drafts; what is there stays, what is wrong is said', async () => {
    await books.run((tx) =>
      createInvoice(tx, books.call, {
        type: 'sales_invoice',
        draft: { ...blankInvoiceDraft('HKD'), number: 'A-1', items: [{ ...blankItem, name: 'Tea', price: '1' }] },
      }),
    );
    const file = await keep(
      [
        HEADINGS,
        'A-1,Shop,2026-04-01,Tea,1,5,',
        'A-2,Shop,2026-04-02,Tea,2,5,4000',
        'A-2,Shop,2026-04-02,Cake,1,7.5,',
        'A-3,Shop,2026-04-02,Tea,1,5,9999',
        'A-4,Shop,2026-02-30,Tea,1,5,',
      ].join('\n'),
    );
    expect(file.counts).toEqual({ records: 4, good: 1, faulty: 2, known: 1 });
    expect(file.records.flatMap((record) => record.faults)).toEqual([
      expect.stringContaining('no account “9999”'),
      expect.stringContaining('“2026-02-30” in Date is not a date'),
    ]);
    expect(file.records.find((record) => record.number === 'A-2')).toMatchObject({
      items: 2,
      total: '17.50',
      known: false,
    });
    expect(await take(file.id)).toEqual({ made: 1, known: 1, faulty: 2 });
    expect(await invoices()).toEqual([
      { type: 'sales_invoice', number: 'A-1', confirm_status: 'unconfirmed', contact_name: expect.anything() },
      { type: 'sales_invoice', number: 'A-2', confirm_status: 'unconfirmed', contact_name: 'Shop' },
    ]);
    await expect(take(file.id)).rejects.toMatchObject({ word: 'sales_import_is_taken' });
  });

  it('says of the very same file that it came in before; one that waits is shown again', async () => {
    const text = `${HEADINGS}\nB-1,Shop,2026-04-01,Tea,1,5,`;
    const file = await keep(text);
    expect((await keep(text)).id).toBe(file.id);
    await take(file.id);
    await expect(keep(text)).rejects.toMatchObject({ word: 'sales_import_taken_before', values: { made: '1' } });
  });

  it('is read again by what a person says of its columns, and may be set aside', async () => {
    const file = await keep('Invoice number,Customer,Date,Item,Price,Account\nC-1,Shop,04/05/2026,Tea,5,My sales');
    expect(file).toMatchObject({ date_order: 'dmy', counts: { good: 0, faulty: 1 } });
    const roles = file.columns.map(({ role }) => (role === 'account' ? ('ignore' as const) : role));
    const mapping = { roles, amounts_are: 'no_tax' as const, date_order: 'mdy' as const };
    const again = await books.run((tx) => mapColumns(tx, books.call, file.id, mapping));
    expect(again).toMatchObject({ counts: { good: 1, faulty: 0 }, records: [{ date: '2026-04-05' }] });
    expect(await books.run((tx) => discardImport(tx, books.call, file.id))).toMatchObject({ state: 'discarded' });
    await expect(take(file.id)).rejects.toMatchObject({ word: 'sales_import_is_discarded' });
  });

  it('adds contacts once, whatever their spelling', async () => {
    const file = await keep('Name,Email\nShop Limited,a@b.example\nOther,no address\nshop limited,', 'contacts');
    expect(file.counts).toEqual({ records: 3, good: 1, faulty: 2, known: 0 });
    expect(await take(file.id)).toMatchObject({ made: 1 });
    expect((await keep('Name,Email\nSHOP LIMITED,', 'contacts')).counts).toMatchObject({ known: 1, good: 0 });
  });

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'file_empty'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'sales_import_no_file'],
    ['text without headings', bytes('hello\nworld'), 'sales_import_no_table'],
    ['headings alone', bytes(HEADINGS), 'sales_import_no_table'],
  ])('%s is refused', async (_, content, word) => {
    await expect(keepFile(books.call, 'sales', { name: 'x.csv', bytes: content })).rejects.toMatchObject({ word });
  });

  it.each(['sales', 'purchases', 'contacts'] as const)('the example of %s can be imported as it is', async (kind) => {
    const file = await keep(templateFile(kind).content, kind);
    expect(file.counts.faulty).toBe(0);
    expect((await take(file.id)).made).toBe(file.counts.records);
  });
});
