import { Decimal } from 'decimal.js';

type Maybe = string | null | undefined;

/**
 * Money and numbers match if the decimals are equal; signs are ignored (credit notes). If `truth` is null, no value
 * is expected.
 */
export function sameMoney(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined) return found === null || found === undefined;
  if (found === null || found === undefined) return false;
  const wanted = new Decimal(truth).abs();
  const got = new Decimal(found).abs();
  return (
    wanted.equals(got) || (wanted.decimalPlaces() > 2 && wanted.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).equals(got))
  );
}

/** A total before and after cash rounding: at most two cents apart, and one of them a multiple of five cents. */
export function isCashRounded(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined || found === null || found === undefined) return false;
  const values = [new Decimal(truth), new Decimal(found)];
  const isRound = values.some((value) => value.times(100).modulo(5).isZero());
  return isRound && new Decimal(truth).minus(found).abs().lessThanOrEqualTo('0.02');
}

/** Money with its sign, for balances. */
export function sameSigned(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined || found === null || found === undefined)
    return (truth ?? null) === (found ?? null);
  return new Decimal(truth).equals(found);
}

/** Upper case; keeps only letters, digits and Han characters; accents are removed. */
export function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function sameText(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined) return found === null || found === undefined;
  return found !== null && found !== undefined && letters(truth) === letters(found);
}

/** Dates match if they are equal, or if day and month are exchanged and the reader marked the date as ambiguous. */
export function sameDate(truth: Maybe, found: Maybe, ambiguous: boolean): boolean {
  if (truth === null || truth === undefined) return found === null || found === undefined;
  if (found === truth) return true;
  const [year, month, day] = (found ?? '').split('-');
  return ambiguous && truth === `${year}-${day}-${month}`;
}

/** Whether a date has the same numbers as the printed date, in any order: "2/14'2020", "1/ 5'26". */
export function sameRawDate(raw: Maybe, found: string): boolean {
  const numbers = (text: string): string =>
    (text.match(/\d+/gu) ?? [])
      .map((digits) => Number(digits.length === 4 ? digits.slice(2) : digits))
      .sort((a, b) => a - b)
      .join(' ');
  return raw !== null && raw !== undefined && numbers(raw) === numbers(found);
}

/**
 * Similarity of two texts, 0 to 1: twice the length of the common subsequence, divided by the sum of both lengths.
 */
export function ratio(left: string, right: string): number {
  if (left.length + right.length === 0) return 1;
  let previous = new Uint16Array(right.length + 1);
  for (let i = 1; i <= left.length; i++) {
    const current = new Uint16Array(right.length + 1);
    for (let j = 1; j <= right.length; j++) {
      const through = previous[j - 1] ?? 0;
      current[j] = left[i - 1] === right[j - 1] ? through + 1 : Math.max(previous[j] ?? 0, current[j - 1] ?? 0);
    }
    previous = current;
  }
  return (2 * (previous[right.length] ?? 0)) / (left.length + right.length);
}

const NEAR = 0.9;

/** Whether a name is similar to the expected one; on bilingual pages one of the two languages is enough. */
export function nearText(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined || found === null || found === undefined) return sameText(truth, found);
  return languagesOf(truth).some((wanted) => languagesOf(found).some((got) => ratio(wanted, got) >= NEAR));
}

/** The whole text and, if it has both, its Han and its other parts separately. */
function languagesOf(text: string): string[] {
  const whole = letters(text);
  const han = whole.replace(/[^\p{Script=Han}]/gu, '');
  const other = letters(text.replace(/\p{Script=Han}+/gu, ' '));
  return [whole, ...(han.length >= 2 && other.length >= 2 ? [han, other] : [])];
}

export function sameName(truth: Maybe, found: Maybe): boolean {
  if (truth === null || truth === undefined || found === null || found === undefined) return sameText(truth, found);
  return languagesOf(truth).some((wanted) => languagesOf(found).includes(wanted));
}

const LEAST_SHARE = 0.3;

function tokensOf(text: string): string[] {
  const spaced = text.replace(/\p{Script=Han}+/gu, (han) => ` ${han} `);
  return spaced
    .split(/\s+/u)
    .map(letters)
    .filter((token) => token !== '');
}

/** Whether nearly all tokens of `part` occur in `whole` and make up a sufficient share of it. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole];
  const length = (tokens: readonly string[]): number => tokens.reduce((sum, token) => sum + token.length, 0);
  const kept = part.filter((token) => {
    const index = left.indexOf(token);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return length(kept) >= NEAR * length(part) && length(part) >= LEAST_SHARE * length(whole);
}

/**
 * Descriptions of statement rows match if they are similar, even without type words, references or the other
 * language.
 */
export function sameDescription(truth: string, found: string): boolean {
  if (nearText(truth, found)) return true;
  const [wanted, got] = [tokensOf(truth), tokensOf(found)];
  return isPartOf(got, wanted) || isPartOf(wanted, got);
}

/** Names of items match by their first line or their whole text, in either language. */
export function sameItemName(truth: string, found: string): boolean {
  const lines = truth.split('\n');
  return lines.some((_, index) => nearText(lines.slice(0, index + 1).join(' '), found));
}
