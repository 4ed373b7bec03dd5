import type { TaughtColumn, TaughtColumns, TaughtRole } from '@folio/contract';

/** Columns narrower than this cannot be drawn (share of the width of the page). */
export const minWidth = 0.01;
const mostColumns = 24;

/** Roles that several columns may have. */
const shared: readonly TaughtRole[] = ['description', 'reference', 'ignored'];

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** Moves the boundary after a column, as far as its neighbours leave room. */
export function moveBoundary(columns: readonly TaughtColumn[], after: number, to: number): TaughtColumn[] {
  const [left, right] = [columns[after], columns[after + 1]];
  if (left === undefined || right === undefined) return [...columns];
  const place = round(Math.min(Math.max(to, left.from + minWidth), right.to - minWidth));
  return columns.map((column, at) => {
    if (at === after) return { ...column, to: place };
    return at === after + 1 ? { ...column, from: place } : column;
  });
}

/** Cuts the column at a place of the page; what is right of the cut is left out until somebody says what it holds. */
export function addBoundary(columns: readonly TaughtColumn[], at: number): TaughtColumn[] {
  const place = round(at);
  const index = columns.findIndex(({ from, to }) => place >= from + minWidth && place <= to - minWidth);
  const cut = columns[index];
  if (cut === undefined || columns.length >= mostColumns) return [...columns];
  return columns.toSpliced(index, 1, { ...cut, to: place }, { role: 'ignored', from: place, to: cut.to });
}

/** Joins the columns on both sides of a boundary; what the left one holds wins, unless it is left out. */
export function removeBoundary(columns: readonly TaughtColumn[], after: number): TaughtColumn[] {
  const [left, right] = [columns[after], columns[after + 1]];
  if (left === undefined || right === undefined) return [...columns];
  const role = left.role === 'ignored' ? right.role : left.role;
  return columns.toSpliced(after, 2, { role, from: left.from, to: right.to });
}

/** Says what a column holds. A column that held it before takes what this one held. */
export function setRole(columns: readonly TaughtColumn[], at: number, role: TaughtRole): TaughtColumn[] {
  const before = columns[at]?.role;
  if (before === undefined) return [...columns];
  return columns.map((column, index) => {
    if (index === at) return { ...column, role };
    return column.role === role && !shared.includes(role) ? { ...column, role: before } : column;
  });
}

const otherWay: Partial<Record<TaughtRole, TaughtRole>> = { in: 'out', out: 'in' };

/** Money out and money in the other way round. */
export function swapMoney(taught: TaughtColumns): TaughtColumns {
  const columns = taught.columns.map((column) => ({ ...column, role: otherWay[column.role] ?? column.role }));
  if (!columns.some(({ role }) => role === 'amount')) return { ...taught, columns };
  return { ...taught, columns, plain: taught.plain === 'in' ? 'out' : 'in' };
}

/** Whether rows can be read: a day, and an amount. */
export function isReadable(columns: readonly TaughtColumn[]): boolean {
  const has = (...roles: readonly TaughtRole[]) => columns.some(({ role }) => roles.includes(role));
  return has('date', 'post_date') && has('in', 'out', 'amount');
}
