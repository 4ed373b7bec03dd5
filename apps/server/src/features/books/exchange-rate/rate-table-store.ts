import type { Currency, Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface DatedRate {
  currency: string;
  date: Day;
  rate: string;
}

/** The rates in effect on any of the days, newest first. */
export async function readRatesBetween(
  tx: CompanyTransaction,
  currencies: readonly Currency[],
  days: { from: Day; to: Day },
): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select kept.currency, kept.date, kept.rate
      from unnest(${[...new Set(currencies)]}::text[]) as asked(currency)
      join exchange_rate kept on kept.company_id = ${tx.companyId} and kept.currency = asked.currency and kept.date <= ${days.to}
       and kept.date >= coalesce((select max(earlier.date) from exchange_rate earlier
             where earlier.company_id = kept.company_id and earlier.currency = asked.currency and earlier.date <= ${days.from}), ${days.from})
     order by kept.date desc`.execute(tx.queries);
  return rows;
}
