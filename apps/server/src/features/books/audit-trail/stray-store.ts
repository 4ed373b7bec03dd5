import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

/**
 * Counts journal entries whose company does not exist. They remain where two processes used one data folder. Reads
 * the tables directly, because their indexes may then disagree with them.
 */
export async function countStray(queries: Queries): Promise<number> {
  return queries.transaction().execute(async (tx) => {
    await sql`select set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true),
                     set_config('enable_bitmapscan', 'off', true)`.execute(tx);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from journal_entry entry
       where not exists (select from company where company.id = entry.company_id)`.execute(tx);
    return Number(rows[0]?.count ?? 0n);
  });
}
