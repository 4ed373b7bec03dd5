import type { ExchangeRateRow } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { trimDecimal } from '../ledger/index.ts';

export interface RateFilter {
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function rates(tx: CompanyTransaction, filter: RateFilter) {
  let query = tx.queries.selectFrom('exchange_rate').where('company_id', '=', tx.companyId);
  if (filter.currency !== undefined) query = query.where('currency', '=', filter.currency);
  if (filter.from !== undefined) query = query.where('date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('date', '<=', filter.to);
  return query;
}

/** A page of rates, newest first, and their total number. */
export async function pageOfRates(
  tx: CompanyTransaction,
  filter: RateFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: ExchangeRateRow[]; total: number }> {
  const rows = await rates(tx, filter)
    .select(['currency', 'date', 'rate'])
    .orderBy('date', 'desc')
    .orderBy('currency')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await rates(tx, filter).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, rate: trimDecimal(row.rate) })), total };
}

export async function readNewest(
  tx: CompanyTransaction,
  currency: string,
  upTo: string,
): Promise<{ rate: string; date: string } | null> {
  const row = await rates(tx, { currency, to: upTo })
    .select(['rate', 'date'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { rate: trimDecimal(row.rate), date: row.date };
}

/** The stored rates of the given days, by `keyOf`. */
export async function readKept(
  tx: CompanyTransaction,
  wanted: readonly { currency: string; date: string }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<ExchangeRateRow>`
    select kept.currency, kept.date, kept.rate
      from unnest(${wanted.map((row) => row.currency)}::text[], ${wanted.map((row) => row.date)}::date[]) as wanted(currency, date)
      join exchange_rate kept on kept.company_id = ${tx.companyId} and kept.currency = wanted.currency and kept.date = wanted.date`.execute(
    tx.queries,
  );
  return new Map(rows.map((row) => [keyOf(row), trimDecimal(row.rate)]));
}

export function keyOf(row: { currency: string; date: string }): string {
  return `${row.currency} ${row.date}`;
}

/** Stores rates and replaces those of the same days. */
export async function writeRates(tx: CompanyTransaction, rows: readonly ExchangeRateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into exchange_rate (company_id, currency, date, rate)
    select ${tx.companyId}, given.* from unnest(${rows.map((row) => row.currency)}::text[],
      ${rows.map((row) => row.date)}::date[], ${rows.map((row) => row.rate)}::numeric[]) as given
    on conflict (company_id, currency, date) do update set rate = excluded.rate`.execute(tx.queries);
}

export async function deleteRate(tx: CompanyTransaction, row: { currency: string; date: string }): Promise<void> {
  await tx.queries
    .deleteFrom('exchange_rate')
    .where('company_id', '=', tx.companyId)
    .where('currency', '=', row.currency)
    .where('date', '=', row.date)
    .execute();
}
