import type { Currency, Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readNewest } from './store.ts';

/** The rate of a currency that holds on a day: the newest one of that day or before it; null when there is none. */
export function rateOn(
  tx: CompanyTransaction,
  currency: Currency,
  day: Day,
): Promise<{ rate: string; date: Day } | null> {
  return readNewest(tx, currency, day);
}
