import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import { median } from '../../../values/numbers.ts';
import type { Column, Edge } from './columns.ts';
import type { ColumnRole } from './heading-phrases.ts';

export const MONEY_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'ignored'];
/** The largest distance (share of the page width) between an amount and its heading. */
export const MAX_OFFSET_SHARE = 0.075;
/** Values of one column line up within this share of the letter height. */
const SLACK_SHARE = 1.3;
const MIN_VALUES = 3;
const MOST = 0.8;
/** A description may name an amount with cents. */
const MAX_CENTS_SHARE = 0.2;

interface Place {
  readonly x0: number;
  readonly x1: number;
}

function centre(place: Place): number {
  return (place.x0 + place.x1) / 2;
}

/** The distance of a value from a column: from where its values line up, or else from its heading. */
export function offset(place: Place, column: Column): number {
  if (column.edge !== undefined) return Math.abs((column.edge.side === 'left' ? place.x0 : place.x1) - column.edge.at);
  const edges = Math.min(Math.abs(place.x1 - column.x1), Math.abs(place.x0 - column.x0));
  return Math.min(edges, Math.abs(centre(place) - centre(column)));
}

/** The distance of the other side of a value from where that side usually is, because it may line up as well. */
export function offsetAcross(place: Place, { edge }: Column): number {
  if (edge === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs((edge.side === 'left' ? place.x1 : place.x0) - edge.across);
}

function spread(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/** The distance from the median that covers most values: small at the edge where a column of figures lines up. */
function reach(values: readonly number[]): number {
  const middle = median(values);
  const far = values.map((value) => Math.abs(value - middle)).sort((a, b) => a - b);
  return far[Math.floor((far.length - 1) * MOST)] ?? 0;
}

export function edgeOf(amounts: readonly PlacedAmount[], whole: boolean): Edge | undefined {
  if (amounts.length < (whole ? 1 : MIN_VALUES)) return undefined;
  const lefts = amounts.map(({ x0 }) => x0);
  const rights = amounts.map(({ x1 }) => x1);
  const height = median(amounts.map(({ tokens }) => (tokens[0]?.y1 ?? 0) - (tokens[0]?.y0 ?? 0)));
  const side = reach(lefts) < reach(rights) * 0.5 ? 'left' : 'right';
  const [places, others] = side === 'left' ? [lefts, rights] : [rights, lefts];
  return {
    side,
    at: median(places),
    across: median(others),
    slack: Math.max(height * SLACK_SHARE, spread(places) * 4),
    whole,
  };
}

const WITH_CENTS = /\.\d{2}$/u;

/** The amounts that are alone in a column; amounts within a text, such as "USD 152.30 @ 7.8012", are left out. */
function inColumns(lines: readonly Line[], decimalMark: DecimalMark): PlacedAmount[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap(({ tokens }) =>
      amountsOf(tokens, decimalMark).filter((amount) => amount.tokens.length === tokens.length),
    ),
  );
}

/** Tables of a currency without cents, or of a bank that leaves them out: figures in thousands, none with cents. */
export function printsNoCents(lines: readonly Line[], decimalMark: DecimalMark): boolean {
  const isMoney = ({ moneyLike }: PlacedAmount) => moneyLike;
  const alone = inColumns(lines, decimalMark).filter(isMoney);
  const amounts =
    alone.length >= MIN_VALUES ? alone : lines.flatMap((line) => amountsOf(line.tokens, decimalMark)).filter(isMoney);
  const cents = amounts.filter(({ value }) => WITH_CENTS.test(value)).length;
  return amounts.length >= MIN_VALUES && cents <= amounts.length * MAX_CENTS_SHARE;
}
