import type { ReportSheet, SheetRow } from '@folio/contract';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  type PrintedCell,
  type PrintedDocument,
  type PrintedRow,
  type PrintedTable,
  writePdf,
} from '../../../../platform/sheet-file/index.ts';
import { type Say, sayIn } from '../words.ts';
import { flatRows, footLines, headLines, producedLine } from './flat.ts';
import { pageLayout, textWidth } from './pdf-widths.ts';
import { isFigure, printed } from './printed.ts';
import type { SheetSource } from './source.ts';

/** A PDF with more rows takes minutes to create, and users do not print reports of this length. */
export const MAX_PDF_ROWS = 20_000;

/** Creates the PDF of a report, set in Noto Sans. Rejects a report that is too long. */
export async function pdfFile(language: Language, source: SheetSource, signal: AbortSignal): Promise<Uint8Array> {
  return writePdf(await printedReport(language, source), signal);
}

/** A report as it is printed, all its rows. Rejects a report that is too long. */
export async function printedReport(language: Language, source: SheetSource): Promise<PrintedDocument> {
  const rows: SheetRow[] = [];
  for await (const page of source.rows) {
    rows.push(...flatRows(page));
    checkPdfRows(rows.length);
  }
  return documentOf(language, source.sheet, rows);
}

export function checkPdfRows(rows: number): void {
  if (rows <= MAX_PDF_ROWS) return;
  const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  const fault = { word: 'report_too_long_for_pdf', values: { max: count(MAX_PDF_ROWS) } };
  throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'format', ...fault }] });
}

function documentOf(language: Language, sheet: ReportSheet, rows: readonly SheetRow[]): PrintedDocument {
  const say = sayIn(language);
  const body = rows.map((row) => printedRow(say, sheet, row));
  const heads = headRows(sheet);
  const natural = sheet.columns.map((_, index) => widest(heads, body, index));
  const { landscape, fontSize, blocks } = pageLayout(sheet.columns, natural);
  const [company = '', title = '', period = ''] = headLines(say, sheet);
  return {
    landscape,
    fontSize,
    title: `${title} – ${period}`,
    author: company,
    language,
    createdAt: new Date(sheet.produced_at),
    opening: [
      { text: company, size: 10, bold: false },
      { text: title, size: 15, bold: true },
      { text: period, size: 9, bold: false },
    ],
    tables: blocks.map(({ indexes, widths }): PrintedTable => {
      return { widths, heads: heads.map((row) => pick(row, indexes)), rows: body.map((row) => pick(row, indexes)) };
    }),
    closing: footLines(say, sheet).slice(0, -1),
    header: `${company} · ${title} · ${period}`,
    footer: producedLine(say, sheet),
    pageWords: say('report_page', { page: '{page}', pages: '{pages}' }),
  };
}

function headRows({ columns }: ReportSheet): PrintedRow[] {
  const row = (texts: readonly (string | null)[]): PrintedRow => ({
    cells: texts.map((text, index) => ({ text: text ?? '', right: isFigure(columns[index]?.kind ?? 'text') })),
    bold: true,
    indent: 0,
    lineAbove: false,
    spread: 1,
  });
  const groups = columns.map(({ group }) => group);
  const labels = row(columns.map(({ label }) => label));
  // The heading of a group is printed once, over its first column.
  const once = groups.map((group, index) => (group === groups[index - 1] ? null : group));
  return groups.some((group) => group !== null) ? [row(once), labels] : [labels];
}

const BOLD: ReadonlySet<SheetRow['kind']> = new Set(['heading', 'subtotal', 'total']);
const LINED: ReadonlySet<SheetRow['kind']> = new Set(['subtotal', 'total', 'closing']);

function printedRow(say: Say, sheet: ReportSheet, row: SheetRow): PrintedRow {
  const cells = sheet.columns.map((column, index): PrintedCell => {
    const text = printed(say, sheet, column, row.cells[index] ?? { value: null });
    return { text, right: isFigure(column.kind) };
  });
  return {
    cells,
    bold: BOLD.has(row.kind),
    indent: row.depth,
    lineAbove: LINED.has(row.kind),
    spread: BOLD.has(row.kind) ? spreadOf(cells) : 1,
  };
}

/** Number of cells that the first cell spans: itself and the empty cells that follow it. */
function spreadOf(cells: readonly PrintedCell[]): number {
  const next = cells.findIndex(({ text }, index) => index > 0 && text !== '');
  return next === -1 ? cells.length : next;
}

const BOLD_WIDTH = 1.06;

/**
 * The widest text of a column, in ems. Headings may break between words; text that spans several columns is ignored.
 */
function widest(heads: readonly PrintedRow[], rows: readonly PrintedRow[], index: number): number {
  const labels = heads.flatMap(({ cells }) => (cells[index]?.text ?? '').split(' '));
  let width = Math.max(0, ...labels.map((label) => textWidth(label) * BOLD_WIDTH));
  for (const { cells, spread, bold, indent } of rows) {
    if (index === 0 && spread > 1) continue;
    const own = textWidth(cells[index]?.text ?? '') * (bold ? BOLD_WIDTH : 1);
    width = Math.max(width, index === 0 ? own + indent * INDENT_EMS : own);
  }
  return width;
}

const INDENT_EMS = 1.3;

function pick(row: PrintedRow, indexes: readonly number[]): PrintedRow {
  const cells = indexes.map((index) => row.cells[index] ?? { text: '', right: false });
  return { ...row, cells, spread: row.spread > 1 ? spreadOf(cells) : 1 };
}
