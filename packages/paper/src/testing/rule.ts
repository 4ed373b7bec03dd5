import { Decimal } from 'decimal.js';

/** The name of a rule of the published schematron, and whether the document satisfies it. */
export type Rule = readonly [name: string, holds: boolean];

export function number(text: string | null): Decimal {
  return new Decimal(text ?? 0);
}

export function sum<T>(entries: readonly T[], of: (entry: T) => string | null): Decimal {
  return entries.reduce((total, entry) => total.plus(number(of(entry))), new Decimal(0));
}
