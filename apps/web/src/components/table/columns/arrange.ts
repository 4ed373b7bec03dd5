/** A column of a list as the user arranges it. */
export interface ArrangedColumn {
  key: string;
  isShown: boolean;
}

/** The columns that a user chose, in their order, and those left out. */
export interface ColumnChoice {
  shown: readonly string[];
  hidden: readonly string[];
}

/**
 * All columns of a list in the user's order, `all` being the keys in the order of Folio. The first column of `all` names the row: it
 * stays first and shown. A column that the choice does not name is newer than the choice; it comes after the one it follows
 * in `all`. Names that the list no longer has are ignored.
 */
export function arrange(all: readonly string[], choice: ColumnChoice, isNewShown: (key: string) => boolean) {
  const [first, ...others] = all;
  const chosen = [...choice.shown, ...choice.hidden].filter((key) => others.includes(key));
  const order = [...new Set(chosen)];
  for (const [at, key] of others.entries()) {
    if (order.includes(key)) continue;
    const before = others[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  const isShown = (key: string) => choice.shown.includes(key) || (!choice.hidden.includes(key) && isNewShown(key));
  const arranged: ArrangedColumn[] = order.map((key) => ({ key, isShown: isShown(key) }));
  return first === undefined ? arranged : [{ key: first, isShown: true }, ...arranged];
}

/** The column moved one place towards the start (-1) or the end (1); the first column keeps its place. */
export function moved(columns: readonly ArrangedColumn[], key: string, step: -1 | 1): ArrangedColumn[] {
  const at = columns.findIndex((column) => column.key === key);
  const to = at + step;
  const column = columns[at];
  const other = columns[to];
  if (at < 1 || to < 1 || column === undefined || other === undefined) return [...columns];
  return columns.with(at, other).with(to, column);
}

export function toggled(columns: readonly ArrangedColumn[], key: string): ArrangedColumn[] {
  return columns.map((column) => (column.key === key ? { key, isShown: !column.isShown } : column));
}

export function choiceOf(columns: readonly ArrangedColumn[]): { shown: string[]; hidden: string[] } {
  const keys = (isShown: boolean) => columns.filter((column) => column.isShown === isShown).map(({ key }) => key);
  return { shown: keys(true), hidden: keys(false) };
}
