import { type CellValue, Workbook } from '@cj-tech-master/excelts';
import { type PackFormat, type PackLanguage, type ReportPackBody, reportPackBody } from '@folio/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../test/lantern.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { PdfEngine } from '../../../platform/pdf/index.ts';
import { createReportPack, getReportPack, removeReportPack, saveReportPack } from './keep-pack.ts';
import { makePack } from './make-pack.ts';

const NOW = new Date('2026-04-02T04:00:00Z');

function body(over: Partial<ReportPackBody> = {}): ReportPackBody {
  return reportPackBody.parse({
    name: 'Board pack',
    title: 'Monthly accounts',
    title_zh: '',
    prepared_by: 'Lau Hoi Yan',
    notes: 'The first paragraph.\n\nThe second paragraph.',
    language: 'both',
    reports: [
      { report: 'profit-loss', period: 'financial_year_to_date', query: { by: 'quarter' }, notes: 'Rent rose in May.' },
      { report: 'balance-sheet', period: 'this_month', query: {}, notes: '' },
      { report: 'aged-receivable', period: 'this_month', query: {}, notes: '' },
    ],
    ...over,
  });
}

describe.each(engines)('a management pack on %s', (engine) => {
  let lantern: Lantern;
  const pdf = new PdfEngine();
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(async () => {
    await pdf.close();
    await lantern?.database.close();
  });
  const call = () => ({ userId: lantern.userId, now: NOW, today: '2026-04-02' });
  const run: <T>(work: Parameters<typeof inCompany<T>>[2]) => Promise<T> = (work) =>
    inCompany(lantern.database, lantern.companyId, work);
  const create = (over: Partial<ReportPackBody> = {}) => run((tx) => createReportPack(tx, call(), body(over)));
  const bytesOf = async (id: string, format: PackFormat, language?: PackLanguage) => {
    const wish = { id, month: '2025-11-10', format, language };
    const caller = { now: NOW, language: 'en-US' as const };
    const file = await makePack(lantern.read, caller, wish, new AbortController().signal);
    if (Buffer.isBuffer(file.content)) return { ...file, bytes: file.content };
    const chunks: Buffer[] = [];
    for await (const chunk of file.content) chunks.push(Buffer.from(chunk));
    return { ...file, bytes: Buffer.concat(chunks) };
  };
  const pagesOf = async (bytes: Buffer) => {
    const document = await pdf.open(new Uint8Array(bytes));
    const pages: { text: string; wide: boolean }[] = [];
    for (let page = 1; page <= document.pages; page++) {
      const { words, widthPt, heightPt } = await document.text(page);
      pages.push({ text: words.map(({ text }) => text).join(' '), wide: widthPt > heightPt });
    }
    return pages;
  };

  it('is a PDF with cover, contents, notes and each report in both languages, on numbered pages', async () => {
    const { name, bytes } = await bytesOf(await create(), 'pdf');
    expect(name).toBe('Board pack 2025-11.pdf');
    const pages = await pagesOf(bytes);
    const [cover, contents, notes, ...reports] = pages.map(({ text }) => text);
    for (const part of ['Monthly accounts', 'Nov 2025', 'Lau Hoi Yan']) expect(cover).toContain(part);
    expect(notes).toContain('The second paragraph.');
    const firstPageOf = (title: string) =>
      reports.findIndex((text) => text.replaceAll(' ', '').includes(title.replaceAll(' ', ''))) + 4;
    const order = ['Profit & Loss', '損益表', 'Balance Sheet', '資產負債表', 'Aged Receivable'].map(firstPageOf);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(contents?.replaceAll(' ', '')).toContain(`BalanceSheet–Asat`);
    expect(contents).toContain(String(order[2]));
    expect(contents).toContain(`Page 2 of ${pages.length}`);
    expect(cover).not.toContain('Page 1');
    expect(reports[0]).toContain('Rent rose in May.');
    expect(pages.at(-1)?.text).toMatch(new RegExp(`${pages.length}.*${pages.length}`));
  });

  it('has the figures of the single reports', async () => {
    const { bytes } = await bytesOf(await create(), 'xlsx', 'en-US');
    const book = new Workbook();
    await book.xlsx.load(bytes);
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      'Monthly accounts',
      'Profit & Loss',
      'Balance Sheet',
      'Aged Receivable',
    ]);
    const queries = [
      ['profit-loss', { from: '2025-04-01', to: '2025-11-30', by: 'quarter' }],
      ['balance-sheet', { as_at: '2025-11-30' }],
      ['aged-receivable', { as_at: '2025-11-30' }],
    ] as const;
    for (const [index, [report, query]] of queries.entries()) {
      const { sheet } = await lantern.sheet(report, query);
      const figures = sheet.rows.flatMap((row) =>
        sheet.columns.flatMap(({ kind }, at) => {
          const value = row.cells[at]?.value ?? null;
          return kind === 'money' && value !== null ? [Number(value)] : [];
        }),
      );
      const found: CellValue[] = [];
      book.worksheets[index + 1]?.eachRow((row) => {
        row.eachCell(({ value }) => {
          if (typeof value === 'number') found.push(value);
        });
      });
      expect(figures.length).toBeGreaterThan(3);
      for (const figure of figures) expect(found).toContain(figure);
    }
  });

  it('names each report of the notes on the cover by its title, in its language', async () => {
    const { bytes } = await bytesOf(await create(), 'xlsx', 'both');
    const book = new Workbook();
    await book.xlsx.load(bytes);
    const cover: CellValue[][] = [];
    book.worksheets[0]?.eachRow((row) => cover.push([row.getCell(1).value, row.getCell(2).value]));
    expect(cover.slice(-2)).toEqual([
      ['Profit & Loss', 'Rent rose in May.'],
      ['損益表', 'Rent rose in May.'],
    ]);
  });

  it('has the logo of the company on its cover', async () => {
    const id = await create({ language: 'en-US' });
    const imagesIn = ({ bytes }: { bytes: Buffer }) => bytes.toString('latin1').split('/Subtype /Image').length - 1;
    expect(imagesIn(await bytesOf(id, 'pdf'))).toBe(0);
    const content = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#cc3300' } })
      .png()
      .toBuffer();
    const logo = { company_id: lantern.companyId, kind: 'logo', type: 'image/png', width: 120, height: 40, content };
    await run((tx) => tx.queries.insertInto('sales_image').values(logo).execute());
    expect(imagesIn(await bytesOf(id, 'pdf'))).toBe(1);
    await run((tx) => tx.queries.deleteFrom('sales_image').execute());
  });

  it('gives sheets of the same report different names', async () => {
    const report = { report: 'profit-loss' as const, period: 'this_month' as const, query: {}, notes: '' };
    const { bytes } = await bytesOf(await create({ reports: [report, report], language: 'en-US' }), 'xlsx');
    const book = new Workbook();
    await book.xlsx.load(bytes);
    expect(book.worksheets.map(({ name }) => name).slice(1)).toEqual(['Profit & Loss', 'Profit & Loss (2)']);
  });

  it('is changed, keeps only the newest version, and is deleted', async () => {
    const id = await create();
    await run((tx) => saveReportPack(tx, call(), id, { ...body({ name: 'Bank pack' }), version: 1 }));
    expect(await run((tx) => getReportPack(tx, id))).toMatchObject({ name: 'Bank pack', version: 2 });
    const late = run((tx) => saveReportPack(tx, call(), id, { ...body(), version: 1 }));
    await expect(late).rejects.toMatchObject({ code: 'stale_version' });
    await run((tx) => removeReportPack(tx, call(), id));
    await expect(run((tx) => getReportPack(tx, id))).rejects.toBeInstanceOf(DomainError);
    await expect(bytesOf(id, 'pdf')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('rejects choices that a report does not take', async () => {
    const report = { report: 'profit-loss' as const, period: 'this_month' as const, query: { by: 'week' }, notes: '' };
    await expect(create({ reports: [report] })).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
