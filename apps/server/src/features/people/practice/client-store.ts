import type { ClientName, ClientSort } from '@folio/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';
import { clientsOf } from './client-sql.ts';

/** The open work in a client's books. Amounts are minor units of its base currency. */
export interface ClientFacts {
  id: string;
  name: string;
  nameZh: string | null;
  state: string;
  role: string;
  currency: string;
  toReview: number;
  failed: number;
  bankLines: number;
  lateSales: number;
  lateSalesMinor: bigint;
  lateBills: number;
  lateBillsMinor: bigint;
  lockedThrough: string | null;
  lastActivity: Date | null;
  statementsTo: string | null;
  books: string;
  control: string;
  bank: string;
  checkedAt: Date | null;
  attention: boolean;
}

export interface ClientCounts {
  all: number;
  found: number;
  needing: number;
  toReviewAll: number;
  bankLinesAll: number;
}

export interface ClientAsk {
  practiceId: string;
  userId: string;
  today: string;
  q: string;
  attentionOnly: boolean;
  sort: ClientSort;
  descending: boolean;
  limit: number;
  offset: number;
}

const ORDERS: Readonly<Record<ClientSort, string>> = {
  name: 'lower(name)',
  to_review: '"toReview"',
  bank_lines: '"bankLines"',
  overdue_sales: '"lateSalesMinor"',
  overdue_bills: '"lateBillsMinor"',
  locked_through: '"lockedThrough"',
  last_activity: '"lastActivity"',
  lights: 'broken',
};

/**
 * Every client a person of the practice sees, with the open work there. Counts are computed for all clients with one
 * index scan each; the newest record of a kind with one lookup per client. The cost does not grow with the books:
 * totals over whole books are stored per company (`book_light`).
 */
function clientFacts(ask: ClientAsk): RawBuilder<unknown> {
  const { today } = ask;
  const theirs = sql`company_id = any ((select array_agg(id) from client)::uuid[])`;
  return sql`
    with client as materialized (
      select company.id, company.name, company.name_zh as "nameZh", company.state, reached.role,
             company.base_currency as currency, company.locked_through as "lockedThrough"
        from (${clientsOf(ask)}) reached join company on company.id = reached.company_id
    ), documents as materialized (
      select company_id, count(*) filter (where ${waitsForReview()})::int as to_review,
             count(*) filter (where state = 'failed')::int as failed
        from document where ${theirs} and state in ('needs_review', 'failed') group by company_id
    ), lines as materialized (
      select company_id, count(*)::int as count
        from bank_line where ${theirs} and state in ('unreviewed', 'suggested') group by company_id
    ), late as materialized (
      select company_id, coalesce(sum(documents) filter (where list = 'sales'), 0)::int as sales,
             coalesce(sum(open_base_minor) filter (where list = 'sales'), 0)::bigint as sales_minor,
             coalesce(sum(documents) filter (where list = 'purchases'), 0)::int as bills,
             coalesce(sum(open_base_minor) filter (where list = 'purchases'), 0)::bigint as bills_minor
        from invoice_sum
       where ${theirs} and stage in ('unpaid', 'partly_paid') and late_after < ${today} and voided_on > ${today}
       group by company_id
    )
    select client.*, coalesce(documents.to_review, 0) as "toReview", coalesce(documents.failed, 0) as failed,
           coalesce(lines.count, 0) as "bankLines",
           coalesce(late.sales, 0) as "lateSales", coalesce(late.sales_minor, 0) as "lateSalesMinor",
           coalesce(late.bills, 0) as "lateBills", coalesce(late.bills_minor, 0) as "lateBillsMinor",
           greatest(head.last_posted_at, papers.at, done.at) as "lastActivity", statements.reach as "statementsTo",
           light.checked_at as "checkedAt",
           case when light.company_id is null then 'open'
                when light.trial_difference_minor = 0 and light.chain_holds then 'holds' else 'broken' end as books,
           case when light.company_id is null then 'open'
                when light.control_difference_minor = 0 then 'holds' else 'broken' end as control,
           case when statements.differ then 'broken' when statements.agree then 'holds' else 'open' end as bank
      from client
      left join documents on documents.company_id = client.id
      left join lines on lines.company_id = client.id
      left join late on late.company_id = client.id
      left join journal_head head on head.company_id = client.id
      left join book_light light on light.company_id = client.id
      left join lateral (select uploaded_at as at from document where company_id = client.id
                          order by uploaded_at desc limit 1) papers on true
      left join lateral (select at from audit_event where company_id = client.id and action not like 'view\\_as\\_%'
                          order by at desc, id desc limit 1) done on true
     cross join lateral (select min(newest.period_end) as reach, bool_and(newest.state = 'reconciled') as agree,
                                bool_or(newest.state <> 'reconciled' and newest.to_do = 0) as differ
                           from bank_account account
                          cross join lateral (select period_end, state, to_do from bank_statement
                                               where company_id = client.id and bank_account_id = account.id
                                               order by period_end desc limit 1) newest
                          where account.company_id = client.id and account.active) statements`;
}

/** A page of clients, and counts over all that match the search. */
export async function readClients(
  queries: Queries,
  ask: ClientAsk,
): Promise<{ rows: ClientFacts[]; counts: ClientCounts }> {
  const direction = sql.raw(ask.descending ? 'desc' : 'asc');
  const { rows } = await sql<(ClientFacts | { id: null }) & ClientCounts>`
    with facts as materialized (
      select *, (books = 'broken')::int + (control = 'broken')::int + (bank = 'broken')::int as broken from (${clientFacts(ask)}) known
    ), needs as materialized (
      select *, "toReview" + failed + "bankLines" + "lateSales" + "lateBills" + broken > 0 as attention from facts
    )
    select counts.*, page.*
      from (select count(*)::int as all, count(*) filter (where attention)::int as needing,
                   count(*) filter (where attention or not ${ask.attentionOnly})::int as found,
                   coalesce(sum("toReview"), 0)::int as "toReviewAll", coalesce(sum("bankLines"), 0)::int as "bankLinesAll"
              from needs) counts
      left join (select * from needs where attention or not ${ask.attentionOnly}
                  order by ${sql.raw(ORDERS[ask.sort])} ${direction} nulls last, lower(name), id
                  limit ${ask.limit} offset ${ask.offset}) page on true
     order by ${sql.raw(ORDERS[ask.sort])} ${direction} nulls last, lower(name), id`.execute(queries);
  const first = rows[0];
  const { all = 0, found = 0, needing = 0, toReviewAll = 0, bankLinesAll = 0 } = first ?? {};
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    counts: { all, found, needing, toReviewAll, bankLinesAll },
  };
}

/** The names of every client of a practice. */
export async function readClientNames(queries: Queries, practiceId: string): Promise<ClientName[]> {
  return queries
    .selectFrom('access_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .select(['company.id', 'company.name', 'company.name_zh'])
    .where('request.practice_id', '=', practiceId)
    .where('request.state', '=', 'accepted')
    .orderBy(sql`lower(company.name)`)
    .orderBy('company.id')
    .execute();
}
