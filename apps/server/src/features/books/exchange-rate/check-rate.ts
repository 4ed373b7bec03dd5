import type { ExchangeRateRow } from '@folio/contract';
import { isCurrency, isDay, parseRate } from '@folio/ledger';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { trimDecimal } from '../ledger/index.ts';

/** The database column holds ten digits before the point. */
const LARGEST_RATE = 10_000_000_000;

/**
 * Checks a rate: the currency is in use and is not the base currency, the day exists, and the rate is above zero with
 * at most 8 decimals.
 */
export function rateFaults(row: ExchangeRateRow, baseCurrency: string): FieldIssue[] {
  const faults: FieldIssue[] = [];
  if (!isCurrency(row.currency)) faults.push({ path: 'currency', word: 'currency_unknown' });
  else if (row.currency === baseCurrency)
    faults.push({ path: 'currency', word: 'rate_of_base_currency', values: { currency: baseCurrency } });
  if (!isDay(row.date)) faults.push({ path: 'date', word: 'date_invalid' });
  if (!isRate(row.rate)) faults.push({ path: 'rate', word: 'rate_invalid', values: { found: row.rate } });
  return faults;
}

function isRate(text: string): boolean {
  try {
    return parseRate(text).lt(LARGEST_RATE);
  } catch {
    return false;
  }
}

/** The row with its rate as the database returns it: 7.8 for 7.80. */
export function normalRate(row: ExchangeRateRow): ExchangeRateRow {
  return { ...row, rate: trimDecimal(parseRate(row.rate).toFixed()) };
}
