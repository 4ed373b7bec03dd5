import { amountsOf, type PlacedAmount } from '../../page/amounts.ts';
import { joinTokens, type Line, type Token } from '../../page/layout.ts';
import type { DecimalMark } from '../../values/amount.ts';
import { type DayMonthOrder, type PrintedDate, shortDatesIn } from '../../values/date.ts';
import type { Column, ColumnRole } from './columns.ts';
import { type RowCue, rowCue } from './cues.ts';

/** A date printed in a row, with the words it was read from. */
export interface PlacedDate extends PrintedDate {
  readonly tokens: readonly Token[];
}

/** One printed line of a table, its words given to columns. */
export interface Row {
  readonly line: Line;
  readonly date: PlacedDate | null;
  readonly postDate: PlacedDate | null;
  readonly description: readonly Token[];
  readonly reference: readonly Token[];
  readonly currency: string | null;
  readonly out: PlacedAmount | null;
  readonly in: PlacedAmount | null;
  readonly amount: PlacedAmount | null;
  readonly balance: PlacedAmount | null;
  readonly cue: RowCue | null;
}

export interface RowConventions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DayMonthOrder;
}

const MONEY_ROLES: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'ignored'];
/** How far (share of the page width) an amount may stand from its heading. */
const MAX_OFFSET_SHARE = 0.075;
const MAX_DATE_TOKENS = 4;
const CURRENCY_CODE = /^(?:HKD|USD|CNY|CNH|RMB|EUR|GBP|JPY|AUD|CAD|SGD|NZD|CHF|THB|TWD|MOP)$/u;

/** The shortest run of words at `start` that reads as one whole date. */
function dateAt(
  tokens: readonly Token[],
  start: number,
  order: DayMonthOrder,
): { date: PlacedDate; count: number } | null {
  let found: { date: PlacedDate; count: number } | null = null;
  for (let count = 1; count <= MAX_DATE_TOKENS && start + count <= tokens.length; count++) {
    const part = tokens.slice(start, start + count);
    const text = joinTokens(part);
    const date = shortDatesIn(text, order)[0];
    if (date === undefined || date.start > 0 || date.end < text.length - 1) continue;
    if (found !== null && (found.date.year !== null || date.year === null)) continue;
    found = { date: { ...date, tokens: part }, count };
  }
  return found;
}

function centre(place: { x0: number; x1: number }): number {
  return (place.x0 + place.x1) / 2;
}

function offset(place: { x0: number; x1: number }, column: Column): number {
  const edges = Math.min(Math.abs(place.x1 - column.x1), Math.abs(place.x0 - column.x0));
  return Math.min(edges, Math.abs(centre(place) - centre(column)));
}

/** Dates at the start of a row, given to the date columns they stand under. */
function takeDates(tokens: readonly Token[], columns: readonly Column[], order: DayMonthOrder) {
  const dates: { date: PlacedDate; role: ColumnRole }[] = [];
  const dateColumns = columns.filter((column) => column.role === 'date' || column.role === 'post_date');
  let taken = 0;
  while (dates.length < dateColumns.length) {
    const next = dateAt(tokens, taken, order);
    const first = next?.date.tokens[0];
    const last = next?.date.tokens.at(-1);
    if (next === null || first === undefined || last === undefined) break;
    const place = { x0: first.x0, x1: last.x1 };
    const free = dateColumns.filter((column) => !dates.some((other) => other.role === column.role));
    const column = free.sort((a, b) => offset(place, a) - offset(place, b))[0];
    dates.push({ date: next.date, role: column?.role ?? 'date' });
    taken += next.count;
  }
  return { dates, rest: tokens.slice(taken) };
}

/** Gives each amount to the money column it stands closest to, one a column. */
function assignAmounts(amounts: readonly PlacedAmount[], columns: readonly Column[], pageWidth: number) {
  const pairs = amounts
    .flatMap((amount) => columns.map((column) => ({ amount, column, distance: offset(amount, column) })))
    .filter((pair) => pair.distance <= pageWidth * MAX_OFFSET_SHARE)
    .sort((a, b) => a.distance - b.distance);
  const assigned = new Map<ColumnRole, PlacedAmount>();
  const used = new Set<PlacedAmount>();
  for (const { amount, column } of pairs) {
    if (used.has(amount) || assigned.has(column.role)) continue;
    assigned.set(column.role, amount);
    used.add(amount);
  }
  return { assigned, used };
}

function territory(token: Token, columns: readonly Column[]): ColumnRole {
  const text = columns.filter((column) => !MONEY_ROLES.includes(column.role));
  const tolerance = (token.y1 - token.y0) * 0.6;
  const left = text.filter((column) => column.x0 - tolerance <= token.x0).at(-1);
  return left?.role ?? 'description';
}

/** Money in a table has decimals, or at least thousands marks: a lone "5$" is a heading or a remark. */
function isPrintedMoney(amount: PlacedAmount): boolean {
  return amount.moneyLike && (amount.value.includes('.') || amount.value.replace(/\D/gu, '').length > 3);
}

/** Reads one printed line of a table. */
export function rowOf(line: Line, columns: readonly Column[], conventions: RowConventions): Row {
  const { dates, rest } = takeDates(line.tokens, columns, conventions.dateOrder);
  const money = columns.filter((column) => MONEY_ROLES.includes(column.role));
  const candidates = amountsOf(rest, conventions.decimalMark).filter(isPrintedMoney);
  const { assigned, used } = assignAmounts(candidates, money, line.pageWidth);
  const spent = new Set([...used].flatMap((amount) => amount.tokens));
  const words = rest.filter((token) => !spent.has(token));
  const currencyToken = words.find(
    (token) =>
      CURRENCY_CODE.test(token.text) &&
      columns.some((column) => column.role === 'currency' && offset(token, column) < line.pageWidth * 0.04),
  );
  const text = words.filter((token) => token !== currencyToken);
  const reference = text.filter((token) => territory(token, columns) === 'reference');
  return {
    line,
    date: dates.find((date) => date.role === 'date')?.date ?? null,
    postDate: dates.find((date) => date.role === 'post_date')?.date ?? null,
    description: text.filter((token) => !reference.includes(token)),
    reference,
    currency: currencyToken?.text ?? null,
    out: assigned.get('out') ?? null,
    in: assigned.get('in') ?? null,
    amount: assigned.get('amount') ?? null,
    balance: assigned.get('balance') ?? null,
    cue: rowCue(joinTokens(text)),
  };
}

export function hasMovement(row: Row): boolean {
  return row.out !== null || row.in !== null || row.amount !== null;
}
