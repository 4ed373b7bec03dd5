import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Token } from '../../../page/page.ts';
import { median } from '../../../values/numbers.ts';
import type { PlacedDate } from '../rows/row-dates.ts';
import { alignedBy, type Bundle, columnsOfSpans, overlapOf, type Span, withMembers } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

export interface DateSpan extends Span {
  readonly date: PlacedDate;
  /** The number of its line. */
  readonly line: number;
  readonly withMoney: boolean;
}

interface TextSpan extends Span {
  readonly letters: number;
}

export interface MoneyBundle extends Bundle<PlacedAmount> {
  readonly dated: boolean;
  /** Whether nearby words call some of them balances. */
  readonly balances: boolean;
}

/**
 * The columns that the words of a table form, without regard to its headings. Each list is in order from left to
 * right.
 */
export interface Grid {
  readonly dates: readonly Bundle<DateSpan>[];
  /** `dated`: whether some of the amounts are in lines with a date. */
  readonly money: readonly MoneyBundle[];
  /** Where cells of words begin; the column with most letters is the description. */
  readonly texts: readonly (Bundle<TextSpan> & { readonly letters: number })[];
  readonly height: number;
}

/** A column that has amounts in less than this share of the rows is an accident of the descriptions. */
const MIN_MONEY_SHARE = 0.04;
const BALANCE = /balance|結餘|餘額|結欠|承前|承上|saldo|solde|kontostand|\bb\/f|\bc\/f/iu;
const MIN_DATE_SHARE = 0.08;
const ALIGNED_SHARE = 0.7;
const CELL_GAP_SHARE = 1;

/**
 * Whether a line is a balance with its name and without a date: a row of a box above the table, or of the table
 * itself.
 */
function isBalanceLine({ line, dates }: TypedLine): boolean {
  return dates.length === 0 && BALANCE.test(line.text);
}

/**
 * The columns that the amounts of the rows form. Balances with a name join them, or make separate columns: those of a
 * box above the table can lie between two columns and must not join them.
 */
function amountColumns(lines: readonly TypedLine[], least: number): Bundle<PlacedAmount>[] {
  const of = (some: readonly TypedLine[]) => some.flatMap(({ money }) => money);
  const columns = columnsOfSpans(of(lines.filter((line) => !isBalanceLine(line))), least);
  const named = of(lines.filter(isBalanceLine));
  const apart = named.filter((amount) => !columns.some((column) => overlapOf(column, amount) > 0));
  const joined = columns.map((column) => withMembers(column, membersFor(column, columns, named)));
  return [...joined, ...columnsOfSpans(apart, least)].sort((one, other) => one.x0 - other.x0);
}

/** The amounts that overlap this column more than any other. */
function membersFor(column: Span, columns: readonly Span[], amounts: readonly PlacedAmount[]): PlacedAmount[] {
  return amounts.filter((amount) => {
    const own = overlapOf(column, amount);
    return own > 0 && columns.every((other) => overlapOf(other, amount) <= own);
  });
}

/** Lines with a date define the columns; amounts of other lines are in those columns or in separate ones. */
function moneyColumns(lines: readonly TypedLine[]): MoneyBundle[] {
  const rows = lines.filter(({ money }) => money.length > 0).length;
  const least = Math.max(1, Math.floor(rows * MIN_MONEY_SHARE));
  const dated = new Set(lines.filter(({ dates }) => dates.length > 0).flatMap(({ money }) => money));
  const named = new Set(lines.filter(({ line }) => BALANCE.test(line.text)).flatMap(({ money }) => money));
  return amountColumns(lines, least).map((bundle) => ({
    ...bundle,
    balances: bundle.members.some((amount) => named.has(amount)),
    dated: dated.size === 0 || bundle.members.some((amount) => dated.has(amount)),
  }));
}

function dateSpans(lines: readonly TypedLine[]): DateSpan[] {
  return lines.flatMap(({ dates, money, index }) =>
    dates.map((date) => ({
      date,
      line: index,
      x0: date.tokens[0]?.x0 ?? 0,
      x1: date.tokens.at(-1)?.x1 ?? 0,
      withMoney: money.length > 0,
    })),
  );
}

/** Dates line up on the left or on the right; a place with very few dates is not a column. */
function dateColumns(lines: readonly TypedLine[], height: number): Bundle<DateSpan>[] {
  const spans = dateSpans(lines);
  const [left, right] = (['x0', 'x1'] as const).map((edge) => alignedBy(spans, edge, height * ALIGNED_SHARE));
  const aligned = left !== undefined && right !== undefined && right.length < left.length ? right : (left ?? []);
  const support = (column: Bundle<DateSpan>) => column.members.filter(({ withMoney }) => withMoney).length;
  const most = Math.max(0, ...aligned.map(support));
  const kept =
    most === 0
      ? aligned.filter(({ members }) => members.length >= spans.length * MIN_DATE_SHARE)
      : aligned.filter((column) => support(column) >= Math.max(1, most * MIN_DATE_SHARE));
  return [...kept].sort((one, other) => one.x0 - other.x0);
}

/** The first words of the cells that are neither dates nor money. */
function textSpans({ words, line }: TypedLine): TextSpan[] {
  const cells: Token[][] = [];
  for (const token of words) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    if (cell !== undefined && last !== undefined && token.x0 - last.x1 <= (line.y1 - line.y0) * CELL_GAP_SHARE)
      cell.push(token);
    else cells.push([token]);
  }
  return cells.map((cell) => ({
    x0: cell[0]?.x0 ?? 0,
    x1: cell.at(-1)?.x1 ?? 0,
    letters: cell.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0),
  }));
}

/** Several figures without a date or a word belong to a summary box. */
function isSummary({ money, dates, words }: TypedLine): boolean {
  return money.length > 1 && dates.length === 0 && !words.some(({ text }) => /\p{L}/u.test(text));
}

/** Finds the columns of the rows of a table: lines with money, and those with dates. */
export function gridOf(lines: readonly TypedLine[]): Grid {
  const rows = lines.filter((line) => (line.money.length > 0 || line.dates.length > 0) && !isSummary(line));
  const height = median(rows.map(({ line }) => line.y1 - line.y0));
  const texts = alignedBy(
    rows.filter(({ money }) => money.length > 0).flatMap(textSpans),
    'x0',
    height * ALIGNED_SHARE,
  );
  return {
    dates: dateColumns(rows, height),
    money: moneyColumns(rows),
    texts: texts.map((text) => ({ ...text, letters: text.members.reduce((sum, { letters }) => sum + letters, 0) })),
    height,
  };
}
