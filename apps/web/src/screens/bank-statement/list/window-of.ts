/** Equal rows, of which one (`openAt`, -1 = none) is higher by `openPx`. Pixels. */
export interface Rows {
  count: number;
  rowPx: number;
  openAt: number;
  openPx: number;
}

/** Where a row begins, from the top of the list. */
export function topOf(rows: Rows, index: number): number {
  return index * rows.rowPx + (rows.openAt >= 0 && index > rows.openAt ? rows.openPx : 0);
}

export function heightOf(rows: Rows): number {
  return topOf(rows, rows.count);
}

/** The row that lies at so many pixels from the top. */
export function rowAt(rows: Rows, px: number): number {
  const openEnds = rows.openAt < 0 ? Number.POSITIVE_INFINITY : topOf(rows, rows.openAt + 1);
  const openBegins = rows.openAt < 0 ? Number.POSITIVE_INFINITY : topOf(rows, rows.openAt);
  if (px >= openEnds) return Math.floor((px - rows.openPx) / rows.rowPx);
  return px >= openBegins ? rows.openAt : Math.floor(px / rows.rowPx);
}

/** Rows drawn beyond the edges, and how coarsely the window moves, so that it is not drawn anew at every pixel. */
const reachRows = 8;
const stepRows = 4;

/** Of the rows, those to draw when `viewPx` pixels from `scrolledPx` on are in sight: `first` up to, not including, `end`. */
export function windowOf(rows: Rows, scrolledPx: number, viewPx: number): { first: number; end: number } {
  const first = Math.floor((rowAt(rows, Math.max(0, scrolledPx)) - reachRows) / stepRows) * stepRows;
  const end = Math.ceil((rowAt(rows, Math.max(0, scrolledPx + viewPx)) + 1 + reachRows) / stepRows) * stepRows;
  return { first: Math.max(0, Math.min(first, rows.count)), end: Math.max(0, Math.min(end, rows.count)) };
}
