import { type Currency, formatMoney } from '../money/index.ts';

/** The head of a report file: company, currency and parameters. */
export interface GoldenHead {
  readonly company: string;
  readonly baseCurrency: Currency;
  readonly params: unknown;
}

/** Amounts of a row as decimal strings, one a column. */
export function goldenAmounts(amounts: readonly bigint[], currency: Currency): string[] {
  return amounts.map((amount) => formatMoney(amount, currency));
}

/** A debit or credit column: empty where zero. */
export function goldenSide(amount: bigint, currency: Currency): string {
  return amount === 0n ? '' : formatMoney(amount, currency);
}

/** Every list of amounts in an object, as decimal strings under the same names. */
export function goldenSummary<Name extends string>(
  summary: Readonly<Record<Name, readonly bigint[]>>,
  currency: Currency,
): Record<Name, string[]> {
  const entries = Object.entries<readonly bigint[]>(summary).map(([name, amounts]) => [
    name,
    goldenAmounts(amounts, currency),
  ]);
  return Object.fromEntries(entries) as Record<Name, string[]>;
}
