import { Decimal } from 'decimal.js';

/** A rule of the published schematron by its name, and whether the document holds to it. */
export type Rule = readonly [name: string, holds: boolean];

export function number(text: string | null): Decimal {
  return new Decimal(text ?? 0);
}

export function sum<T>(entries: readonly T[], of: (entry: T) => string | null): Decimal {
  return entries.reduce((total, entry) => total.plus(number(of(entry))), new Decimal(0));
}
