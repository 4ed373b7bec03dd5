import type { Decimal } from 'decimal.js';

/** Digits that recognition takes for one another. */
const CONFUSIONS = [
  '38',
  '06',
  '08',
  '17',
  '56',
  '09',
  '89',
  '68',
  '27',
  '35',
  '14',
  '47',
  '49',
  '58',
  '39',
  '69',
  '01',
  '12',
  '23',
];
const CONFUSED = new Set(CONFUSIONS.flatMap((pair) => [pair, [...pair].reverse().join('')]));
const ALIKE_WEIGHT = 0.4;
const OTHER_WEIGHT = 0.9;
const LOST_DIGIT_WEIGHT = 0.8;
const LOST_POINT_WEIGHT = 0.5;
/** A larger weight cannot be explained as a misreading. */
const MAX_WEIGHT = 1.7;
/** In a short figure two wrong digits would explain anything. */
const SHORT_DIGITS = 4;
const MAX_SHORT_WEIGHT = 0.9;

function digitsOf(value: Decimal): string {
  return value.abs().times(100).toFixed(0);
}

/** How unlikely it is that one digit was read as another. */
export function changeWeight(read: string, meant: string): number {
  if (read === meant) return 0;
  return CONFUSED.has(read + meant) ? ALIKE_WEIGHT : OTHER_WEIGHT;
}

/** The smallest weight of changed, lost and added digits that makes the two figures equal. */
function weightBetween(read: string, meant: string): number {
  let previous = Array.from({ length: meant.length + 1 }, (_, index) => index * LOST_DIGIT_WEIGHT);
  for (let i = 1; i <= read.length; i++) {
    const current = [i * LOST_DIGIT_WEIGHT];
    for (let j = 1; j <= meant.length; j++) {
      const changed = (previous[j - 1] ?? 0) + changeWeight(read[i - 1] ?? '', meant[j - 1] ?? '');
      const lost = Math.min(previous[j] ?? 0, current[j - 1] ?? 0) + LOST_DIGIT_WEIGHT;
      current.push(Math.min(changed, lost));
    }
    previous = current;
  }
  return previous[meant.length] ?? 0;
}

/**
 * How unlikely it is that a figure was misread as another, whatever their signs: 0 for equal figures, up to 1.7 for
 * two wrong digits; null where a misreading is impossible.
 */
export function misreadingWeight(read: Decimal, meant: Decimal): number | null {
  const seen = digitsOf(read);
  const wanted = digitsOf(meant);
  if (wanted === '0' || Math.abs(seen.length - wanted.length) > 2) return null;
  if (seen === wanted) return 0;
  if (seen === `${wanted}00` || wanted === `${seen}00`) return LOST_POINT_WEIGHT;
  // The cents, or all digits except them, lost with the decimal point.
  if (seen.length > 2 && wanted.startsWith(seen) && wanted.length === seen.length + 2) return LOST_DIGIT_WEIGHT;
  const weight = weightBetween(seen, wanted);
  const limit = Math.min(seen.length, wanted.length) <= SHORT_DIGITS ? MAX_SHORT_WEIGHT : MAX_WEIGHT;
  return weight <= limit + 1e-9 ? weight : null;
}

/** Every figure that differs from the read one by one digit that is easily confused, with the sign of the read one. */
export function likelyReadings(read: Decimal): Decimal[] {
  const digits = digitsOf(read);
  const unit = read.isNegative() ? -1 : 1;
  return [...digits].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => CONFUSED.has(digit + other))
      .map((other) =>
        read
          .times(0)
          .plus(`${digits.slice(0, index)}${other}${digits.slice(index + 1)}`)
          .times(unit),
      )
      .map((cents) => cents.dividedBy(100))
      .filter((value) => !value.isZero()),
  );
}
