import type { Cell, Line } from './layout.ts';
import type { Token } from './page.ts';

/** The position of a page relative to another: `x` there is `scale * x + shift` here, in points. */
interface Alignment {
  readonly scale: number;
  readonly shift: number;
}

interface Edges {
  readonly height: number;
  /** Where amounts end. */
  readonly ends: readonly number[];
  /** Where other cells begin. */
  readonly starts: readonly number[];
}

/** Figures with cents, or with thousands where no cents are printed. */
const MONEY = /\d[.,]\d{2,3}\D{0,4}$/u;
/** A page with fewer edges of each kind shows too little of its columns. */
const MIN_EDGES = 4;
const SCALES = Array.from({ length: 41 }, (_, index) => 0.9 + index * 0.005);
/** Print larger or smaller than on the other page by this factor shows a photograph from a different distance. */
const OTHER_SIZE = 1.2;
/** The largest distance between the left edges of two pages after alignment. */
const MAX_SHIFT_PT = 80;
const STRAY_SHARE = 0.1;
/** Edges this close are in the same column. */
const NEAR_PT = 3;
/**
 * This many edges make a column; the number is limited so that a longer column, such as a list of daily balances,
 * does not attract all others.
 */
const CLEAR_COLUMN = 3;
/** A page is moved only if it fits better by this factor. */
const MIN_GAIN = 1.2;

function edgesOf(lines: readonly Line[]): Edges {
  const cells = lines.flatMap((line) => line.cells);
  const heights = lines.flatMap(({ tokens }) => tokens.map(({ y0, y1 }) => y1 - y0)).sort((a, b) => a - b);
  return {
    height: heights[Math.floor(heights.length / 2)] ?? 1,
    ends: cells.filter(({ text }) => MONEY.test(text)).map(({ x1 }) => x1),
    starts: cells.filter(({ text }) => !MONEY.test(text)).map(({ x0 }) => x0),
  };
}

function density(edges: readonly number[]): Float64Array {
  const width = Math.ceil(Math.max(0, ...edges)) + 2 * NEAR_PT;
  const found = new Float64Array(width + 1);
  for (const edge of edges)
    for (let off = -NEAR_PT; off <= NEAR_PT; off++) {
      const at = Math.round(edge) + off;
      if (at >= 0 && at <= width) found[at] = (found[at] ?? 0) + 1 - Math.abs(off) / (NEAR_PT + 1);
    }
  return found;
}

function fit(edges: readonly number[], there: Float64Array, { scale, shift }: Alignment): number {
  return edges.reduce((sum, edge) => sum + Math.min(CLEAR_COLUMN, there[Math.round(scale * edge + shift)] ?? 0), 0);
}

/** The left edge of the print, without stray marks in the margin. */
function leftOf({ starts }: Edges): number {
  return starts.toSorted((a, b) => a - b)[Math.floor(starts.length * STRAY_SHARE)] ?? 0;
}

const AS_IT_LIES: Alignment = { scale: 1, shift: 0 };
/** The alignment that fits the columns of a page best to those of another. */
function alignmentOn(other: Edges, own: Edges): Alignment {
  const [ends, starts] = [density(other.ends), density(other.starts)];
  const worth = (alignment: Alignment) => fit(own.ends, ends, alignment) + fit(own.starts, starts, alignment);
  const ratio = other.height / own.height;
  const size = ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE ? ratio : 1;
  let best = { alignment: AS_IT_LIES, worth: worth(AS_IT_LIES) * MIN_GAIN };
  const tryAround = (centreOf: (scale: number) => number): void => {
    for (const scale of SCALES.map((one) => one * size))
      for (let off = -MAX_SHIFT_PT; off <= MAX_SHIFT_PT; off++) {
        const alignment = { scale, shift: Math.round(centreOf(scale)) + off };
        const found = worth(alignment);
        if (found > best.worth) best = { alignment, worth: found };
      }
  };
  // A page with only the right one of two tables also fits the left one: a sheet is not assumed to be moved that far
  // without need.
  tryAround(() => 0);
  best = { ...best, worth: best.worth * MIN_GAIN };
  tryAround((scale) => leftOf(other) - scale * leftOf(own));
  return best.alignment;
}

function moved(line: Line, { scale, shift }: Alignment): Line {
  const tokens = new Map(
    line.tokens.map((token): [Token, Token] => [
      token,
      {
        ...token,
        x0: scale * token.x0 + shift,
        x1: scale * token.x1 + shift,
        y0: scale * token.y0,
        y1: scale * token.y1,
      },
    ]),
  );
  const cells = line.cells.map(
    (cell): Cell => ({
      ...cell,
      x0: scale * cell.x0 + shift,
      x1: scale * cell.x1 + shift,
      tokens: cell.tokens.map((token) => tokens.get(token) ?? token),
    }),
  );
  const [y0, y1] = [scale * line.y0, scale * line.y1];
  const [pageWidth, pageHeight] = [scale * line.pageWidth, scale * line.pageHeight];
  return { ...line, y0, y1, pageWidth, pageHeight, tokens: [...tokens.values()], cells };
}

/**
 * Moves and scales recognised pages so that their columns match. Each photograph shows its sheet at a different place
 * and size, and columns are found only if they match on all pages.
 */
export function alignedPages(lines: readonly Line[]): readonly Line[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()].map((own) => ({ own, edges: edgesOf(own) }));
  const told = pages.filter(({ edges }) => edges.ends.length >= MIN_EDGES && edges.starts.length >= MIN_EDGES);
  const reference = told.toSorted((a, b) => b.edges.ends.length - a.edges.ends.length)[0];
  if (reference === undefined || pages.length < 2) return lines;
  return pages.flatMap((page) => {
    if (page === reference || !told.includes(page)) return page.own;
    const alignment = alignmentOn(reference.edges, page.edges);
    return alignment === AS_IT_LIES ? page.own : page.own.map((line) => moved(line, alignment));
  });
}
