import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';

/**
 * Entries in the table of the journal whose company does not exist, as two processes on one folder left them. Reads the tables
 * themselves: their indexes may tell another story then.
 */
export async function countStrayEntries(queries: Queries): Promise<number> {
  return queries.transaction().execute(async (tx) => {
    await sql`select set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true),
                     set_config('enable_bitmapscan', 'off', true)`.execute(tx);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from journal_entry entry
       where not exists (select from company where company.id = entry.company_id)`.execute(tx);
    return Number(rows[0]?.count ?? 0n);
  });
}
