import { type CellValue, Workbook } from '@cj-tech-master/excelts';
import { type ReportName, type ReportSheet, reportQueries, type SheetRow } from '@folio/contract';
import { harmlessCell, readCsv } from '@folio/csv';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { recordJournal } from '../../../books/manual-journal/index.ts';
import { findOrCreateContact } from '../../../trade/contact/index.ts';
import type { SheetMaker } from '../report.ts';
import { SHEETS } from '../sheets.ts';
import { type ExportFormat, fileOf } from './export-report.ts';
import { type OpenedSource, openSource } from './open-source.ts';
import type { ReadPage } from './source.ts';

const PERIOD = { from: '2025-04-01', to: '2026-03-31' };
const OTHERS = ['6690', '4000', '6010', '3000'];
/** More lines of one account than one query reads. */
const JOURNALS = 260;
const COLUMNS = 'journal_number,reference,document,counter_account,tax_code,currency,foreign_amount,rate';
const CASES: [ReportName, Record<string, string>][] = [
  ['general-ledger', { columns: COLUMNS }],
  ['general-ledger', {}],
  ['account-transaction', { account: '1010' }],
  ['account-transaction', { account: '1010,4000', columns: COLUMNS }],
];

const words = fc.oneof(
  fc.constantFrom(
    '',
    '=1+1',
    '-2+3',
    '@SUM(A1)',
    '+852 2345 6789',
    '\tx',
    '-12.50',
    'a, "b"',
    '二月租金',
    '＝1',
    ' =1',
    '0012',
  ),
  fc.string({
    unit: fc.constantFrom('a', 'Z', '7', ' ', '=', '-', '"', ',', ';', '\n', '<', '&', '租', '😀'),
    maxLength: 12,
  }),
);
const journal = fc.record({
  day: fc.integer({ min: 0, max: 363 }),
  narration: words,
  isReceipt: fc.boolean(),
  contact: fc.constantFrom(null, 0, 1, 2),
  others: fc.array(
    fc.record({ code: fc.constantFrom(...OTHERS), amount: fc.bigInt({ min: 1n, max: 10n ** 12n }), text: words }),
    { minLength: 1, maxLength: 3 },
  ),
});
type RandomJournal = typeof journal extends fc.Arbitrary<infer Value> ? Value : never;

async function enter({ run, call }: TestBooks, journals: readonly RandomJournal[]): Promise<void> {
  const contacts = await run((tx) =>
    Promise.all(['Aurora Trading', '=Contact', '海港燈具'].map((name) => findOrCreateContact(tx, { name }))),
  );
  for (const [index, { day, narration, isReceipt, contact, others }] of journals.entries()) {
    const sides = (amount: bigint, isDebit: boolean) => ({
      debitMinor: isDebit ? amount : 0n,
      creditMinor: isDebit ? 0n : amount,
    });
    const contactId = contact === null ? null : (contacts[contact]?.id ?? null);
    const total = others.reduce((sum, { amount }) => sum + amount, 0n);
    await run((tx) =>
      recordJournal(tx, call, {
        number: `MJ-${index}`,
        date: new Date(Date.UTC(2025, 3, 1 + day)).toISOString().slice(0, 10),
        narration,
        reverseOn: null,
        lines: [
          { accountCode: '1010', ...sides(total, isReceipt), contactId, description: narration },
          ...others.map(({ code, amount, text }) => ({
            accountCode: code,
            ...sides(amount, !isReceipt),
            contactId,
            description: text,
          })),
        ],
      }),
    );
  }
}

describe.each(engines)('random books as files, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const read: ReadPage = (work, options) => readInCompany(database, books.companyId, work, options);
  const callerIn = (language: Language) => ({ now: new Date('2026-11-30T04:00:00Z'), language });

  /** All rows of the screen, without what a page repeats of the one before. */
  async function shown(name: ReportName, query: Record<string, string>, language: Language): Promise<ReportSheet> {
    const make = SHEETS[name] as SheetMaker<ReportName>;
    const rows: SheetRow[] = [];
    for (let page = 1; ; page++) {
      const asked = reportQueries[name].parse({ ...PERIOD, ...query, page: String(page), limit: '500' });
      const { sheet, meta } = await read((tx) => make(tx, callerIn(language), asked as never));
      rows.push(...sheet.rows.filter(({ key }) => !key.endsWith('.continued')));
      if (page * 500 >= meta.total) return { ...sheet, rows };
    }
  }

  async function bytesOf(source: OpenedSource, format: ExportFormat, language: Language): Promise<Buffer> {
    const file = await fileOf(language, format, source, new AbortController().signal);
    if (Buffer.isBuffer(file)) return file;
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  async function expectSame(name: ReportName, query: Record<string, string>, language: Language): Promise<void> {
    const sheet = await shown(name, query, language);
    const source = () => openSource(read, callerIn(language), name, { ...PERIOD, ...query }, 0);
    const csv = readCsv((await bytesOf(await source(), 'csv', language)).toString('utf8'), ',').rows.map(
      ({ cells }) => cells,
    );
    const start = csv.findIndex((row) => row.length === sheet.columns.length && row[0] === sheet.columns[0]?.label) + 1;
    const expected = sheet.rows.map(({ cells }) => cells.map(({ value }) => harmlessCell(value ?? '')));
    expect(csv.slice(start, start + expected.length)).toEqual(expected);
    expect(csv[start + expected.length]).toEqual(['']);
    const book = new Workbook();
    await book.xlsx.load(await bytesOf(await source(), 'xlsx', language));
    const page = book.worksheets[0];
    const found = sheet.rows.map((_, index) =>
      sheet.columns.map((_column, at) => textOf(page?.getRow(start + 1 + index).getCell(at + 1).value ?? null)),
    );
    const numbers = sheet.rows.map(({ cells }) =>
      cells.map(({ value }, at) =>
        sheet.columns[at]?.kind === 'money' && value !== null ? String(Number(value)) : value,
      ),
    );
    expect(found).toEqual(numbers);
  }

  it('are the rows of the report, every cent, and no cell begins a formula', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(journal, { minLength: JOURNALS, maxLength: JOURNALS, size: 'max' }),
        async (journals) => {
          books = await openTestBooks(database);
          await enter(books, journals);
          for (const [name, query] of CASES)
            for (const language of ['en-US', 'zh-Hant'] as const) await expectSame(name, query, language);
        },
      ),
      { numRuns: 1, endOnFailure: true },
    );
  });
});

function textOf(value: CellValue): string | null {
  if (value === null || value === '') return null;
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
