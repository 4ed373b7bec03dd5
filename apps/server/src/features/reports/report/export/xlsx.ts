import type { Readable } from 'node:stream';
import type { ReportSheet, SheetCell, SheetColumn, SheetRow } from '@folio/contract';
import { type ShownFigures, shownAmount } from '@folio/ledger';
import {
  openXlsx,
  type XlsxCell,
  type XlsxSheet,
  type XlsxSheetOptions,
  type XlsxStyle,
} from '../../../../platform/sheet-file/index.ts';
import type { Say } from '../words.ts';
import { flatRows, footLines, headLines } from './flat.ts';
import { figuresOf, isFigure } from './printed.ts';
import { nextTurn, type SheetSource } from './source.ts';

const WIDTHS: Record<SheetColumn['kind'], number> = {
  text: 30,
  code: 11,
  day: 12,
  instant: 17,
  money: 16,
  number: 11,
  percent: 10,
};
const WIDE_FROM_COLUMNS = 7;
/** What a spreadsheet's number keeps exactly. */
const EXACT_DIGITS = 15;
const HONG_KONG_OFFSET_MS = 8 * 3_600_000;
/** A spreadsheet's calendar begins in 1900 with a day that never was. */
const FIRST_DATE = '1900-03-01';

/** A report as XLSX: figures as numbers, days as dates, the heads in sight. It is written while it is read. */
export function xlsxFile(say: Say, source: SheetSource): Readable {
  const { sheet } = source;
  const createdAt = new Date(sheet.produced_at);
  const file = openXlsx({ ...XLSX_BOOK, createdAt, ...sheetOptions(say, sheet) });
  writeSheet(say, source, file)
    .then(() => file.end())
    .catch((error: Error) => file.stream.destroy(error));
  return file.stream;
}

/** How the sheet of a report is set up. */
export function sheetOptions(say: Say, sheet: ReportSheet): XlsxSheetOptions {
  const headed = headRows(say, sheet).length;
  return {
    sheetName: sheet.title,
    widths: sheet.columns.map((column) => Math.max(WIDTHS[column.kind], Math.min(column.label.length + 2, 40))),
    frozenRows: headed,
    titleRow: headed,
    landscape: sheet.columns.length >= WIDE_FROM_COLUMNS,
  };
}

type FileRow = { cells: readonly XlsxCell[]; level: number };

const words = (value: string | null, style: string): FileRow => ({ cells: [{ value, style }], level: 0 });

function headRows(say: Say, { columns, ...sheet }: ReportSheet): FileRow[] {
  const groups = columns.map(({ group }) => group);
  const grouped = groups.some((group) => group !== null);
  return [
    ...headLines(say, { columns, ...sheet }).map((line, index) => words(line, index === 1 ? 'title' : 'text')),
    words(null, 'text'),
    ...(grouped ? [{ cells: groups.map((value) => ({ value, style: 'group' })), level: 0 }] : []),
    {
      cells: columns.map(({ label, kind }) => ({ value: label, style: isFigure(kind) ? 'headFigure' : 'head' })),
      level: 0,
    },
  ];
}

/** Writes all rows of a report. Throws if the reader of the file has gone. */
export async function writeSheet(say: Say, { sheet, rows }: SheetSource, file: XlsxSheet): Promise<void> {
  await file.rows(headRows(say, sheet));
  for await (const page of rows) {
    await file.rows(fileRows(sheet, page));
    await nextTurn();
  }
  await file.rows([words(null, 'text'), ...footLines(say, sheet).map((line) => words(line, 'text'))]);
}

/** Made one by one while they are written: a page of them would take more room than the page. */
function* fileRows(sheet: ReportSheet, page: readonly SheetRow[]): Generator<FileRow> {
  for (const row of flatRows(page)) yield fileRow(sheet, row);
}

const BOLD: ReadonlySet<SheetRow['kind']> = new Set(['heading', 'subtotal', 'total']);

function fileRow({ columns, query }: ReportSheet, row: SheetRow): FileRow {
  const figures = figuresOf(query);
  const sums = row.kind === 'heading' ? 'bold' : 'total';
  const usual: Look = { weight: BOLD.has(row.kind) ? sums : 'plain', figures };
  const first: Look = usual.weight === 'plain' && row.depth > 0 ? { weight: 'indented', figures } : usual;
  const cells = columns.map((column, index) =>
    fileCell(column, row.cells[index] ?? { value: null }, index === 0 ? first : usual),
  );
  return { cells, level: row.kind === 'detail' ? 1 : 0 };
}

/** How a cell looks. */
interface Look {
  weight: string;
  figures: ShownFigures;
}

function fileCell(column: SheetColumn, { value, kind: own }: SheetCell, look: Look): XlsxCell {
  const { weight } = look;
  const kind = own ?? column.kind;
  if (value === null) return { value: null, style: 'text' };
  if (isFigure(kind)) return figure(value, kind, look);
  if (kind === 'day' && isDate(value)) return { value: new Date(`${value}T00:00:00Z`), style: `${weight}Day` };
  if (kind === 'instant' && !Number.isNaN(Date.parse(value)))
    return { value: new Date(Date.parse(value) + HONG_KONG_OFFSET_MS), style: `${weight}Instant` };
  return { value, style: weight };
}

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= FIRST_DATE;
}

/**
 * A number where a number is exact; longer figures stay text. A rounded amount keeps its cents: only the format of the
 * number rounds it.
 */
function figure(value: string, kind: string, { weight, figures }: Look): XlsxCell {
  if (value.length > EXACT_DIGITS && value.replace(/[-.]/g, '').replace(/^0+/, '').length > EXACT_DIGITS)
    return { value: kind === 'money' ? shownAmount(value, figures) : value, style: `${weight}Long` };
  if (kind === 'percent') return { value: Number(value), style: `${weight}Percent` };
  if (kind === 'number') return { value: Number(value), style: `${weight}Number` };
  const shown = figures === 'exact' ? decimalsOf(value) : figures;
  return { value: Number(value), style: `${weight}Money${shown}` };
}

function decimalsOf(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

const WEIGHTS: Readonly<Record<string, XlsxStyle>> = {
  plain: {},
  indented: { indent: 1 },
  bold: { bold: true },
  total: { bold: true, lineAbove: true },
};
const FORMATS: Readonly<Record<string, XlsxStyle>> = {
  '': {},
  Day: { numberFormat: 'yyyy-mm-dd' },
  Instant: { numberFormat: 'yyyy-mm-dd hh:mm' },
  Percent: { numberFormat: '0.0"%"' },
  Number: { numberFormat: 'General' },
  Long: { alignRight: true },
  Money0: { numberFormat: '#,##0' },
  Money2: { numberFormat: '#,##0.00' },
  Money3: { numberFormat: '#,##0.000' },
  Moneywhole: { numberFormat: '#,##0' },
  Moneythousands: { numberFormat: '#,##0,' },
};
const STYLES: Readonly<Record<string, XlsxStyle>> = {
  text: {},
  title: { bold: true },
  group: { bold: true },
  head: { bold: true, lineBelow: true, wrap: true },
  headFigure: { bold: true, lineBelow: true, wrap: true, alignRight: true },
  ...Object.fromEntries(
    Object.entries(WEIGHTS).flatMap(([weight, style]) =>
      Object.entries(FORMATS).map(([format, extra]) => [`${weight}${format}`, { ...style, ...extra }]),
    ),
  ),
};

/** The author and the styles of a workbook with reports. */
export const XLSX_BOOK = { creator: 'Folio', styles: STYLES };
