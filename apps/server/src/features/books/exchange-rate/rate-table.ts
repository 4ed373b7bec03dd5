import type { Currency, Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { trimDecimal } from '../ledger/index.ts';
import { readRatesBetween } from './rate-table-store.ts';
import { readNewest } from './store.ts';

/**
 * The rate of a currency on a day, as a decimal: the newest one dated on or before it; null when there is no such
 * rate.
 */
export type RateTable = (currency: Currency, day: Day) => string | null;

/** Reads the rates of a range of days in one query, for lookups on many days. */
export async function readRateTable(
  tx: CompanyTransaction,
  currencies: readonly Currency[],
  days: { from: Day; to: Day },
): Promise<RateTable> {
  if (currencies.length === 0) return () => null;
  const byCurrency = Map.groupBy(await readRatesBetween(tx, currencies, days), (row) => row.currency);
  return (currency, day) => {
    const found = byCurrency.get(currency)?.find((row) => row.date <= day);
    return found === undefined ? null : trimDecimal(found.rate);
  };
}

/** The rate of a currency on a day: the newest one dated on or before it; null when there is no such rate. */
export function rateOn(
  tx: CompanyTransaction,
  currency: Currency,
  day: Day,
): Promise<{ rate: string; date: Day } | null> {
  return readNewest(tx, currency, day);
}
