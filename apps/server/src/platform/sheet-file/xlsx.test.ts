import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openXlsx, type XlsxFile, type XlsxStyle } from './index.ts';

const STYLES: Record<string, XlsxStyle> = {
  text: {},
  head: { bold: true, lineBelow: true, wrap: true },
  indented: { indent: 1 },
  day: { numberFormat: 'yyyy-mm-dd' },
  total: { numberFormat: '#,##0.00', bold: true, lineAbove: true, alignRight: true },
};
const OPTIONS: Parameters<typeof openXlsx>[0] = {
  sheetName: 'Profit/loss: a name that is much too long',
  creator: 'Folio',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  widths: [30, 12, 16],
  frozenRows: 2,
  titleRow: 2,
  landscape: true,
  styles: STYLES,
};

async function bytesOf({ stream }: XlsxFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function sheetOf(bytes: Buffer): Promise<{ book: Workbook; sheet: Worksheet }> {
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const sheet = book.worksheets[0];
  if (sheet === undefined) throw new Error('no sheet');
  return { book, sheet };
}

describe('an XLSX file', () => {
  it('has the values, formats, widths and page settings it was given', async () => {
    const file = openXlsx(OPTIONS);
    const read = bytesOf(file);
    await file.rows([
      { cells: [{ value: '泰豐 & <Co>', style: 'text' }], level: 0 },
      { cells: ['Account', 'Day', 'HKD'].map((value) => ({ value, style: 'head' })), level: 0 },
      {
        cells: [
          { value: '=1+1', style: 'indented' },
          { value: new Date('2026-03-31T00:00:00Z'), style: 'day' },
          { value: -1234.5, style: 'total' },
        ],
        level: 1,
      },
      { cells: [{ value: null, style: 'total' }], level: 0 },
    ]);
    await file.end();
    const { book, sheet } = await sheetOf(await read);
    expect([book.creator, book.created, sheet.name]).toEqual([
      'Folio',
      OPTIONS.createdAt,
      'Profit loss  a name that is muc',
    ]);
    expect(sheet.columns.map(({ width }) => width)).toEqual(OPTIONS.widths);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
    expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', paperSize: 9, printTitlesRow: '2:2' });
    expect(sheet.getCell('A1').value).toBe('泰豐 & <Co>');
    const [head, name, day, total] = ['B2', 'A3', 'B3', 'C3'].map((at) => sheet.getCell(at));
    expect([head?.font?.bold, head?.border?.bottom?.style, head?.alignment?.wrapText]).toEqual([true, 'thin', true]);
    expect([name?.value, name?.alignment?.indent]).toEqual(['=1+1', 1]);
    expect([day?.value, day?.numFmt]).toEqual([new Date('2026-03-31T00:00:00Z'), 'yyyy-mm-dd']);
    expect([total?.value, total?.numFmt]).toEqual([-1234.5, '#,##0.00']);
    expect([total?.font?.bold, total?.border?.top?.style, total?.alignment?.horizontal]).toEqual([
      true,
      'thin',
      'right',
    ]);
    expect(sheet.getRow(3).outlineLevel).toBe(1);
  });

  it('gives back every text, number and day as it was', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '賬', '😀', '&', '<', '>', '"', "'", '=', ' ', '\n', '\t', '\u0085'),
      minLength: 1,
    });
    const value = fc.oneof(
      text,
      fc.integer({ min: -(10 ** 15), max: 10 ** 15 }).map((cents) => cents / 100),
    );
    const row = fc.array(fc.option(value), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
        const file = openXlsx(OPTIONS);
        const read = bytesOf(file);
        await file.rows(
          rows.map((values) => ({ cells: values.map((one) => ({ value: one, style: 'text' })), level: 0 })),
        );
        await file.end();
        const { sheet } = await sheetOf(await read);
        expect(
          rows.map((values, at) => values.map((_, place) => sheet.getRow(at + 1).getCell(place + 1).value)),
        ).toEqual(rows);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves out what XML cannot hold', async () => {
    const file = openXlsx(OPTIONS);
    const read = bytesOf(file);
    await file.rows([{ cells: [{ value: 'a\u0001b\u007f\ud800c\uffff', style: 'text' }], level: 0 }]);
    await file.end();
    expect((await sheetOf(await read)).sheet.getCell('A1').value).toBe('abc');
  });

  it('fails for its writer when the reader has gone', async () => {
    const file = openXlsx(OPTIONS);
    file.stream.destroy();
    await expect(file.rows([])).rejects.toThrow('the reader of the workbook has gone');
  });

  it('waits for its reader, so that memory does not grow with the rows', async () => {
    const file = openXlsx(OPTIONS);
    const page = Array.from({ length: 500 }, (_, n) => ({
      cells: [{ value: `${n} ${Math.random()}`, style: 'text' }],
      level: 0,
    }));
    let written = 0;
    const writing = (async () => {
      for (; written < 200; written++) {
        await file.rows(page);
        await new Promise(setImmediate);
      }
      await file.end();
    })();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(written).toBeLessThan(200);
    const bytes = await bytesOf(file);
    await writing;
    const { sheet } = await sheetOf(bytes);
    expect(sheet.rowCount).toBe(100_000);
  });
});
