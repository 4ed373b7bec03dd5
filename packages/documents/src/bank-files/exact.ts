import type { DecimalText } from '../reading.ts';

const SCALE = 8;
const LEAST_DECIMALS = 2;

/** A plain decimal string (no grouping, optional minus) in units of 10^-8, for exact sums over many rows. */
export function unitsOf(text: DecimalText): bigint {
  const negative = text.startsWith('-');
  const [whole = '0', decimals = ''] = (negative ? text.slice(1) : text).split('.');
  const units = BigInt(whole + decimals.slice(0, SCALE).padEnd(SCALE, '0'));
  return negative ? -units : units;
}

/** Units as money text: at least two decimals, no further zeros. */
export function textOfUnits(units: bigint): DecimalText {
  const digits = String(units < 0n ? -units : units).padStart(SCALE + 1, '0');
  const whole = digits.slice(0, -SCALE);
  const decimals = digits.slice(-SCALE).replace(/0+$/u, '').padEnd(LEAST_DECIMALS, '0');
  return `${units < 0n ? '-' : ''}${whole}.${decimals}`;
}

/** A movement seen from the account: positive in, negative out, as the two positive fields of a line. */
export function outAndIn(units: bigint): { readonly out: DecimalText | null; readonly in: DecimalText | null } {
  return units < 0n ? { out: textOfUnits(-units), in: null } : { out: null, in: textOfUnits(units) };
}

/** A line's movement in units: positive in, negative out. */
export function movementOf(line: { readonly out: DecimalText | null; readonly in: DecimalText | null }): bigint {
  return (line.in === null ? 0n : unitsOf(line.in)) - (line.out === null ? 0n : unitsOf(line.out));
}
