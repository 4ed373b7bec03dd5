import type { SheetCell, SheetColumn, SheetRow } from '@folio/contract';

/** A column of a report. Plain columns are always shown, optional columns only on request. */
export interface ColumnSpec {
  key: string;
  label: string;
  kind: SheetColumn['kind'];
  currency?: string;
  optional?: boolean;
  group?: string;
  /** The column that adds up the others. */
  sum?: boolean;
}

/** The shown columns, and the optional columns that can be requested. */
export interface Layout {
  columns: readonly SheetColumn[];
  offered: readonly { key: string; label: string }[];
}

/** Cells by column key. A column without a cell is empty. */
export type Cells = Readonly<Record<string, SheetCell>>;

export interface RowParts {
  key: string;
  kind: SheetRow['kind'];
  depth?: number;
  section?: string | null;
  /** The text of a heading, subtotal or total, shown in the first cell. */
  words?: SheetCell;
  cells?: Cells;
  details?: SheetRow[];
}

export function layoutOf(specs: readonly ColumnSpec[], asked: ReadonlySet<string>): Layout {
  const shown = specs.filter((spec) => spec.optional !== true || asked.has(spec.key));
  return {
    columns: shown.map(({ key, label, kind, currency, optional, group, sum }) => ({
      key,
      label,
      kind,
      currency: currency ?? null,
      optional: optional ?? false,
      group: group ?? null,
      ...(sum === true && { sum }),
    })),
    offered: specs.filter((spec) => spec.optional === true).map(({ key, label }) => ({ key, label })),
  };
}

const NOTHING: SheetCell = { value: null };

/** One cell for every shown column, in column order. What no column shows is not made. */
export function placed({ columns }: Layout, cellOf: (key: string) => SheetCell | undefined): SheetCell[] {
  return columns.map(({ key }) => cellOf(key) ?? NOTHING);
}

/** A row with one cell for every shown column, in column order. */
export function rowOf(layout: Layout, parts: RowParts): SheetRow {
  const { key, kind, depth = 0, section = null, words, cells = {}, details } = parts;
  const placed = layout.columns.map(
    (column, index) => (index === 0 ? words : undefined) ?? cells[column.key] ?? NOTHING,
  );
  const row = { key, kind, depth, section, cells: placed };
  return details === undefined || details.length === 0 ? row : { ...row, details };
}
