import type { Readable } from 'node:stream';
import { openWorkbook, type XlsxCell, type XlsxSheet } from '../../../platform/sheet-file/index.ts';
import { reportTitle, sayIn, sheetOptions, writeSheet, XLSX_BOOK } from '../report/index.ts';
import type { OpenedPack } from './open-pack.ts';

/** A pack as one workbook, written while it is read: the cover with the notes, then a sheet for each report. */
export function packXlsx(pack: OpenedPack): Readable {
  const book = openWorkbook({ ...XLSX_BOOK, createdAt: pack.createdAt });
  const write = async () => {
    const [title = ''] = pack.cover.titles;
    await writeCover(pack, book.sheet({ sheetName: title, ...COVER_SHEET }));
    for (const { planned, source } of pack.reports) {
      const say = sayIn(planned.language);
      const opened = await source();
      await writeSheet(say, opened, book.sheet(sheetOptions(say, opened.sheet)));
    }
    await book.end();
  };
  write().catch((error: Error) => book.stream.destroy(error));
  return book.stream;
}

const COVER_SHEET = { widths: [40, 60], frozenRows: 1, titleRow: 1, landscape: false };

async function writeCover({ cover, notes, reports }: OpenedPack, sheet: XlsxSheet): Promise<void> {
  const row = (style: string, ...texts: string[]) => ({
    cells: texts.map((value): XlsxCell => ({ value, style })),
    level: 0,
  });
  const noted = reports.filter(({ planned }) => planned.notes !== '');
  await sheet.rows([
    ...cover.companies.map((text) => row('text', text)),
    ...cover.titles.map((text) => row('title', text)),
    ...cover.periods.map((text) => row('text', text)),
    ...cover.details.map(([label, value]) => row('text', label, value)),
    ...(notes === '' && noted.length === 0 ? [] : [row('title', cover.notes)]),
    ...notes.split('\n').flatMap((line) => (line.trim() === '' ? [] : [row('text', line)])),
    ...noted.map(({ planned }) => row('text', reportTitle(sayIn(planned.language), planned.report), planned.notes)),
  ]);
}
