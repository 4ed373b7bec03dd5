import type { Readable } from 'node:stream';
import type { ReportName } from '@folio/contract';
import type { FastifyReply } from 'fastify';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../../platform/http/call.ts';
import { signalOfClient } from '../../../../platform/http/client-gone.ts';
import { sayIn } from '../words.ts';
import { csvFile } from './csv.ts';
import { type OpenedSource, openSource } from './open-source.ts';
import { checkPdfRows, pdfFile } from './pdf.ts';
import { xlsxFile } from './xlsx.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

const TYPES: Record<ExportFormat, string> = {
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
  const source = await openSource((work) => readInCompany(call.database, call.companyId, work), call, name, asked);
  const file = await fileOf(call.language, format, source, signalOfClient(reply));
  return reply
    .type(TYPES[format])
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileNameOf(name, source.sheet.to, format)}"`)
    .send(file);
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
