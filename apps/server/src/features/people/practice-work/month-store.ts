import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';
import { clientsOf } from '../practice/index.ts';
import type { ClientMonth } from './month-state.ts';

/** A month of a client's books, with the client. */
export interface ClientMonthRow extends ClientMonth {
  companyId: string;
  name: string;
  nameZh: string | null;
}

/**
 * The months of every client that the person sees, by name and month. Lines count by their date, drafts by their issue date,
 * documents to review by the day of their upload in Hong Kong.
 */
export async function readClientMonths(
  queries: Queries,
  who: { practiceId: string; userId: string },
  months: readonly Day[],
): Promise<ClientMonthRow[]> {
  const theirs = sql`company_id = any ((select array_agg(company_id) from client)::uuid[])`;
  const first = months[0] ?? null;
  const { rows } = await sql<ClientMonthRow>`
    with client as materialized (${clientsOf({ ...who, q: '' })}
    ), lines as materialized (
      select company_id, date_trunc('month', date::timestamp)::date as start, count(*)::int as count
        from bank_line where ${theirs} and state in ('unreviewed', 'suggested') and date >= ${first} group by 1, 2
    ), papers as materialized (
      select company_id, date_trunc('month', uploaded_at at time zone 'Asia/Hong_Kong')::date as start, count(*)::int as count
        from document where ${theirs} and ${waitsForReview()} group by 1, 2
    ), drafts as materialized (
      select company_id, date_trunc('month', issue_date::timestamp)::date as start, count(*)::int as count
        from invoice where ${theirs} and type <> 'quotation' and confirm_status in ('unconfirmed', 'pending')
         and issue_date >= ${first} group by 1, 2
    )
    select company.id as "companyId", company.name, company.name_zh as "nameZh", month.start,
           company.locked_through as "lockedThrough", coalesce(lines.count, 0) as lines,
           coalesce(papers.count, 0) + coalesce(drafts.count, 0) as documents,
           exists (select from journal_entry where company_id = company.id and date >= month.start
                      and date < (month.start + interval '1 month')::date) as posted
      from client join company on company.id = client.company_id
     cross join unnest(${[...months]}::date[]) as month(start)
      left join lines on lines.company_id = company.id and lines.start = month.start
      left join papers on papers.company_id = company.id and papers.start = month.start
      left join drafts on drafts.company_id = company.id and drafts.start = month.start
     order by lower(company.name), company.id, month.start`.execute(queries);
  return rows;
}
