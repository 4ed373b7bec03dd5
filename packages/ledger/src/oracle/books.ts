import { type Currency, multiplyRate, parseCurrency } from '../money/index.ts';
import type { DocumentContext } from '../posting-rules/index.ts';
import { CONTEXT } from '../posting-rules/scenario.ts';
import type { Command } from './command.ts';

/** The books of the histories: HKD, a USD and a CNY account; the tax codes cover every kind of tax. */
export const ORACLE_CONTEXT: DocumentContext = {
  ...CONTEXT,
  taxCodes: [
    ...CONTEXT.taxCodes,
    { code: 'RC20', name: 'Reverse charge 20%', ratePercent: '20', kind: 'reverse_charge', recoverable: true },
    { code: 'ZERO', name: 'Zero-rated', ratePercent: '0', kind: 'zero_rated', recoverable: false },
  ],
};

const USUAL_RATES: Readonly<Record<string, number>> = { USD: 7.8, CNY: 1.1, JPY: 0.052, GBP: 10.2 };

/** The day's rate of a currency: its usual one, a little up or down; null for the base currency. */
export function rateOf(currency: Currency, { rateShift }: Command): string | null {
  const usual = USUAL_RATES[currency];
  return usual === undefined ? null : (usual * (1 + rateShift / 1000)).toFixed(6);
}

/** Rates of every foreign currency, as a revaluation needs them. */
export function allRates(command: Command): Record<string, string> {
  const entries = Object.keys(USUAL_RATES).map((currency): [string, string] => [
    currency,
    rateOf(parseCurrency(currency), command) ?? '1',
  ]);
  return Object.fromEntries(entries);
}

/** An amount in the currency of another account, near the usual rates and never zero. */
export function converted(amountMinor: bigint, from: Currency, to: Currency, command: Command): bigint {
  const baseMinor = multiplyRate(amountMinor, from, rateOf(from, command) ?? '1', 'HKD');
  const toRate = to === 'HKD' ? '1' : (1 / (USUAL_RATES[to] ?? 1)).toFixed(8);
  const found = multiplyRate(baseMinor, 'HKD', toRate, to);
  return found > 0n ? found : 1n;
}
