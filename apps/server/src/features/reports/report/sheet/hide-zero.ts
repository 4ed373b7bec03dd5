import type { SheetColumn, SheetRow } from '@folio/contract';

/** The figures of a report, before or after zero rows and columns are left out. */
export interface Figures {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

/**
 * The sheet without rows and columns in which every amount is zero. Totals were computed before and stay as they are.
 * `keepsColumns`: only rows are left out.
 */
export function hideZero(sheet: Figures, keepsColumns: boolean): Figures {
  const rows = hideZeroRows(sheet);
  return keepsColumns ? { ...sheet, rows } : hideZeroColumns({ ...sheet, rows });
}

const ENTRIES: ReadonlySet<SheetRow['kind']> = new Set(['line', 'detail']);

/** Lines and details without an amount go, and a section in which nothing else is left. Totals always stay. */
export function hideZeroRows({ columns, rows }: Figures): SheetRow[] {
  const money = columns.flatMap(({ kind }, place) => (kind === 'money' ? [place] : []));
  const isZero = (row: SheetRow): boolean => {
    const amounts = money.flatMap((place) => row.cells[place]?.value ?? []);
    return amounts.length > 0 && amounts.every(isNil) && (row.details ?? []).every(isZero);
  };
  const gone = new Set(rows.filter((row) => ENTRIES.has(row.kind) && isZero(row)));
  const empty = emptySections(rows, gone, isZero);
  return rows
    .filter((row) => !gone.has(row) && !(row.kind !== 'total' && empty.has(row.section)))
    .map((row) => (row.details === undefined ? row : { ...row, details: row.details.filter((one) => !isZero(one)) }));
}

/** Sections that lost lines and have only a heading and sums of zero left. */
function emptySections(
  rows: readonly SheetRow[],
  gone: ReadonlySet<SheetRow>,
  isZero: (row: SheetRow) => boolean,
): ReadonlySet<string | null> {
  const lost = new Set([...gone].flatMap(({ section }) => section ?? []));
  const kept = rows.filter((row) => !gone.has(row) && row.kind !== 'heading' && !isZero(row));
  for (const { section } of kept) lost.delete(section ?? '');
  return lost;
}

/** Columns of amounts without an amount go, with the side of their figures. A sheet of zeros keeps all its columns. */
function hideZeroColumns({ columns, rows }: Figures): Figures {
  const all = [...withDetails(rows)];
  const isZero = (place: number) => all.every(({ cells }) => isNil(cells[place]?.value ?? ''));
  const money = columns.flatMap(({ kind }, place) => (kind === 'money' ? [place] : []));
  const zero = new Set(money.filter((place) => columns[place]?.sum !== true && isZero(place)));
  if (money.every(isZero)) return { columns, rows };
  const stays = (place: number) => !zero.has(place) && !(columns[place]?.key === 'side' && zero.has(place - 1));
  const pick = <T>(list: readonly T[]): T[] => list.filter((_, place) => stays(place));
  const rowOf = (row: SheetRow): SheetRow => ({
    ...row,
    cells: pick(row.cells),
    ...(row.details && { details: row.details.map(rowOf) }),
  });
  return { columns: pick(columns), rows: rows.map(rowOf) };
}

function* withDetails(rows: readonly SheetRow[]): Generator<SheetRow> {
  for (const row of rows) {
    yield row;
    yield* withDetails(row.details ?? []);
  }
}

function isNil(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
