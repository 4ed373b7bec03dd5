import { type CellValue, Workbook } from '@cj-tech-master/excelts';
import type { ReportName, ReportSheet, SheetColumn, SheetRow } from '@folio/contract';
import { readCsv } from '@folio/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../../test/lantern.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { PdfEngine } from '../../../../platform/pdf/index.ts';
import { recordJournal } from '../../../books/manual-journal/index.ts';
import { sayIn } from '../words.ts';
import { type ExportFormat, fileNameOf, fileOf } from './export-report.ts';
import { flatRows } from './flat.ts';
import { openSource } from './open-source.ts';
import { printed } from './printed.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const REPORTS: [ReportName, Record<string, string>][] = [
  ['balance-sheet', { as_at: '2025-11-13', compare: 'previous_year', columns: 'change,change_percent,code' }],
  ['profit-loss', { ...YEAR, by: 'month', compare: 'previous_year' }],
  ['cash-flow', { ...YEAR, by: 'quarter', compare: 'previous_year' }],
  ['trial-balance', { as_at: '2026-03-31', compare: 'previous_year' }],
  ['general-ledger', { from: '2026-03-01', to: '2026-04-30' }],
  ['journal-report', { from: '2025-06-01', to: '2025-06-30', columns: 'posted_at' }],
  ['transaction-detail', { from: '2025-05-01', to: '2025-08-31' }],
  ['account-transaction', { ...YEAR, account: '1030,1040' }],
  ['aged-receivable', { as_at: '2026-03-31' }],
  ['aged-payable', { as_at: '2025-10-31', columns: 'percent' }],
];
/** Columns that show what belongs to a line. */
const RECORDS = 'reference,document,counter_account,tax_code,currency,foreign_amount,rate';
const LANGUAGES: readonly Language[] = ['en-US', 'zh-Hant'];
const CASES = REPORTS.flatMap(([name, query]) => LANGUAGES.map((language) => ({ name, query, language })));

