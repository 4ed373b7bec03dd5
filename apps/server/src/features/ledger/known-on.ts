import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { monthOf } from './entry-store.ts';

/**
 * The journal as it was recorded at an instant: every entry with a number up to `number`. `month` is the month of recording
 * the instant falls in; `first` and `last` are the numbers recorded in that month (`first` is `last` + 1 when there are none).
 */
export interface KnownOn {
  number: bigint;
  month: string;
  first: bigint;
  last: bigint;
}

/** What was recorded at or before an instant. */
export async function readKnownOn(tx: CompanyTransaction, instant: Date): Promise<KnownOn> {
  const month = monthOf(instant);
  const begins = new Date(`${month}T00:00:00Z`);
  const ends = new Date(begins);
  ends.setUTCMonth(ends.getUTCMonth() + 1);
  const { rows } = await sql<{ number: bigint; before: bigint; last: bigint }>`
    select ${lastNumber(tx, '<=', instant)} as number, ${lastNumber(tx, '<', begins)} as before,
           ${lastNumber(tx, '<', ends)} as last`.execute(tx.queries);
  const { number = 0n, before = 0n, last = 0n } = rows[0] ?? {};
  return { number, month, first: before + 1n, last };
}

function lastNumber(tx: CompanyTransaction, than: '<' | '<=', instant: Date) {
  return sql`coalesce((select number from journal_entry where company_id = ${tx.companyId}
    and posted_at ${sql.raw(than)} ${instant} order by posted_at desc, number desc limit 1), 0)::bigint`;
}
