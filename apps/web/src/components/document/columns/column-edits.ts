import type { TaughtColumn, TaughtColumns, TaughtRole } from '@folio/contract';

/** Columns narrower than this cannot be drawn (share of the width of the page). */
export const minWidth = 0.01;
const mostColumns = 24;

const shared: readonly TaughtRole[] = ['description', 'reference', 'ignored'];

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** Moves the boundary after a column, limited by the neighbouring columns. */
export function moveBoundary(columns: readonly TaughtColumn[], after: number, to: number): TaughtColumn[] {
  const [left, right] = [columns[after], columns[after + 1]];
  if (left === undefined || right === undefined) return [...columns];
  const place = round(Math.min(Math.max(to, left.from + minWidth), right.to - minWidth));
  return columns.map((column, at) => {
    if (at === after) return { ...column, to: place };
    return at === after + 1 ? { ...column, from: place } : column;
  });
}

/** Splits the column at a position of the page. The right part is ignored until a person gives it a role. */
export function addBoundary(columns: readonly TaughtColumn[], at: number): TaughtColumn[] {
  const place = round(at);
  const index = columns.findIndex(({ from, to }) => place >= from + minWidth && place <= to - minWidth);
  const cut = columns[index];
  if (cut === undefined || columns.length >= mostColumns) return [...columns];
  return columns.toSpliced(index, 1, { ...cut, to: place }, { role: 'ignored', from: place, to: cut.to });
}

/** Joins the columns on both sides of a boundary; the left role wins, unless the left column is ignored. */
export function removeBoundary(columns: readonly TaughtColumn[], after: number): TaughtColumn[] {
  const [left, right] = [columns[after], columns[after + 1]];
  if (left === undefined || right === undefined) return [...columns];
  const role = left.role === 'ignored' ? right.role : left.role;
  return columns.toSpliced(after, 2, { role, from: left.from, to: right.to });
}

/** Gives a column a role. The column that had the role before gets the old role of this one. */
export function setRole(columns: readonly TaughtColumn[], at: number, role: TaughtRole): TaughtColumn[] {
  const before = columns[at]?.role;
  if (before === undefined) return [...columns];
  return columns.map((column, index) => {
    if (index === at) return { ...column, role };
    return column.role === role && !shared.includes(role) ? { ...column, role: before } : column;
  });
}

const otherWay: Partial<Record<TaughtRole, TaughtRole>> = { in: 'out', out: 'in' };

/** Swaps the money out and money in columns. */
export function swapMoney(taught: TaughtColumns): TaughtColumns {
  const columns = taught.columns.map((column) => ({ ...column, role: otherWay[column.role] ?? column.role }));
  if (!columns.some(({ role }) => role === 'amount')) return { ...taught, columns };
  return { ...taught, columns, plain: taught.plain === 'in' ? 'out' : 'in' };
}

/** True if rows can be read: the columns include a date and an amount. */
export function isReadable(columns: readonly TaughtColumn[]): boolean {
  const has = (...roles: readonly TaughtRole[]) => columns.some(({ role }) => roles.includes(role));
  return has('date', 'post_date') && has('in', 'out', 'amount');
}
