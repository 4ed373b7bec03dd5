import {
  BorderStyle,
  type IBorderOptions,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { PrintedCell, PrintedRow, PrintedTable } from './pdf-page.ts';
import { paragraph, twips } from './word-text.ts';

const INDENT_POINTS = 10;
/** Word measures lines in eighths of a point. */
const LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: '999999' };

/** A table with fixed widths; the rows of headings are repeated on every page. */
export function wordTable({ widths, heads, rows }: PrintedTable, fontSize: number): Table {
  const write = (row: PrintedRow, isHead: boolean) => wordRow(row, { widths, fontSize, isHead });
  return new Table({
    width: { size: twips(sumOf(widths)), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    borders: TableBorders.NONE,
    rows: [...heads.map((row) => write(row, true)), ...rows.map((row) => write(row, false))],
  });
}

interface RowSetting {
  widths: readonly number[];
  fontSize: number;
  isHead: boolean;
}

function wordRow(row: PrintedRow, setting: RowSetting): TableRow {
  const span = Math.max(row.spread, 1);
  const cells = row.cells.flatMap((cell, index) => {
    if (index > 0 && index < span) return [];
    return [wordCell(cell, row, { ...setting, index, span: index === 0 ? span : 1 })];
  });
  return new TableRow({ cantSplit: true, ...(setting.isHead ? { tableHeader: true } : {}), children: cells });
}

function wordCell(
  { text, right }: PrintedCell,
  { bold, indent, lineAbove }: PrintedRow,
  { widths, fontSize, index, span }: RowSetting & { index: number; span: number },
): TableCell {
  const look = { size: fontSize, bold, right, indent: index === 0 ? indent * INDENT_POINTS : 0 };
  return new TableCell({
    width: { size: twips(sumOf(widths.slice(index, index + span))), type: WidthType.DXA },
    ...(span > 1 ? { columnSpan: span } : {}),
    ...(lineAbove ? { borders: { top: LINE } } : {}),
    children: [paragraph(text, look)],
  });
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 0);
}
