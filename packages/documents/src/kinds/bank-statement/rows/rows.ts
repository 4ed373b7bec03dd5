import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import type { DayMonthOrder } from '../../../values/date.ts';
import { MAX_OFFSET_SHARE, MONEY_ROLES, offset, offsetAcross } from '../columns/calibrate.ts';
import type { Column } from '../columns/columns.ts';
import type { ColumnRole } from '../columns/heading-phrases.ts';
import { roughAmounts } from '../columns/rough-amounts.ts';
import { type RowCue, rowCue } from '../cues.ts';
import { overlapOf } from '../grid/spans.ts';
import { type PlacedDate, takeDates } from './row-dates.ts';

/** One printed line of a table, with its words assigned to columns. */
export interface Row {
  readonly line: Line;
  readonly date: PlacedDate | null;
  readonly postDate: PlacedDate | null;
  /** Whether the date column holds something that does not read as a date. */
  readonly dateUnreadable: boolean;
  readonly description: readonly Token[];
  readonly reference: readonly Token[];
  readonly currency: string | null;
  readonly out: PlacedAmount | null;
  readonly in: PlacedAmount | null;
  readonly amount: PlacedAmount | null;
  readonly balance: PlacedAmount | null;
  /** The direction given by a column next to the amount or by the title above the list. */
  readonly direction: 'in' | 'out' | null;
  readonly cue: RowCue | null;
}

export interface RowConventions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DayMonthOrder;
  /** Whether words were recognised from a picture: figures may lack their decimal point. */
  readonly recognised: boolean;
  /** Whether CR and DR have a separate column, so that they never belong to the figure before them. */
  readonly marksApart?: boolean;
}

const FIGURE_OR_CURRENCY = /\d|^[A-Z]{3}$|^\p{Sc}/u;
const MARK = /^(?:CR|DR|C|D)\.?$/iu;

/** The words that form figures: all words, or all except marks when marks have a separate column. */
export function wordsOfFigures(tokens: readonly Token[], { marksApart }: RowConventions): readonly Token[] {
  return marksApart === true ? tokens.filter(({ text }) => !MARK.test(text)) : tokens;
}

/** Whether lines print a mark between two figures, so that it can belong to either. */
export function hasMarksBetween(lines: readonly Line[]): boolean {
  return lines.some(({ tokens }) =>
    tokens.some(({ text }, at) => {
      const sides = [tokens[at - 1], tokens[at + 1]];
      return MARK.test(text) && sides.every((side) => side !== undefined && FIGURE_OR_CURRENCY.test(side.text));
    }),
  );
}

/** The codes of the currencies that statements print in their rows. */
export const CURRENCY_CODE =
  /^(?:HKD|USD|CNY|CNH|RMB|EUR|GBP|JPY|AUD|CAD|SGD|NZD|CHF|THB|TWD|MOP|MYR|KRW|INR|IDR|PHP|VND|SEK|NOK|DKK|PLN|AED)$/u;
const CURRENCY_OFFSET_SHARE = 0.04;

/** The distance of an amount from a column: an amount among the values of a column belongs to it. */
function distance(amount: PlacedAmount, column: Column): number {
  const far = offset(amount, column);
  return column.grid === true && overlapOf(amount, column) > 0 ? far / 1000 : far;
}

/** Gives each amount to the closest money column, at most one amount to a column. */
function assignAmounts(amounts: readonly PlacedAmount[], columns: readonly Column[], pageWidth: number) {
  const pairs = amounts
    .flatMap((amount) => columns.map((column) => ({ amount, column, far: distance(amount, column) })))
    .filter(({ column, far }) => far <= (column.edge?.slack ?? pageWidth * MAX_OFFSET_SHARE))
    .sort((a, b) => a.far - b.far);
  const assigned = new Map<ColumnRole, PlacedAmount>();
  const used = new Set<PlacedAmount>();
  for (const { amount, column } of pairs) {
    if (used.has(amount) || assigned.has(column.role)) continue;
    assigned.set(column.role, amount);
    used.add(amount);
  }
  return { assigned, used };
}

