import { contactBody } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addNewContacts } from '../contact/index.ts';
import { discardImport, getImport, keepFile, mapColumns } from './keep-import.ts';
import { takeImport } from './take-import.ts';

/** Enough records for more than two slices. */
const RECORDS = 230;
const HEADINGS = { sales: 'Invoice number,Customer,Date,Item,Price', contacts: 'Name,Email' } as const;

/** Every third invoice has no number, so only the recorded progress shows that it was created. */
const sales = (n: number) => `${n % 3 === 0 ? '' : `A-${n}`},Shop ${n},2026-04-01,Lantern,${n + 1}`;
const contact = (n: number) => `Shop ${n},shop${n}@folio.example`;
const rowsOf = (row: (n: number) => string) => Array.from({ length: RECORDS }, (_, n) => row(n));

describe.each(engines)('taking a long file on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
  });

  const keep = (kind: 'sales' | 'contacts', rows: readonly string[]) =>
    keepFile(books.call, kind, {
      name: 'list.csv',
      bytes: new TextEncoder().encode([HEADINGS[kind], ...rows].join('\n')),
    });
  const namesIn = async (table: 'invoice' | 'contact'): Promise<string[]> => {
    const column = sql.ref(table === 'invoice' ? 'contact_name' : 'name');
    const { rows } = await books.run((tx) =>
      sql<{ name: string }>`select ${column} as name from ${sql.table(table)}
        where company_id = ${tx.companyId}`.execute(tx.queries),
    );
    return rows.map(({ name }) => name).sort();
  };
  const all = rowsOf((n) => `Shop ${n}`).sort();
  /** Until it is removed, the database rejects records with the name: the server stops there. */
  const stopAt = async (table: 'invoice' | 'contact', name: string): Promise<() => Promise<void>> => {
    const column = sql.ref(table === 'invoice' ? 'contact_name' : 'name');
    const of = sql`${sql.table(table)}`;
    await sql`alter table ${of} add constraint stopped check (${column} <> ${sql.lit(name)}) not valid`.execute(
      database.queries,
    );
    return async () => {
      await sql`alter table ${of} drop constraint stopped`.execute(database.queries);
    };
  };

  it.each([
    ['sales', 'invoice', sales],
    ['contacts', 'contact', contact],
  ] as const)('%s: goes on behind the last slice after it was stopped', async (kind, table, row) => {
    const file = await keep(kind, rowsOf(row));
    const goOn = await stopAt(table, 'Shop 150');
    await expect(takeImport(books.call, file.id)).rejects.toThrow('stopped');
    expect(await namesIn(table)).toHaveLength(100);
    const begun = await books.run((tx) => getImport(tx, books.call, file.id));
    expect(begun).toMatchObject({ state: 'open', counts: { records: RECORDS, good: RECORDS - 100, known: 100 } });
    const refused = { word: 'sales_import_begun', values: { made: '100' } };
    const mapping = { roles: file.columns.map(({ role }) => role), amounts_are: 'no_tax', date_order: 'ymd' } as const;
    await expect(books.run((tx) => mapColumns(tx, books.call, file.id, mapping))).rejects.toMatchObject(refused);
    await expect(books.run((tx) => discardImport(tx, books.call, file.id))).rejects.toMatchObject(refused);
    await goOn();
    expect(await takeImport(books.call, file.id)).toEqual({ made: RECORDS, known: 0, faulty: 0 });
    expect(await namesIn(table)).toEqual(all);
    await expect(takeImport(books.call, file.id)).rejects.toMatchObject({ word: 'sales_import_is_taken' });
  });

  it('makes nothing twice when it was stopped before the file was closed, and counts all', async () => {
    const file = await keep('sales', [...rowsOf(sales), 'B-1,Shop,no day,Lantern,1']);
    const stopped = { ...books.call, transaction: () => Promise.reject(new Error('stopped')) };
    await expect(takeImport(stopped, file.id)).rejects.toThrow('stopped');
    expect(await takeImport(books.call, file.id)).toEqual({ made: RECORDS, known: 0, faulty: 1 });
    expect(await namesIn('invoice')).toEqual(all);
  });

  it('is made once by two at the same time', async () => {
    const file = await keep('sales', rowsOf(sales));
    const answers = await Promise.allSettled([takeImport(books.call, file.id), takeImport(books.call, file.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await namesIn('invoice')).toEqual(all);
  });

  it('lets others in between; a contact somebody else adds meanwhile stays theirs', async () => {
    const file = await keep('contacts', rowsOf(contact));
    const last = RECORDS - 1;
    const other = contactBody.parse({ name: `SHOP ${last}` });
    const others = books.run((tx) => addNewContacts(tx, books.call, [other]));
    const [answer] = await Promise.all([takeImport(books.call, file.id), others]);
    expect(answer).toEqual({ made: RECORDS - 1, known: 1, faulty: 0 });
    expect(await namesIn('contact')).toHaveLength(RECORDS);
  });
});
