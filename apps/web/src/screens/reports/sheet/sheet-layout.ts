import type { SheetCell, SheetColumn, SheetRow } from '@folio/contract';
import { isFigure } from './cell-text.ts';

/** A head above several columns; null words stand above columns without a group. */
export interface HeadGroup {
  key: string;
  label: string | null;
  span: number;
}

/** The row of heads above the heads; empty where no column belongs to a group. */
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

/** A cell on its place: the column it stands in and how many columns it takes. */
export interface PlacedCell {
  column: SheetColumn;
  cell: SheetCell;
  span: number;
}

const nothing: SheetCell = { value: null };

/**
 * The cells of a row, each in its column. The words of a heading alone take the whole row; in rows that are not an
 * ordinary line words take the empty columns of words beside them, so that 'Total current assets' is not squeezed into
 * the column of codes.
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

/** Columns without those that only rows still folded have something in: how old a document is, where none is shown. */
export function shownColumns(columns: readonly SheetColumn[], shown: readonly SheetRow[]): number[] {
  const folded = shown.flatMap((row) => row.details ?? []).filter((detail) => !shown.includes(detail));
  const fills = (rows: readonly SheetRow[], index: number) =>
    rows.some((row) => (row.cells[index]?.value ?? null) !== null);
  return columns.flatMap((_, index) => (fills(shown, index) || !fills(folded, index) ? [index] : []));
}

/** Beyond this many columns a sheet is set smaller on the screen and across on paper. */
const narrowColumns = 6;

export function isWideSheet(columns: readonly SheetColumn[]): boolean {
  return columns.length > narrowColumns;
}

/** The words a row begins with: what its figures are of, for screen readers. */
export function rowWords(row: SheetRow, columns: readonly SheetColumn[]): string {
  const words = columns.map((column, index) => (isFigure(column.kind) ? null : (row.cells[index]?.value ?? null)));
  return words
    .filter((word) => word !== null && word !== '')
    .slice(0, 2)
    .join(' ');
}