/** The text column that contains a word. */
function territory(token: Token, columns: readonly Column[]): ColumnRole {
  const text = columns.filter((column) => !MONEY_ROLES.includes(column.role));
  const tolerance = (token.y1 - token.y0) * 0.6;
  const left = text.filter((column) => column.x0 - tolerance <= token.x0).at(-1);
  return left?.role ?? text[0]?.role ?? 'description';
}

/** Money in a table has cents, or at least thousands marks where the table prints no cents. */
function isPrintedMoney(amount: PlacedAmount, whole: boolean): boolean {
  return amount.moneyLike && (amount.value.includes('.') || (whole && amount.value.replace(/\D/gu, '').length > 3));
}

const EXACT_SHARE = 0.6;
const EXACT_ACROSS_SHARE = 0.4;

/** Where no cents are printed, a bare figure that is exactly in its column is money. */
function isWholeMoney(amount: PlacedAmount, columns: readonly Column[]): boolean {
  const height = (amount.tokens[0]?.y1 ?? 0) - (amount.tokens[0]?.y0 ?? 0);
  return columns.some(
    (column) =>
      column.edge?.whole === true &&
      (offset(amount, column) < height * EXACT_SHARE || offsetAcross(amount, column) < height * EXACT_ACROSS_SHARE),
  );
}

/** Words of one text are closer than this share of their height. */
export const WORD_GAP_SHARE = 0.6;
/** Codes of currencies are just as close to an amount, so they are excluded. */
const WORD = /^(?![A-Z]{3}$)\p{L}{3}/u;

function isWordOfText(left: Token | undefined, right: Token | undefined, word: Token | undefined): boolean {
  if (left === undefined || right === undefined || word === undefined) return false;
  return WORD.test(word.text) && right.x0 - left.x1 < (right.y1 - right.y0) * WORD_GAP_SHARE;
}

/**
 * Whether a word is directly before an amount, and directly after it: a note below a table names amounts in its text.
 */
function wordsAround({ tokens }: PlacedAmount, line: Line): { readonly before: boolean; readonly after: boolean } {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const places = [first, last].map((token) => (token === undefined ? -1 : line.tokens.indexOf(token)));
  const [before, after] = [line.tokens[(places[0] ?? 0) - 1], line.tokens[(places[1] ?? 0) + 1]];
  return { before: isWordOfText(before, first, before), after: isWordOfText(last, after, after) };
}

function isAmidWords(amount: PlacedAmount, line: Line): boolean {
  const { before, after } = wordsAround(amount, line);
  return before && after;
}

function moneyOf(line: Line, rest: readonly Token[], columns: readonly Column[], conventions: RowConventions) {
  const money = columns.filter((column) => MONEY_ROLES.includes(column.role));
  const whole = money.every(({ edge }) => edge?.whole !== false);
  const printed = amountsOf(wordsOfFigures(rest, conventions), conventions.decimalMark).filter(
    (amount) => (isPrintedMoney(amount, whole) || isWholeMoney(amount, money)) && !isAmidWords(amount, line),
  );
  if (!conventions.recognised) return assignAmounts(printed, money, line.pageWidth);
  const taken = new Set(printed.flatMap((amount) => amount.tokens));
  const rough = roughAmounts(
    rest.filter((token) => !taken.has(token)),
    money,
  ).filter((amount) => !wordsAround(amount, line).before);
  return assignAmounts([...printed, ...rough], money, line.pageWidth);
}

/** A dash in a column of money means no movement. */
function isNothing(token: Token, columns: readonly Column[]): boolean {
  if (!/^[-–—]+$/u.test(token.text)) return false;
  return columns.some(
    (column) => column.grid === true && MONEY_ROLES.includes(column.role) && overlapOf(token, column) > 0,
  );
}

