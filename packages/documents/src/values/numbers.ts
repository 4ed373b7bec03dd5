/** A confidence rounded to three decimals. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The middle one of some values, the higher of two middle ones; 0 without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
