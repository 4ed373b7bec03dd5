import type { SheetCell, SheetColumn, SheetRow } from '@folio/contract';
import { isFigure } from './cell-text.ts';

/** A heading above several columns; null text for columns without a group. */
export interface HeadGroup {
  key: string;
  label: string | null;
  span: number;
}

/** The upper row of headings; empty if no column belongs to a group. */
export function headGroups(columns: readonly SheetColumn[]): HeadGroup[] {
  if (columns.every((column) => column.group === null)) return [];
  const groups: HeadGroup[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.label === column.group) last.span += 1;
    else groups.push({ key: column.key, label: column.group, span: 1 });
  }
  return groups;
}

/** A cell with the column it starts in and the number of columns it spans. */
export interface PlacedCell {
  column: SheetColumn;
  cell: SheetCell;
  span: number;
}

const nothing: SheetCell = { value: null };

/**
 * The cells of a row, each in its column. A heading's text spans the whole row. In total and other special rows, text
 * spans the empty text columns next to it, so that 'Total current assets' is not squeezed into the column of codes.
 */
export function placeCells(row: SheetRow, columns: readonly SheetColumn[]): PlacedCell[] {
  const cellAt = (index: number) => row.cells[index] ?? nothing;
  const isEmpty = (index: number) => cellAt(index).value === null;
  const isAlone = row.kind === 'heading' && columns.every((_, index) => index === 0 || isEmpty(index));
  const isSpread = row.kind !== 'line' && row.kind !== 'detail';
  const placed: PlacedCell[] = [];
  columns.forEach((column, index) => {
    const last = placed.at(-1);
    const isRoom = isEmpty(index) && !isFigure(column.kind);
    const grows = last !== undefined && last.cell.value !== null && isSpread && !isFigure(last.column.kind);
    if (last !== undefined && (isAlone || (grows && isRoom))) last.span += 1;
    else placed.push({ column, cell: cellAt(index), span: 1 });
  });
  return placed;
}

/** The columns without those that have content only in folded rows: the age of a document, if no document is shown. */
export function shownColumns(columns: readonly SheetColumn[], shown: readonly SheetRow[]): number[] {
  const folded = shown.flatMap((row) => row.details ?? []).filter((detail) => !shown.includes(detail));
  const fills = (rows: readonly SheetRow[], index: number) =>
    rows.some((row) => (row.cells[index]?.value ?? null) !== null);
  return columns.flatMap((_, index) => (fills(shown, index) || !fills(folded, index) ? [index] : []));
}

/** The class of the cells of a column. */
export function classOf({ kind, sum }: SheetColumn): string {
  if (!isFigure(kind)) return `sheet-${kind}`;
  return sum ? 'sheet-figure sheet-sum' : 'sheet-figure';
}

/** Sheets with more columns than this use a smaller font on the screen and landscape format in print. */
const narrowColumns = 6;

export function isWideSheet(columns: readonly SheetColumn[]): boolean {
  return columns.length > narrowColumns;
}

/** The first text of a row: the description of its figures for screen readers. */
export function rowWords(row: SheetRow, columns: readonly SheetColumn[]): string {
  const words = columns.map((column, index) => (isFigure(column.kind) ? null : (row.cells[index]?.value ?? null)));
  return words
    .filter((word) => word !== null && word !== '')
    .slice(0, 2)
    .join(' ');
}
