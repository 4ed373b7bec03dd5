import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/**
 * The journal as it was recorded at an instant: every entry with a number up to `number`. `month` is the month of
 * recording that contains the instant; `first` and `last` are the numbers recorded in that month (`first` is `last` +
 * 1 when the month has no entries).
 */
export interface AsRecordedOn {
  number: bigint;
  month: string;
  first: bigint;
  last: bigint;
}

/** The last numbers recorded up to an instant, before the first moment of its month, and in that month. */
export async function readLastNumbers(
  tx: CompanyTransaction,
  { instant, begins, ends }: { instant: Date; begins: Date; ends: Date },
): Promise<{ number: bigint; before: bigint; last: bigint }> {
  const { rows } = await sql<{ number: bigint; before: bigint; last: bigint }>`
    select ${lastNumber(tx, '<=', instant)} as number, ${lastNumber(tx, '<', begins)} as before,
           ${lastNumber(tx, '<', ends)} as last`.execute(tx.queries);
  return rows[0] ?? { number: 0n, before: 0n, last: 0n };
}

function lastNumber(tx: CompanyTransaction, than: '<' | '<=', instant: Date) {
  return sql`coalesce((select number from journal_entry where company_id = ${tx.companyId}
    and posted_at ${sql.raw(than)} ${instant} order by posted_at desc, number desc limit 1), 0)::bigint`;
}
