import { amountsOf } from '../../page/amounts.ts';
import { joinTokens, type Line } from '../../page/layout.ts';
import type { Token } from '../../page/page.ts';
import { conventionsOf } from '../../values/conventions.ts';
import { shortDatesIn } from '../../values/date.ts';
import type { TaughtColumn, TaughtRole } from './taught-layout.ts';

/** Number of steps in which the width of the page is searched for gaps. */
const STEPS = 400;
/** At most this share of the rows may have words across a gap between columns. */
const MAX_CROSSING_SHARE = 0.08;
/** Narrower gaps are between words, not between columns (share of the width). */
const MIN_GAP_SHARE = 0.008;
const MIN_ROWS = 2;
const MAX_SHARE = 0.6;

const DEFAULT: readonly TaughtColumn[] = [
  { role: 'date', from: 0, to: 0.18 },
  { role: 'description', from: 0.18, to: 0.55 },
  { role: 'out', from: 0.55, to: 0.7 },
  { role: 'in', from: 0.7, to: 0.85 },
  { role: 'balance', from: 0.85, to: 1 },
];

/** Lines that look like rows of a table: figures at the right, and a date or a number at the left. */
function rowsOf(lines: readonly Line[]): Line[] {
  const { decimalMark } = conventionsOf(lines);
  return lines.filter((line) => {
    const [first] = line.cells;
    if (first === undefined || line.cells.length < 2 || !/\d/u.test(first.text)) return false;
    return (
      amountsOf(
        line.cells.slice(1).flatMap((cell) => [...cell.tokens]),
        decimalMark,
      ).length > 0
    );
  });
}

/** The boundaries of columns: the middles of the gaps that almost no row crosses. */
function boundariesOf(rows: readonly Line[]): number[] {
  const crossing = new Array<number>(STEPS).fill(0);
  for (const line of rows) {
    for (const word of line.tokens) {
      const to = Math.min(STEPS - 1, Math.floor((word.x1 / line.pageWidth) * STEPS));
      for (let at = Math.max(0, Math.floor((word.x0 / line.pageWidth) * STEPS)); at <= to; at++)
        crossing[at] = (crossing[at] ?? 0) + 1;
    }
  }
  const isGap = (at: number): boolean => (crossing[at] ?? 0) <= rows.length * MAX_CROSSING_SHARE;
  const boundaries: number[] = [];
  let start = 0;
  for (let at = 0; at <= STEPS; at++) {
    if (at < STEPS && isGap(at)) continue;
    const isInside = start > 0 && at < STEPS;
    if (isInside && (at - start) / STEPS >= MIN_GAP_SHARE)
      boundaries.push(Math.round(((start + at) / 2 / STEPS) * 1000) / 1000);
    start = at + 1;
  }
  return boundaries;
}

/** `number`: bare figures, which may be money, points or row numbers. */
type Content = 'date' | 'money' | 'number' | 'text';

/** A proposed column, with its contents and their rows. */
interface Cell {
  readonly from: number;
  readonly to: number;
  readonly content: Content;
  readonly lines: ReadonlySet<Line>;
}

function cellsBetween(from: number, to: number, rows: readonly Line[]): Cell {
  const inside = rows.flatMap((line) => {
    const tokens = line.tokens.filter((token) => {
      const centre = (token.x0 + token.x1) / 2 / line.pageWidth;
      return centre >= from && centre < to;
    });
    return tokens.length === 0 ? [] : [{ line, tokens }];
  });
  const content = contentOf(
    inside.map(({ tokens }) => tokens),
    rows,
  );
  return { from, to, content, lines: new Set(inside.map(({ line }) => line)) };
}

/** A long run of digits is a reference. */
const BARE = /^[-+]?\d{1,7}$/u;

function contentOf(tokens: readonly (readonly Token[])[], lines: readonly Line[]): Content {
  const { decimalMark, dateOrder } = conventionsOf(lines);
  const share = (is: (cell: readonly Token[]) => boolean): number =>
    tokens.filter(is).length / Math.max(1, tokens.length);
  if (share((cell) => shortDatesIn(joinTokens(cell), dateOrder).length > 0) >= MAX_SHARE) return 'date';
  const isMoney = (cell: readonly Token[]): boolean =>
    amountsOf(cell, decimalMark).some((amount) => amount.moneyLike) && !/\p{L}{4}/u.test(joinTokens(cell));
  if (share(isMoney) >= MAX_SHARE) return 'money';
  return share((cell) => BARE.test(joinTokens(cell))) >= MAX_SHARE ? 'number' : 'text';
}

const MONEY: Readonly<Record<number, readonly TaughtRole[]>> = {
  1: ['amount'],
  2: ['amount', 'balance'],
  3: ['out', 'in', 'balance'],
};

/** Two columns hold money out and money in when each row fills exactly one of them. */
function fillsEither([first, second, ...others]: readonly Cell[], rows: number): boolean {
  if (first === undefined || second === undefined || others.length > 0) return false;
  const both = [...first.lines].filter((line) => second.lines.has(line)).length;
  return both === 0 && first.lines.size + second.lines.size >= rows * MAX_SHARE;
}

function rolesOf(cells: readonly Cell[], rows: number): TaughtRole[] {
  const dates: TaughtRole[] = ['date', 'post_date'];
  const figures = cells.filter(({ content }) => content === 'money');
  const known = fillsEither(figures, rows) ? (['out', 'in'] as const) : MONEY[figures.length];
  const money = [...(known ?? ['out', 'in', 'balance'])];
  return cells.map(({ content }) => {
    if (content === 'date') return dates.shift() ?? 'ignored';
    if (content === 'number') return 'ignored';
    return content === 'money' ? (money.shift() ?? 'ignored') : 'description';
  });
}

/**
 * Proposes columns for a person to correct. They are cut where the rows of the pages leave gaps, and their contents
 * suggest their meaning. Neighbours that both hold text are one column.
 */
export function proposeColumns(lines: readonly Line[]): readonly TaughtColumn[] {
  const rows = rowsOf(lines);
  if (rows.length < MIN_ROWS) return DEFAULT;
  const edges = [0, ...boundariesOf(rows), 1];
  const cells = edges.slice(1).map((to, index) => cellsBetween(edges[index] ?? 0, to, rows));
  const merged: Cell[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    if (last?.content === 'text' && cell.content === 'text') merged[merged.length - 1] = { ...last, to: cell.to };
    else merged.push(cell);
  }
  const roles = rolesOf(merged, rows.length);
  return merged.map(({ from, to }, index) => ({ role: roles[index] ?? 'ignored', from, to }));
}
