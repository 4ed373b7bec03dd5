import { type Amount, type DecimalMark, parseAmount, repairDigits } from '../values/amount.ts';
import { CURRENCY_MARK_PATTERN } from '../values/currency.ts';
import { type Cell, cellOf } from './layout.ts';
import type { Token } from './page.ts';

export interface PlacedAmount extends Amount {
  readonly x0: number;
  readonly x1: number;
  readonly tokens: readonly Token[];
}

const SIGN_OR_CURRENCY = new RegExp(`^(?:OD|O/D|CR|DR|[-−–+(]|[-−–+(]*(?:${CURRENCY_MARK_PATTERN})[-−–+(]*)$`, 'iu');
const MARK_AFTER = /^(?:CR|DR|OD|C|D|\)|-)\.?$/iu;
const CURRENCY_START = new RegExp(`^(?:${CURRENCY_MARK_PATTERN})[-−–+(]?\\d`, 'iu');
const DIGIT_START = /^[\d(+−–-]/u;
const MAX_JOIN_SHARE = 1.6;
const MAX_THOUSANDS_GAP = 0.6;
const THOUSANDS = new RegExp(`^(?:CR|DR)?[-−–+(]?(?:${CURRENCY_MARK_PATTERN})?[-−–+(]?\\d{1,3}(?:\\d{3})*$`, 'iu');

function near(left: Token, right: Token): boolean {
  return right.x0 - left.x1 < (right.y1 - right.y0) * MAX_JOIN_SHARE;
}

const SPLIT_NUMBER = new RegExp(`^[(+−–-]?(?:${CURRENCY_MARK_PATTERN})?[\\d.,]+\\)?$`, 'iu');

/** Words of one figure that recognition split are closer than any two printed figures. */
const TOUCHING_SHARE = 0.15;

/** Two halves of one number that recognition split: "12," "227.86" or "15,000" ".00". */
function isSplitNumber(left: Token, right: Token): boolean {
  if (right.x0 - left.x1 > (right.y1 - right.y0) * 0.7) return false;
  const joined = `${left.text}${right.text}`;
  const touching = Math.abs(right.x0 - left.x1) < (right.y1 - right.y0) * TOUCHING_SHARE;
  const halves = touching || /[\d][.,]$/u.test(left.text) || /^[.,]\d/u.test(right.text);
  return halves && SPLIT_NUMBER.test(joined) && /[.,]\d{2}\)?$/u.test(joined);
}

function parseToken(text: string, decimalMark: DecimalMark): Amount | null {
  const direct = parseAmount(text, decimalMark);
  if (direct !== null) return direct;
  const repaired = repairDigits(text);
  return repaired === null ? null : parseAmount(repaired, decimalMark);
}

/**
 * Thousands separated by a space, where a comma marks the decimals: "99 072,00"; recognition may lose a space: "1
 * 303773,32".
 */
function isSpacedNumber(group: readonly Token[], right: Token, decimalMark: DecimalMark): boolean {
  const last = group.at(-1);
  if (decimalMark !== ',' || last === undefined) return false;
  const isNarrow = right.x0 - last.x1 < (right.y1 - right.y0) * MAX_THOUSANDS_GAP;
  const left = group.map((token) => token.text).join('');
  return isNarrow && THOUSANDS.test(left) && /^(?:\d{3})+(?:,\d{2})?(?:€|\)|EUR|[-−–]|CR|DR)?$/iu.test(right.text);
}

function groupTokens(tokens: readonly Token[], decimalMark: DecimalMark): Token[][] {
  const groups: Token[][] = [];
  tokens.forEach((token) => {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const joins =
      group !== undefined &&
      last !== undefined &&
      near(last, token) &&
      ((group.length <= 2 &&
        SIGN_OR_CURRENCY.test(last.text) &&
        (DIGIT_START.test(token.text) || SIGN_OR_CURRENCY.test(token.text) || CURRENCY_START.test(token.text))) ||
        (MARK_AFTER.test(token.text) && /\d/u.test(last.text)) ||
        isSplitNumber(last, token) ||
        isSpacedNumber(group, token, decimalMark));
    if (joins) group.push(token);
    else groups.push([token]);
  });
  return groups;
}

/** All numbers among the tokens of a line, with the currency marks, signs and CR/DR marks printed next to them. */
export function amountsOf(tokens: readonly Token[], decimalMark: DecimalMark): PlacedAmount[] {
  return groupTokens(tokens, decimalMark).flatMap((group) => {
    const amount = parseToken(group.map((token) => token.text).join(''), decimalMark);
    if (amount !== null) return [{ ...amount, ...placeOf(cellOf(group)) }];
    return group.length === 1 ? [] : amountsOfSingles(group, decimalMark);
  });
}

function amountsOfSingles(group: readonly Token[], decimalMark: DecimalMark): PlacedAmount[] {
  return group.flatMap((token) => {
    const amount = parseToken(token.text, decimalMark);
    return amount === null ? [] : [{ ...amount, ...placeOf(cellOf([token])) }];
  });
}

function placeOf(cell: Cell): { x0: number; x1: number; tokens: readonly Token[] } {
  return { x0: cell.x0, x1: cell.x1, tokens: cell.tokens };
}

/** Hours are printed with a point even where a comma marks decimals: "09.00 - 18.30". */
const HOUR = /^(?:[01]\d|2[0-3])\.[0-5]\d$/u;

/** The decimal mark of a document: "," for 1.234,56 and "." for 1,234.56. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (/\d,\d{2}$/u.test(text)) commas++;
    if (/\d\.\d{2}$/u.test(text) && !HOUR.test(text)) points++;
  }
  return commas > points ? ',' : '.';
}
