import { amountsOf, type PlacedAmount } from '../../page/amounts.ts';
import type { Line } from '../../page/layout.ts';
import type { DecimalMark } from '../../values/amount.ts';
import type { Column, ColumnRole, Edge } from './columns.ts';

export const MONEY_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'ignored'];
/** How far (share of the page width) an amount may stand from its heading. */
export const MAX_OFFSET_SHARE = 0.075;
/** Values of one column line up within this share of the letter height. */
const SLACK_SHARE = 1.3;
const MIN_VALUES = 3;
/** A description may name an amount with cents. */
const MAX_CENTS_SHARE = 0.2;
/** Values without a heading have to line up better than this (points). */
const MAX_LOOSE_SLACK = 25;

interface Place {
  readonly x0: number;
  readonly x1: number;
}

function centre(place: Place): number {
  return (place.x0 + place.x1) / 2;
}

/** How far a value stands from a column: from where its values line up, or else from its heading. */
export function offset(place: Place, column: Column): number {
  if (column.edge !== undefined) return Math.abs((column.edge.side === 'left' ? place.x0 : place.x1) - column.edge.at);
  const edges = Math.min(Math.abs(place.x1 - column.x1), Math.abs(place.x0 - column.x0));
  return Math.min(edges, Math.abs(centre(place) - centre(column)));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function spread(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

export function edgeOf(amounts: readonly PlacedAmount[], whole: boolean): Edge | undefined {
  if (amounts.length < (whole ? 1 : MIN_VALUES)) return undefined;
  const lefts = amounts.map(({ x0 }) => x0);
  const rights = amounts.map(({ x1 }) => x1);
  const height = median(amounts.map(({ tokens }) => (tokens[0]?.y1 ?? 0) - (tokens[0]?.y0 ?? 0)));
  const side = spread(lefts) < spread(rights) * 0.5 ? 'left' : 'right';
  const places = side === 'left' ? lefts : rights;
  return { side, at: median(places), slack: Math.max(height * SLACK_SHARE, spread(places) * 4), whole };
}

const WITH_CENTS = /\.\d{2}$/u;
const WHOLE = /^-?\d+$/u;

/** Tables of a currency without cents, or of a bank that leaves them out: figures in thousands, none with cents. */
export function printsNoCents(lines: readonly Line[], decimalMark: DecimalMark): boolean {
  const amounts = lines.flatMap((line) => amountsOf(line.tokens, decimalMark)).filter(({ moneyLike }) => moneyLike);
  const cents = amounts.filter(({ value }) => WITH_CENTS.test(value)).length;
  return amounts.length >= MIN_VALUES && cents <= amounts.length * MAX_CENTS_SHARE;
}

/** Amounts that line up right of all columns are balances whose heading could not be read. */
function unreadBalance(columns: readonly Column[], loose: readonly PlacedAmount[]): Column[] {
  const right = Math.max(
    ...columns.filter(({ role }) => MONEY_ROLES.includes(role)).map(({ x1, edge }) => edge?.at ?? x1),
  );
  const beyond = loose.filter((amount) => amount.x0 > right);
  const edge = edgeOf(beyond, false);
  if (edge === undefined || edge.slack > MAX_LOOSE_SLACK || columns.some(({ role }) => role === 'balance')) return [];
  return [{ role: 'balance', x0: Math.min(...beyond.map(({ x0 }) => x0)), x1: edge.at, edge }];
}

/**
 * Learns from the amounts of a table where the values of its money columns really line up: headings may be centred,
 * left-aligned or wider than their values.
 * @param whole whether the document prints no cents
 */
export function calibrated(
  columns: readonly Column[],
  lines: readonly Line[],
  decimalMark: DecimalMark,
  whole: boolean,
): Column[] {
  const money = columns.filter((column) => MONEY_ROLES.includes(column.role));
  const found = new Map<Column, PlacedAmount[]>(money.map((column) => [column, []]));
  const loose: PlacedAmount[] = [];
  const figure = whole ? WHOLE : WITH_CENTS;
  for (const line of lines) {
    for (const amount of amountsOf(line.tokens, decimalMark)) {
      if (!figure.test(amount.value) || !(whole || amount.moneyLike)) continue;
      const [nearest] = [...money].sort((a, b) => offset(amount, a) - offset(amount, b));
      const isNear = nearest !== undefined && offset(amount, nearest) <= line.pageWidth * MAX_OFFSET_SHARE;
      if (isNear) found.get(nearest)?.push(amount);
      else loose.push(amount);
    }
  }
  const aligned = columns.map((column) => {
    const edge = edgeOf(found.get(column) ?? [], whole);
    return edge === undefined ? column : { ...column, edge };
  });
  return [...aligned, ...unreadBalance(aligned, loose)];
}
