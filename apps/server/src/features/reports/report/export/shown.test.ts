import { Workbook } from '@cj-tech-master/excelts';
import { readCsv } from '@folio/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../../test/lantern.ts';
import { type SignedIn, signIn } from '../../../../../test/signed-in.ts';
import { PdfEngine } from '../../../../platform/pdf/index.ts';
import { reportRoutes } from '../index.ts';

const MONTHS = { from: '2025-04-01', to: '2026-03-31', by: 'month', zero_rows: 'true' };
const SHOWN = { figures: 'thousands', hide_zero: 'true' };

describe.each(engines)('a report in thousands without its zeros, on %s', (engine) => {
  let lantern: Lantern;
  let signedIn: SignedIn;
  const pdf = new PdfEngine();
  beforeAll(async () => {
    lantern = await openLantern(engine);
    signedIn = await signIn(lantern.database, lantern.userId, reportRoutes);
  });
  afterAll(async () => {
    await pdf.close();
    await signedIn?.close();
    await lantern?.database.close();
  });

  const file = async (format: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...MONTHS, ...more, format }).toString();
    const answer = await signedIn.get(`/api/company/${lantern.companyId}/report/profit-loss/export?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('has fewer rows, the same totals, exact checks, and says so at its foot', async () => {
    const { sheet: whole } = await lantern.sheet('profit-loss', MONTHS);
    const { sheet } = await lantern.sheet('profit-loss', { ...MONTHS, ...SHOWN });
    expect(sheet.rows.length).toBeLessThan(whole.rows.length);
    const totals = (one: typeof sheet) =>
      one.rows.filter(({ kind }) => kind === 'total').map(({ cells }) => cells.at(-1));
    expect(totals(sheet)).toEqual(totals(whole));
    expect(sheet.checks).toEqual(whole.checks);
    expect(sheet.notes).toEqual([
      ...whole.notes,
      'Figures in HKD thousands',
      'Rows and columns without amounts are hidden',
    ]);
    expect(sheet.columns.filter(({ sum }) => sum).map(({ label }) => label)).toEqual(['Total']);
  });

  it('a CSV file stays exact and complete', async () => {
    const tableOf = async (more: Record<string, string>) =>
      readCsv((await file('csv', more)).toString('utf8'), ',').rows.map(({ cells }) => cells);
    expect(await tableOf(SHOWN)).toEqual(await tableOf({}));
  });

  it('a workbook holds exact numbers that are formatted in thousands', async () => {
    const { sheet } = await lantern.sheet('profit-loss', { ...MONTHS, ...SHOWN });
    const book = new Workbook();
    await book.xlsx.load(await file('xlsx', SHOWN));
    const rows: { value: unknown; format: unknown }[][] = [];
    book.worksheets[0]?.eachRow((row) => {
      rows.push(
        sheet.columns.map((_, at) => ({ value: row.getCell(at + 1).value, format: row.getCell(at + 1).numFmt })),
      );
    });
    const profit = sheet.rows.find(({ key }) => key === 'profit_for_period');
    const found = rows.find(([first]) => first?.value === profit?.cells[0]?.value)?.at(-1);
    expect(found).toEqual({ value: Number(profit?.cells.at(-1)?.value), format: '#,##0,' });
    expect(rows.map(([first]) => first?.value)).toContain('Figures in HKD thousands');
  });

  it('a PDF prints them rounded', async () => {
    const document = await pdf.open(new Uint8Array(await file('pdf', SHOWN)));
    let text = '';
    for (let page = 1; page <= document.pages; page++)
      text += (await document.text(page)).words.map((word) => word.text).join(' ');
    await document.close();
    expect(text).toContain('Figures in HKD thousands');
    expect(text).not.toMatch(/\d\.\d\d\b/);
  });
});
