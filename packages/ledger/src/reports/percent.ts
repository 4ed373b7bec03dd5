import { multiplyDivide } from '../money/index.ts';

/** Tenths as a decimal string with one decimal: -125n is '-12.5'. */
function tenths(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(2, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`;
}

/**
 * Part of a whole in percent, with one decimal, rounded half away from zero: 1n of 3n is '33.3'. Null when the whole
 * is zero. A negative part of a positive whole is negative.
 */
export function percentOf(part: bigint, whole: bigint): string | null {
  return whole === 0n ? null : tenths(multiplyDivide(part, 1000n, whole));
}

/** A figure against an earlier one: the difference, and the difference in percent of the earlier one's size. */
export interface Change {
  readonly amountMinor: bigint;
  /** One decimal; null when the earlier figure is zero. Positive when the figure grew, whatever its sign. */
  readonly percent: string | null;
}

export function changeOf(current: bigint, earlier: bigint): Change {
  const amountMinor = current - earlier;
  return { amountMinor, percent: percentOf(amountMinor, earlier < 0n ? -earlier : earlier) };
}
