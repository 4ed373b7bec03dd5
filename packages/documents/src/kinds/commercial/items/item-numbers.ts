import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import type { Cell, Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { absolute, type DecimalMark } from '../../../values/amount.ts';
import { CURRENCY_MARK_PATTERN } from '../../../values/currency.ts';
import { datesIn } from '../../../values/date.ts';
import { plainWidth } from '../../../values/width.ts';

/** A number in a line of a table or slip, with the text printed next to it. */
export interface ItemNumber {
  /** The value without its sign. */
  readonly value: string;
  readonly negative: boolean;
  readonly percent: boolean;
  /** True when a unit or a multiplication sign shows that the number is a count. */
  readonly counted: boolean;
  readonly moneyLike: boolean;
  /** Its position among the words of its cell; `alone` when the cell has no words. */
  readonly place: 'alone' | 'first' | 'last' | 'inside';
  readonly x0: number;
  readonly x1: number;
  readonly tokens: readonly Token[];
}

const UNIT_WORDS =
  'pcs?|pce|pieces?|ea|each|sets?|box(?:es)?|ctns?|cartons?|hrs?|hours?|days?|nights?|months?|mths?|weeks?|years?|yrs?|' +
  'kgs?|g|l|m|m2|sqm|sq\\.?ft|ft|lots?|jobs?|units?|stk|stück|std|tage?|meter|pairs?|pkts?|packs?|doz(?:en)?|rolls?|reams?|' +
  'bottles?|btls?|bags?|cans?|users?|licen[cs]es?|pages?|trips?|visits?|sessions?|pax|nos?|[x×]|' +
  '[件個个箱盒包支瓶套張张次日天月年米呎打隻本項项份名人間间晚台部條条塊桶罐袋卷對對把雙]|小時|小时|公斤|工作天';
const UNIT = new RegExp(`^(?:${UNIT_WORDS})\\.?$`, 'iu');
const COUNTED = new RegExp(`^(\\d[\\d,.]*)(?:${UNIT_WORDS})\\.?$`, 'iu');
const MULTIPLIED = /^(?:[x×*]\s?(\d[\d,.]*)|(\d[\d,.]*)\s?[x×*@])$/iu;
const TAX_CODE = /^(.*\d[.,]\d{2})(?:SR|ZRL?|TX|[STZEFABNX*#])$/u;
const TAX_CODE_WORD = /^(?:SR|ZRL?|TX|EP|OS|[STZ*])$/u;
const SIGN = new RegExp(`^(?:[x×@*%=:|]|[-−–+(]|${CURRENCY_MARK_PATTERN})+$`, 'iu');

interface Cleaned {
  readonly token: Token;
  readonly printed: Token;
  readonly percent: boolean;
  readonly counted: boolean;
}

/** Recognition reads rules of a table as bars and brackets next to the numbers. */
function withoutRules(text: string): string {
  const bare = text.replace(/^[|[\]]+|[|[\]]+$/gu, '');
  return /^[^(]*\d\S*[)}]$/u.test(bare) ? bare.slice(0, -1) : bare;
}

/** What every date contains; a fast test before the full parsing. */
const MAYBE_DATE = /\d.*(?:[-/年月]|\p{L}{3}|\.\d+\.)|\p{L}{3}.*\d|[年月]/u;

function dateTokens(tokens: readonly Token[]): Set<Token> {
  const found = new Set<Token>();
  tokens.forEach((_, index) => {
    for (const length of [1, 2, 3]) {
      const some = tokens.slice(index, index + length);
      const text = some.map((token) => token.text).join(' ');
      if (some.length < length || !MAYBE_DATE.test(text)) continue;
      const whole = datesIn(text).some((date) => date.start === 0 && date.end >= text.length - 1);
      if (whole) for (const token of some) found.add(token);
    }
  });
  return found;
}

/** A number without the percent sign, unit, multiplication sign or tax code that is printed directly next to it. */
function cleaned(printed: Token): Cleaned {
  const text = withoutRules(plainWidth(printed.text));
  const as = (digits: string, marks: { percent?: boolean; counted?: boolean } = {}): Cleaned => ({
    token: { ...printed, text: digits },
    printed,
    percent: marks.percent ?? false,
    counted: marks.counted ?? false,
  });
  const percent = /^\(?(-?\d+(?:[.,]\d+)?)%\)?$/u.exec(text)?.[1];
  if (percent !== undefined) return as(percent, { percent: true });
  const times = MULTIPLIED.exec(text);
  if (times !== null) return as(times[1] ?? times[2] ?? '', { counted: true });
  const counted = COUNTED.exec(text)?.[1];
  if (counted !== undefined) return as(counted, { counted: true });
  const price = /^[@=]?(\S*\d)(?:\/\p{L}{1,6}\.?)?$/u.exec(text)?.[1];
  if (price !== undefined) return as(price);
  return as(TAX_CODE.exec(text)?.[1] ?? text);
}

export function isUnit(text: string): boolean {
  return UNIT.test(text);
}

/** Words without a meaning for the item: signs, currencies, and units directly after a number. */
export function isFiller(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  if (SIGN.test(plainWidth(token.text))) return true;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const behindNumber = before !== undefined && /\d$/u.test(before.text);
  if (TAX_CODE_WORD.test(token.text)) return behindNumber && after === undefined;
  return UNIT.test(token.text) && behindNumber && (after === undefined || /^[\d@$(-]/u.test(after.text));
}

/**
 * Whether a token belongs to a number already read (its sign, currency or unit) rather than to the words of a name:
 * "Cable 10 m" keeps its unit, "4 pcs" loses it with its number.
 */
export function belongsToNumber(tokens: readonly Token[], index: number, used: ReadonlySet<Token>): boolean {
  if (!isFiller(tokens, index)) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (before !== undefined && used.has(before)) return true;
  const isSign = SIGN.test(plainWidth(tokens[index]?.text ?? ''));
  return isSign && (before === undefined || after === undefined || used.has(after));
}

function placeIn(cell: Cell, numbers: ReadonlySet<Token>, amount: PlacedAmount): ItemNumber['place'] {
  const words = cell.tokens.filter((token, index) => !numbers.has(token) && !isFiller(cell.tokens, index));
  const before = words.some((word) => word.x1 <= amount.x0 + 1);
  const after = words.some((word) => word.x0 >= amount.x1 - 1);
  if (before && after) return 'inside';
  if (before) return 'last';
  return after ? 'first' : 'alone';
}

function numbersOfCell(cell: Cell, decimalMark: DecimalMark): ItemNumber[] {
  const marks = new Map(cell.tokens.map((token) => [cleaned(token), token]));
  const dates = dateTokens(cell.tokens);
  const parts = [...marks.keys()].filter(({ printed }) => !dates.has(printed));
  const amounts = amountsOf(
    parts.map((part) => part.token),
    decimalMark,
  );
  const partOf = (token: Token): Cleaned | undefined => parts.find((part) => part.token === token);
  const printedOf = (amount: PlacedAmount): Token[] => amount.tokens.flatMap((token) => partOf(token)?.printed ?? []);
  const all = new Set(amounts.flatMap(printedOf));
  return amounts.map((amount) => {
    const printed = printedOf(amount);
    const last = printed.at(-1);
    const next = last === undefined ? undefined : cell.tokens[cell.tokens.indexOf(last) + 1];
    const own = amount.tokens.flatMap((token) => partOf(token) ?? []);
    return {
      value: absolute(amount.value),
      negative: amount.value.startsWith('-'),
      percent: own.some((part) => part.percent) || next?.text === '%',
      counted: own.some((part) => part.counted) || (next !== undefined && UNIT.test(next.text)),
      moneyLike: amount.moneyLike && !own.some((part) => part.percent),
      place: placeIn(cell, all, amount),
      x0: amount.x0,
      x1: amount.x1,
      tokens: printed,
    };
  });
}

const READ = { '.': new WeakMap<Line, ItemNumber[]>(), ',': new WeakMap<Line, ItemNumber[]>() };

/**
 * Every number of a line, left to right, except dates. The result is kept for each line because every hypothesis asks
 * for its numbers.
 */
export function itemNumbers(line: Line, decimalMark: DecimalMark): readonly ItemNumber[] {
  const known = READ[decimalMark].get(line);
  if (known !== undefined) return known;
  const numbers = line.cells.flatMap((cell) => numbersOfCell(cell, decimalMark));
  READ[decimalMark].set(line, numbers);
  return numbers;
}
