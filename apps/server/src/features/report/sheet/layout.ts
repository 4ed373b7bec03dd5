import type { SheetCell, SheetColumn, SheetRow } from '@folio/contract';

/** A column a report can show; plain ones stand always, optional ones when asked for. */
export interface ColumnSpec {
  key: string;
  label: string;
  kind: SheetColumn['kind'];
  currency?: string;
  optional?: boolean;
  group?: string;
}

/** The columns shown, and the optional ones that may be asked for. */
export interface Layout {
  columns: readonly SheetColumn[];
  offered: readonly { key: string; label: string }[];
}

/** Cells by the key of their column; a column without one shows nothing. */
export type Cells = Readonly<Record<string, SheetCell>>;

export interface RowParts {
  key: string;
  kind: SheetRow['kind'];
  depth?: number;
  section?: string | null;
  /** The words of a heading, subtotal or total: they stand in the first cell. */
  words?: SheetCell;
  cells?: Cells;
  details?: SheetRow[];
}

export function layoutOf(specs: readonly ColumnSpec[], asked: ReadonlySet<string>): Layout {
  const shown = specs.filter((spec) => spec.optional !== true || asked.has(spec.key));
  return {
    columns: shown.map(({ key, label, kind, currency, optional, group }) => ({
      key,
      label,
      kind,
      currency: currency ?? null,
      optional: optional ?? false,
      group: group ?? null,
    })),
    offered: specs.filter((spec) => spec.optional === true).map(({ key, label }) => ({ key, label })),
  };
}

const NOTHING: SheetCell = { value: null };

/** A row with a cell for every column shown, in their order. */
export function rowOf(layout: Layout, parts: RowParts): SheetRow {
  const { key, kind, depth = 0, section = null, words, cells = {}, details } = parts;
  const placed = layout.columns.map(
    (column, index) => (index === 0 ? words : undefined) ?? cells[column.key] ?? NOTHING,
  );
  const row = { key, kind, depth, section, cells: placed };
  return details === undefined || details.length === 0 ? row : { ...row, details };
}