async function bytesOf(
  lantern: Lantern,
  name: ReportName,
  format: ExportFormat,
  query: Record<string, string>,
  language: Language,
) {
  const caller = { now: new Date('2026-11-30T04:00:00Z'), language };
  const source = await openSource(lantern.read, caller, name, query);
  const file = await fileOf(language, format, source, new AbortController().signal);
  if (Buffer.isBuffer(file)) return file;
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The table of the file: the rows after the heads. */
function tableOf<Cell>(rows: readonly (readonly Cell[])[], sheet: ReportSheet): readonly (readonly Cell[])[] {
  const start = rows.findIndex(
    (row) => row.length === sheet.columns.length && String(row[0]) === sheet.columns[0]?.label,
  );
  return rows.slice(start + 1);
}

function expectedRows(sheet: ReportSheet): SheetRow[] {
  return [...flatRows(sheet.rows)];
}

describe.each(engines)('reports as files, on %s', (engine) => {
  let lantern: Lantern;
  const pdf = new PdfEngine();
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(async () => {
    await pdf.close();
    await lantern?.database.close();
  });

  it.each(CASES)('CSV of $name in $language holds every cell of the sheet', async ({ name, query, language }) => {
    const { sheet } = await lantern.sheet(name, { ...query, limit: '500' }, language);
    const bytes = await bytesOf(lantern, name, 'csv', query, language);
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const rows = readCsv(text, ',').rows.map(({ cells }) => cells);
    expect(rows.slice(0, 2)).toEqual([[sheet.company], [sheet.title]]);
    const table = tableOf(rows, sheet);
    expectedRows(sheet).forEach((row, index) => {
      expect(table[index]).toEqual(row.cells.map((cell) => cell.value ?? ''));
    });
    expect(table.slice(expectedRows(sheet).length).flat().join('\n')).toContain(sheet.basis);
  });

  it.each(CASES)('XLSX of $name in $language holds numbers and dates', async ({ name, query, language }) => {
    const { sheet } = await lantern.sheet(name, { ...query, limit: '500' }, language);
    const book = new Workbook();
    await book.xlsx.load(await bytesOf(lantern, name, 'xlsx', query, language));
    const page = book.worksheets[0];
    if (page === undefined) throw new Error('no sheet');
    const rows: CellValue[][] = [];
    page.eachRow({ includeEmpty: true }, (row) => {
      rows.push(sheet.columns.map((_, index) => row.getCell(index + 1).value));
    });
    expect([page.name, rows[0]?.[0], rows[1]?.[0]]).toEqual([sheet.title, sheet.company, sheet.title]);
    const table = tableOf(rows, sheet);
    const frozen = page.views[0];
    expect(frozen?.state === 'frozen' && frozen.ySplit).toBe(rows.length - table.length);
    expectedRows(sheet).forEach((row, index) => {
      sheet.columns.forEach((column, at) => {
        const value = row.cells[at]?.value ?? null;
        expect([row.key, column.key, rawOf(table[index]?.[at] ?? null, column, value)]).toEqual([
          row.key,
          column.key,
          value,
        ]);
      });
    });
  });

  it.each(CASES)('PDF of $name in $language shows every figure', async ({ name, query, language }) => {
    const { sheet } = await lantern.sheet(name, { ...query, limit: '500' }, language);
    const document = await pdf.open(new Uint8Array(await bytesOf(lantern, name, 'pdf', query, language)));
    let text = '';
    for (let page = 1; page <= document.pages; page++) {
      const { words, widthPt, heightPt } = await document.text(page);
      expect([widthPt, heightPt].map(Math.round).sort()).toEqual([595, 842]);
      text += words.map((word) => word.text).join('');
    }
    await document.close();
    text = text.normalize('NFKC').replace(/\s/g, '');
    const say = sayIn(language);
    const wanted = new Map<string, number>();
    for (const row of expectedRows(sheet))
      sheet.columns.forEach((column, at) => {
        const shown = printed(say, sheet, column, row.cells[at] ?? { value: null }).replace(/\s/g, '');
        if (column.kind === 'money' && shown.length > 3) wanted.set(shown, (wanted.get(shown) ?? 0) + 1);
      });
    expect(wanted.size).toBeGreaterThan(3);
    for (const [figure, count] of wanted)
      expect([figure, text.split(figure).length - 1 >= count]).toEqual([figure, true]);
    expect(text).toContain(sheet.title.normalize('NFKC').replace(/\s/g, ''));
    expect(text).toContain(sheet.company.normalize('NFKC').replace(/\s/g, ''));
  });

  it('a walk through all pages is what the screen shows, of one state of the books', async () => {
    const walked: [ReportName, Record<string, string>][] = [
      ['general-ledger', { from: '2025-03-20', to: '2026-04-20' }],
      ['general-ledger', { ...YEAR, columns: RECORDS }],
      ['account-transaction', { ...YEAR, account: '1100,4000' }],
      ['account-transaction', { ...YEAR, account: '1030,1100,4000', columns: `journal_number,${RECORDS}` }],
      ['journal-report', { from: '2025-03-01', to: '2026-04-30' }],
      ['transaction-detail', { from: '2025-03-01', to: '2026-04-30' }],
    ];
    for (const [name, query] of walked) {
      const { sheet } = await lantern.sheet(name, { ...query, limit: '500' });
      const caller = { now: new Date('2026-11-30T04:00:00Z'), language: 'en-US' as const };
      const source = await openSource(lantern.read, caller, name, query, 0);
      const rows: SheetRow[] = [];
      for await (const page of source.rows) {
        rows.push(...page);
        // Somebody posts while the file is written.
        await inCompany(lantern.database, lantern.companyId, (tx) =>
          recordJournal(
            tx,
            { userId: lantern.userId, now: caller.now, today: '2026-11-30' },
            {
              number: `MJ-9${name}-${query.columns}-${rows.length}`,
              date: '2026-04-15',
              narration: 'Meanwhile',
              reverseOn: null,
              lines: [
                { accountCode: '1010', debitMinor: 100n, creditMinor: 0n },
                { accountCode: '6690', debitMinor: 0n, creditMinor: 100n },
              ],
            },
          ),
        );
      }
      expect([name, rows]).toEqual([name, sheet.rows.map((row) => ({ ...row, cells: expect.anything() }))]);
      expect(expectedRows({ ...sheet, rows }).map((row) => row.cells.map((cell) => cell.value))).toEqual(
        expectedRows(sheet).map((row) => row.cells.map((cell) => cell.value)),
      );
    }
  });
});

/** The raw text of a cell that was read back. */
function rawOf(found: CellValue, { kind }: SheetColumn, value: string | null): string | null {
  if (found === null || value === null) return found === null ? null : String(found);
  if (found instanceof Date) {
    if (kind === 'day') return found.toISOString().slice(0, 10);
    return new Date(found.getTime() - 8 * 3_600_000).toISOString();
  }
  if (typeof found !== 'number') return String(found);
  return found.toFixed(value.split('.')[1]?.length ?? 0);
}

it('names the file by report and day', () => {
  expect(fileNameOf('general-ledger', '2026-03-31', 'xlsx')).toBe('folio-general-ledger-2026-03-31.xlsx');
});