/** A word that says whether an amount is money out (first group) or money in (second group). */
export const DEBIT_OR_CREDIT = /^(?:(debit|dr|d|out|withdrawal|支出|借)|(credit|cr|c|in|deposit|存入|貸))\.?$/iu;

/** The word in the type column that says debit or credit for the amount. */
function typeOf(words: readonly Token[], columns: readonly Column[]) {
  if (!columns.some((column) => column.role === 'type')) return { direction: null, token: null };
  const token = words.find((word) => territory(word, columns) === 'type' && DEBIT_OR_CREDIT.test(word.text)) ?? null;
  const debit = token === null ? undefined : DEBIT_OR_CREDIT.exec(token.text)?.[1];
  return { direction: token === null ? null : debit === undefined ? ('in' as const) : ('out' as const), token };
}

const TYPE_CODE = /^[A-Z]{1,4}$/u;

/** A bank's code for the kind of transaction, in a separate column, is not part of the description. */
function isTypeCode(token: Token, columns: readonly Column[]): boolean {
  return (
    columns.some(({ role }) => role === 'type') && TYPE_CODE.test(token.text) && territory(token, columns) === 'type'
  );
}

/** A number left of the dates counts the rows. */
function isRowNumber(token: Token, columns: readonly Column[]): boolean {
  const date = columns.find(({ role }) => role === 'date');
  return (
    territory(token, columns) !== 'reference' &&
    date !== undefined &&
    /^\d{1,4}\.?$/u.test(token.text) &&
    token.x1 < date.x0
  );
}

/** A code left of the dates is the currency of the row, whatever the text above says. */
function currencyBeforeDate([first]: readonly Token[], columns: readonly Column[]): Token | undefined {
  const date = columns.find(({ role }) => role === 'date');
  const isCode = first !== undefined && date !== undefined && first.x1 < date.x0 && CURRENCY_CODE.test(first.text);
  return isCode ? first : undefined;
}

function currencyOf(words: readonly Token[], columns: readonly Column[], pageWidth: number): Token | undefined {
  const column = columns.find(({ role }) => role === 'currency');
  if (column === undefined) return currencyBeforeDate(words, columns);
  return words.find(
    (token) =>
      CURRENCY_CODE.test(token.text.toUpperCase()) && offset(token, column) < pageWidth * CURRENCY_OFFSET_SHARE,
  );
}

/** Reads one printed line of a table. */
export function rowOf(line: Line, columns: readonly Column[], conventions: RowConventions): Row {
  const currency = currencyOf(line.tokens, columns, line.pageWidth);
  const tokens = line.tokens.filter((token) => token !== currency);
  const { date, postDate, rest, unreadable } = takeDates(tokens, columns, conventions);
  const { assigned, used } = moneyOf(line, rest, columns, conventions);
  const spent = new Set([...used].flatMap((amount) => amount.tokens));
  const words = rest.filter((token) => !spent.has(token) && !isNothing(token, columns));
  const { direction, token: typeToken } = typeOf(words, columns);
  const text = words.filter(
    (token) => token !== typeToken && !isTypeCode(token, columns) && !isRowNumber(token, columns),
  );
  const reference = text.filter((token) => territory(token, columns) === 'reference');
  const movements = [assigned.get('out'), assigned.get('in'), assigned.get('amount')].filter((a) => a !== undefined);
  return {
    line,
    date,
    postDate,
    dateUnreadable: unreadable,
    description: text.filter((token) => !reference.includes(token)),
    reference,
    currency: currency?.text.toUpperCase() ?? null,
    out: assigned.get('out') ?? null,
    in: assigned.get('in') ?? null,
    amount: assigned.get('amount') ?? null,
    balance: assigned.get('balance') ?? null,
    direction,
    cue: rowCue(joinTokens(text), {
      movements: movements.length,
      balance: assigned.has('balance'),
      dated: date !== null || postDate !== null,
    }),
  };
}

export function hasMovement(row: Row): boolean {
  return row.out !== null || row.in !== null || row.amount !== null;
}
