import type { Currency, Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { trimDecimal } from '../ledger/index.ts';

/** The rate of a currency on a day, as a decimal: the newest of that day or before it; null when there is none. */
export type RateTable = (currency: Currency, day: Day) => string | null;

/** The rates of currencies that hold on the days of a range, read at once to be asked for many days. */
export async function readRateTable(
  tx: CompanyTransaction,
  currencies: readonly Currency[],
  days: { from: Day; to: Day },
): Promise<RateTable> {
  if (currencies.length === 0) return () => null;
  const { rows } = await sql<{ currency: string; date: Day; rate: string }>`
    select kept.currency, kept.date, kept.rate
      from unnest(${[...new Set(currencies)]}::text[]) as asked(currency)
      join exchange_rate kept on kept.company_id = ${tx.companyId} and kept.currency = asked.currency and kept.date <= ${days.to}
       and kept.date >= coalesce((select max(earlier.date) from exchange_rate earlier
             where earlier.company_id = kept.company_id and earlier.currency = asked.currency and earlier.date <= ${days.from}), ${days.from})
     order by kept.date desc`.execute(tx.queries);
  const byCurrency = Map.groupBy(rows, (row) => row.currency);
  return (currency, day) => {
    const found = byCurrency.get(currency)?.find((row) => row.date <= day);
    return found === undefined ? null : trimDecimal(found.rate);
  };
}
