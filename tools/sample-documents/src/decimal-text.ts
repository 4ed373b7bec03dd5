/**
 * Exact decimal strings for the figures printed on sample paper, kept apart from the product's own money
 * code so that a fault there cannot hide in the samples that test it. Two decimal places throughout.
 */

const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

function scaledOf(text: string): Scaled {
  const match = DECIMAL_TEXT.exec(text);
  if (match === null) throw new RangeError(`not a decimal number: "${text}"`);
  const [, sign, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

/** `numerator / denominator`, half away from zero. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const above = numerator < 0n ? -numerator : numerator;
  const below = denominator < 0n ? -denominator : denominator;
  const rounded = (above * 2n + below) / (below * 2n);
  return negative ? -rounded : rounded;
}

/** "1234.50" -> 123450n. Throws a RangeError on more than two decimal places. */
export function minorOf(text: string): bigint {
  const { digits, scale } = scaledOf(text);
  if (scale > 2) throw new RangeError(`more than two decimal places: "${text}"`);
  return digits * 10n ** BigInt(2 - scale);
}

/** 123450n -> "1234.50". */
export function textOfMinor(amountMinor: bigint): string {
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0');
  return `${amountMinor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1234.50" -> "1,234.50"; keeps as many decimal places as it was given. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? withCommas : `${withCommas}.${fraction}`;
}

/** 123450n -> "1,234.50". */
export function groupedMinor(amountMinor: bigint): string {
  return grouped(textOfMinor(amountMinor));
}

/** `quantity x price` in minor units, half away from zero. */
export function timesMinor(quantity: string, price: string): bigint {
  const left = scaledOf(quantity);
  const right = scaledOf(price);
  return divideRounded(left.digits * right.digits * 100n, 10n ** BigInt(left.scale + right.scale));
}

/** `amountMinor x ratePercent / 100`: tax on top of a net amount. */
export function percentOfMinor(amountMinor: bigint, ratePercent: string): bigint {
  const rate = scaledOf(ratePercent);
  return divideRounded(amountMinor * rate.digits, 100n * 10n ** BigInt(rate.scale));
}

/** The net amount inside a gross amount that includes tax at `ratePercent`. */
export function netOfGrossMinor(grossMinor: bigint, ratePercent: string): bigint {
  const rate = scaledOf(ratePercent);
  const hundred = 100n * 10n ** BigInt(rate.scale);
  return divideRounded(grossMinor * hundred, hundred + rate.digits);
}

/** `numerator / denominator` to `places` decimal places, as a bank prints an exchange rate. */
export function ratioText(numerator: string, denominator: string, places: number): string {
  const over = scaledOf(numerator);
  const under = scaledOf(denominator);
  const scaled = divideRounded(
    over.digits * 10n ** BigInt(under.scale + places),
    under.digits * 10n ** BigInt(over.scale),
  );
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
