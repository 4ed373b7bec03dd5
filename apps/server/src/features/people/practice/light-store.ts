import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

/**
 * Clients of practices whose books changed since their last check, or were not checked since `before`; the oldest
 * check first.
 */
export async function dueForLook(queries: Queries, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select client.id
      from (select distinct company_id as id from access_request where state = 'accepted') client
      left join journal_head head on head.company_id = client.id
      left join book_light light on light.company_id = client.id
     where light.company_id is null or light.checked_at < ${before} or light.journal_number <> coalesce(head.last_number, 0)
     order by light.checked_at nulls first, client.id limit ${most}`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Computes and stores a company's checks. */
export async function lookAtBooks(queries: Queries, companyId: string, now: Date): Promise<void> {
  await sql`select look_at_books(${companyId}, ${now})`.execute(queries);
}
