import type { Usage } from '@folio/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

interface UsageRow {
  companies: number;
  documents: number;
  storage: bigint;
  people: number;
  clients: number;
}

/** Usage of a user's own companies, and the practices they manage; documents are those received since `since`. */
export async function readUsage(queries: Queries, userId: string, since: Date): Promise<Omit<Usage, 'month'>> {
  const { rows } = await sql<UsageRow>`
    with owned as (select company_id from company_member where user_id = ${userId} and role = 'owner'),
    managed as (select practice_id from practice_member where user_id = ${userId} and role = 'manager' and state = 'active')
    select (select count(*)::int from owned join company on company.id = owned.company_id
             where company.state = 'active') as companies,
           (select count(*)::int from document join owned using (company_id)
             where part_of is null and uploaded_at >= ${since}) as documents,
           (select coalesce(sum(size_bytes), 0)::bigint from stored_file join owned using (company_id)) as storage,
           (select count(*)::int from (
              select user_id from company_member join owned using (company_id)
              union
              select user_id from practice_member join managed using (practice_id) where state = 'active') people) as people,
           (select count(distinct company_id)::int from access_request join managed using (practice_id)
             where state = 'accepted') as clients`.execute(queries);
  const row = rows[0];
  if (row === undefined) throw new Error('counting answered no row');
  const { companies, documents, storage, people, clients } = row;
  return { companies, documents_a_month: documents, storage_bytes: Number(storage), people, clients };
}
