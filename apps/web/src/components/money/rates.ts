import type { ExchangeRateRow } from '@folio/contract';

/** The currencies at the top of the list. */
export const usualCurrencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD'] as const;

/** The currencies in use, without the base currency: those of bank accounts, then those that have rates. */
export function metCurrencies(
  base: string,
  accounts: readonly { currency: string | null }[],
  rates: readonly Pick<ExchangeRateRow, 'currency'>[],
  chosen: string,
): string[] {
  const met = [...accounts.map((one) => one.currency), ...rates.map((one) => one.currency), chosen];
  return [...new Set(met)].filter((one): one is string => one !== null && one !== '' && one !== base);
}

/** All currencies a rate may be entered for: those in use, then the usual ones. */
export function offeredCurrencies(base: string, met: readonly string[]): string[] {
  return [...new Set([...met, ...usualCurrencies])].filter((one) => one !== base);
}

export const rateKey = (rate: Pick<ExchangeRateRow, 'currency' | 'date'>): string => `${rate.currency} ${rate.date}`;

/** True for a positive rate with at most 8 decimals. */
export function isRate(text: string | null): text is string {
  return text !== null && /^\d{1,15}(\.\d{1,8})?$/.test(text) && /[1-9]/.test(text);
}

/** Formats a rate: `7.81260000` becomes 7.8126; at least two decimals stay. */
export function shownRate(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}
