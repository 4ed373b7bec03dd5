import type { ReportSheet, SheetRow } from '@folio/contract';
import { isFigure } from './cell-text.ts';
import { shownColumns } from './sheet-layout.ts';

type Sheet = Pick<ReportSheet, 'columns' | 'rows'>;

/** A row as it is shown: its place among rows inside rows, and whether it folds. */
export interface ShownRow {
  row: SheetRow;
  /** A heading's section, or a row's details: what a click on it folds. Null for a row that does not fold. */
  fold: { kind: 'section' | 'details'; key: string; isOpen: boolean } | null;
}

/** What is folded: sections are open unless named, details are closed unless named. `all` names every one. */
export interface Folds {
  sections: ReadonlySet<string>;
  details: ReadonlySet<string>;
}

export const everything = 'all';

export function holds(folds: ReadonlySet<string>, key: string): boolean {
  return folds.has(everything) || folds.has(key);
}

const closes: readonly SheetRow['kind'][] = ['subtotal', 'total', 'closing'];

/** A folded section in one row: its heading's words with the figures of the row that closes it. */
function foldedRow(heading: SheetRow, { columns, rows }: Sheet): SheetRow {
  const closing = rows.findLast((row) => row.section === heading.section && closes.includes(row.kind));
  const cells = columns.map(({ kind }, index) => {
    const own = heading.cells[index] ?? { value: null };
    return own.value === null && isFigure(kind) ? (closing?.cells[index] ?? own) : own;
  });
  return { ...heading, cells };
}

function detailRows(row: SheetRow, folds: Folds): ShownRow[] {
  const details = row.details ?? [];
  if (details.length === 0) return [{ row, fold: null }];
  const isOpen = holds(folds.details, row.key);
  const own: ShownRow = { row, fold: { kind: 'details', key: row.key, isOpen } };
  return isOpen ? [own, ...details.flatMap((detail) => detailRows(detail, folds))] : [own];
}

/** The rows to show: of a folded section one, of an unfolded row its details too. */
export function shownRows(sheet: Sheet, folds: Folds): ShownRow[] {
  return sheet.rows.flatMap((row): ShownRow[] => {
    const { section } = row;
    if (row.kind === 'heading' && section !== null) {
      const isOpen = !holds(folds.sections, section);
      return [{ row: isOpen ? row : foldedRow(row, sheet), fold: { kind: 'section', key: section, isOpen } }];
    }
    const isHidden = section !== null && holds(folds.sections, section);
    return isHidden ? [] : detailRows(row, folds);
  });
}

/** The sheet as it is shown: its rows, and the columns they have something in. */
export function foldSheet(sheet: ReportSheet, folds: Folds): { sheet: ReportSheet; rows: ShownRow[] } {
  const rows = shownRows(sheet, folds);
  const places = shownColumns(
    sheet.columns,
    rows.map(({ row }) => row),
  );
  if (places.length === sheet.columns.length) return { sheet, rows };
  const pick = <T>(all: readonly T[]): T[] => places.flatMap((place) => all.slice(place, place + 1));
  return {
    sheet: { ...sheet, columns: pick(sheet.columns) },
    rows: rows.map(({ row, fold }) => ({ row: { ...row, cells: pick(row.cells) }, fold })),
  };
}

/** The sections a sheet has, in its order. */
export function sectionsOf(rows: readonly SheetRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'heading' && row.section !== null ? [row.section] : []));
}

/** The rows that can be unfolded. */
export function detailKeys(rows: readonly SheetRow[]): string[] {
  return rows.flatMap((row) => ((row.details ?? []).length > 0 ? [row.key] : []));
}

/** The folds after one changed; `all` is what it stood for, less the one. */
export function toggled(folds: ReadonlySet<string>, key: string, known: readonly string[]): ReadonlySet<string> {
  const next = new Set(folds.has(everything) ? known : folds);
  if (next.has(key)) next.delete(key);
  else next.add(key);
  return known.length > 1 && known.every((one) => next.has(one)) ? new Set([everything]) : next;
}
