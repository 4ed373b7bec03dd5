import { Readable } from 'node:stream';
import { CSV_MARK, csvRow } from '@folio/csv';
import type { Say } from '../words.ts';
import { flatRows, footLines, headLines } from './flat.ts';
import { nextTurn, type SheetSource } from './source.ts';

/** A report as CSV: raw figures with a minus, calendar days, everything the sheet shows. */
export function csvFile(say: Say, source: SheetSource): Readable {
  return Readable.from(lines(say, source));
}

async function* lines(say: Say, { sheet, rows }: SheetSource): AsyncGenerator<string> {
  yield CSV_MARK +
    headLines(say, sheet)
      .map((line) => csvRow([line]))
      .join('') +
    csvRow([]);
  const groups = sheet.columns.map((column) => column.group);
  if (groups.some((group) => group !== null)) yield csvRow(groups);
  yield csvRow(sheet.columns.map((column) => column.label));
  for await (const page of rows) {
    yield [...flatRows(page)].map((row) => csvRow(row.cells.map((cell) => cell.value))).join('');
    await nextTurn();
  }
  yield csvRow([]) +
    footLines(say, sheet)
      .map((line) => csvRow([line]))
      .join('');
}
