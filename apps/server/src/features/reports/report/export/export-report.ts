import { Readable } from 'node:stream';
import type { ReportName, SheetCell } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import type { FastifyReply } from 'fastify';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../../platform/http/call.ts';
import { signalOfClient } from '../../../../platform/http/client-gone.ts';
import { type Say, sayIn } from '../words.ts';
import { flatRows, footLines, headLines } from './flat.ts';
import { type OpenedSource, openSource } from './open-source.ts';
import { checkPdfRows, pdfFile } from './pdf.ts';
import { nextTurn, type ReadPage, type SheetSource } from './source.ts';
import { xlsxFile } from './xlsx.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** Media types of the files. */
export const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Answers a report as a file, all its pages, of one state of the books. `asked`: the report's own query, not yet parsed. */
export async function exportReport(
  call: CompanyCall,
  { name, format, asked }: { name: ReportName; format: ExportFormat; asked: Record<string, unknown> },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = format === 'csv' ? exactly(asked) : asked;
  const read: ReadPage = (work, options) =>
    readInCompany(call.database, call.companyId, work, { ...options, mayUseReplica: true });
  const source = await openSource(read, call, name, query);
  const file = await fileOf(call.language, format, source, signalOfClient(reply));
  return reply
    .type(TYPES[format])
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileNameOf(name, source.sheet.to, format)}"`)
    .send(file);
}

/** The query of a CSV file, which other programs read: every row and column, amounts to the cent. */
function exactly({ figures: _figures, hide_zero: _hideZero, ...asked }: Record<string, unknown>) {
  return asked;
}

export function fileNameOf(name: ReportName, to: string, format: ExportFormat): string {
  return `folio-${name}-${to}.${format}`;
}

/** The file of a report: written as it is read, but for a PDF, which is set as a whole. */
export async function fileOf(
  language: Language,
  format: ExportFormat,
  source: OpenedSource,
  signal: AbortSignal,
): Promise<Readable | Buffer> {
  if (format === 'csv') return csvFile(sayIn(language), source);
  if (format === 'xlsx') return xlsxFile(sayIn(language), source);
  checkPdfRows(source.expectedRows);
  return Buffer.from(await pdfFile(language, source, signal));
}

/** A report as CSV: raw figures with a minus, calendar days, everything the sheet shows. */
export function csvFile(say: Say, source: SheetSource): Readable {
  return Readable.from(lines(say, source));
}

const cellValue = ({ value }: SheetCell) => value;

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
    let text = '';
    for (const row of flatRows(page)) text += csvRow(row.cells.map(cellValue));
    yield text;
    await nextTurn();
  }
  yield csvRow([]) +
    footLines(say, sheet)
      .map((line) => csvRow([line]))
      .join('');
}
