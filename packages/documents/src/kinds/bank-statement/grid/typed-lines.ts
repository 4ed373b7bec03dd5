import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { dateAt, type PlacedDate } from '../rows/row-dates.ts';
import { type RowConventions, wordsOfFigures } from '../rows/rows.ts';

/** A printed line with its words grouped by type: dates that are alone in their place, money, and the rest. */
export interface TypedLine {
  readonly index: number;
  readonly line: Line;
  readonly dates: readonly PlacedDate[];
  readonly money: readonly PlacedAmount[];
  readonly words: readonly Token[];
}

const CENTS = /\.\d{2}$/u;
/** A gap wider than this share of the height separates two cells even where columns are close together. */
const APART_SHARE = 0.75;
const ROW_NUMBER = /^\d{1,4}[.)]?$/u;

/** Whether nothing is directly before a word except other dates or the number of the row. */
function standsAlone(tokens: readonly Token[], index: number, spent: ReadonlySet<Token>): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined || spent.has(before)) return true;
  if (index === 1 && ROW_NUMBER.test(before.text)) return true;
  return token.x0 - before.x1 > (token.y1 - token.y0) * APART_SHARE;
}

/** The dates of a line that are separate cells. */
function datesOf(tokens: readonly Token[], { dateOrder }: RowConventions): PlacedDate[] {
  const found: PlacedDate[] = [];
  const spent = new Set<Token>();
  for (let index = 0; index < tokens.length; index++) {
    if (!standsAlone(tokens, index, spent)) continue;
    const date = dateAt(tokens, index, dateOrder);
    if (date === null) continue;
    found.push(date);
    for (const token of date.tokens) spent.add(token);
    index += date.tokens.length - 1;
  }
  return found;
}

function isPercentage(amount: PlacedAmount, tokens: readonly Token[]): boolean {
  const last = amount.tokens.at(-1);
  const next = last === undefined ? undefined : tokens[tokens.indexOf(last) + 1];
  return next !== undefined && /^[%‰]/u.test(next.text);
}

/** A word this close (share of the height) after an amount continues the same text: "USD 120.50 @ 7.8". */
const WITHIN_TEXT_SHARE = 0.3;

/** Whether words continue directly after an amount: then it is part of a text. */
function isWithinText(amount: PlacedAmount, tokens: readonly Token[]): boolean {
  const last = amount.tokens.at(-1);
  const next = last === undefined ? undefined : tokens[tokens.indexOf(last) + 1];
  return last !== undefined && next !== undefined && next.x0 - last.x1 < (last.y1 - last.y0) * WITHIN_TEXT_SHARE;
}

/** Groups the words of every line by type. `whole` says that the document prints money without cents. */
export function typedLines(lines: readonly Line[], conventions: RowConventions, whole: boolean): TypedLine[] {
  return lines.map((line, index): TypedLine => {
    const dates = datesOf(line.tokens, conventions);
    const dated = new Set(dates.flatMap(({ tokens }) => [...tokens]));
    const rest = line.tokens.filter((token) => !dated.has(token));
    const money = amountsOf(wordsOfFigures(rest, conventions), conventions.decimalMark).filter(
      (amount) =>
        (whole ? amount.moneyLike : CENTS.test(amount.value)) &&
        !isPercentage(amount, rest) &&
        !isWithinText(amount, rest),
    );
    const spent = new Set(money.flatMap(({ tokens }) => [...tokens]));
    return { index, line, dates, money, words: rest.filter((token) => !spent.has(token)) };
  });
}
