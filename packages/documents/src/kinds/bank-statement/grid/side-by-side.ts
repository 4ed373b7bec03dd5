import { cellOf, joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { datesIn } from '../../../values/date.ts';
import { accountOfLine } from '../accounts/account.ts';
import { type DateSpan, gridOf } from './grid.ts';
import type { Bundle, Span } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

const CELL_GAP_SHARE = 1;
const MIN_ROWS = 2;
const MAX_HEAD_LINES = 10;

interface Gutter {
  /** Where the second table begins. */
  readonly at: number;
  /** The distance of the second table to the right of the first one. */
  readonly shift: number;
}

function spreadOf({ members }: Bundle<DateSpan>, edge: 'x0' | 'x1'): number {
  const places = members.map((member) => member[edge]);
  return Math.max(...places) - Math.min(...places);
}

/** The right edge of the print of the first table. Rows without a date can fill a column of balances alone. */
function endOfFirst(lines: readonly TypedLine[], columns: readonly Span[], second: number): number {
  const rows = lines.filter(({ dates, money }) => dates.length > 0 && money.length > 0);
  const places = [...rows.flatMap(({ line }) => line.tokens), ...columns];
  return Math.max(0, ...places.filter(({ x1 }) => x1 < second).map(({ x1 }) => x1));
}

const STEP_PT = 2;

/**
 * The place with the fewest cells across it between two places: the middle of the widest such stretch. A column that
 * no row fills still has a heading there.
 */
function clearest(lines: readonly TypedLine[], from: number, to: number): number {
  const first = lines.findIndex(({ dates, money }) => dates.length > 0 && money.length > 0);
  const cells = lines.slice(Math.max(0, first - MAX_HEAD_LINES)).flatMap(({ line }) => line.cells);
  const places = Array.from({ length: Math.max(1, Math.floor((to - from) / STEP_PT)) }, (_, n) => from + n * STEP_PT);
  const crossed = places.map((at) => cells.filter(({ x0, x1 }) => x0 < at && x1 > at).length);
  const least = Math.min(...crossed);
  const stretches: Span[] = [];
  places.forEach((at, index) => {
    if (crossed[index] !== least) return;
    const last = stretches.at(-1);
    if (last !== undefined && crossed[index - 1] === least) stretches[stretches.length - 1] = { x0: last.x0, x1: at };
    else stretches.push({ x0: at, x1: at });
  });
  const [widest] = stretches.sort((one, other) => other.x1 - other.x0 - (one.x1 - one.x0));
  return widest === undefined ? (from + to) / 2 : (widest.x0 + widest.x1) / 2;
}

/**
 * Where the second of two tables side by side begins: dates again, to the right of money; null when there is only one
 * table.
 */
function gutterOf(lines: readonly TypedLine[]): Gutter | null {
  const { dates, money } = gridOf(lines);
  const second = dates.find(
    (column, index) =>
      index > 0 &&
      column.members.length >= MIN_ROWS &&
      money.some(({ x1, x0, members }) => members.length >= MIN_ROWS && x1 < column.x0 && x0 > (dates[0]?.x1 ?? 0)) &&
      money.some(({ x0, members }) => members.length >= MIN_ROWS && x0 > column.x1),
  );
  const [first] = dates;
  if (first === undefined || second === undefined) return null;
  const edge = spreadOf(first, 'x1') < spreadOf(first, 'x0') ? 'x1' : 'x0';
  const at = clearest(lines, endOfFirst(lines, money, second.x0), second.x0);
  return { at, shift: second[edge] - first[edge] };
}

/** A line made of some of its words, moved to the left, to the position of the first table. */
function lineOf(line: Line, words: readonly Token[], shift: number): Line {
  const tokens = words.map((token) => ({ ...token, x0: token.x0 - shift, x1: token.x1 - shift }));
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && token.x0 - last.x1 <= (line.y1 - line.y0) * CELL_GAP_SHARE)
      group.push(token);
    else groups.push([token]);
  }
  const cells = groups.map(cellOf);
  return { ...line, tokens, cells, text: cells.map(({ tokens: own }) => joinTokens(own)).join('  ') };
}

function crosses({ cells }: Line, gutter: number): boolean {
  return cells.some(({ x0, x1 }) => x0 < gutter && x1 > gutter);
}

/** Whether a line prints dates; groups of digits in the number of an account can look like one. */
function namesPeriod(line: Line): boolean {
  return datesIn(line.text).length > 0 && accountOfLine(line) === null;
}

/** The first line of the tables: above their first row, as far as lines are on both sides of the gutter. */
function startOf(lines: readonly TypedLine[], gutter: number): number {
  const first = lines.findIndex(({ dates, money }) => dates.length > 0 && money.length > 0);
  let start = first;
  for (let at = first - 1; at >= Math.max(0, first - MAX_HEAD_LINES); at--) {
    const line = lines[at]?.line;
    // The head of the page names the period; it belongs to both tables.
    if (line === undefined || crosses(line, gutter) || namesPeriod(line)) break;
    const sides = new Set(line.tokens.map(({ x0 }) => x0 > gutter));
    if (sides.size === 2) start = at;
  }
  return Math.max(0, start);
}

/**
 * Rearranges two tables that are side by side as two tables below each other: the lines of the left one on all pages,
 * then those of the right one. Null when tables are not side by side.
 */
export function besideAsBelow(lines: readonly TypedLine[]): readonly Line[] | null {
  const found = gutterOf(lines);
  if (found === null) return null;
  const { at: gutter, shift } = found;
  const start = startOf(lines, gutter);
  const head = lines.slice(0, start).map(({ line }) => line);
  const left: Line[] = [];
  const right: Line[] = [];
  for (const { line } of lines.slice(start)) {
    const sides = [line.tokens.filter(({ x0 }) => x0 <= gutter), line.tokens.filter(({ x0 }) => x0 > gutter)];
    const [before = [], after = []] = crosses(line, gutter) ? [line.tokens, []] : sides;
    if (before.length > 0) left.push(lineOf(line, before, 0));
    if (after.length > 0) right.push(lineOf(line, after, shift));
  }
  return [...head, ...left, ...right];
}
