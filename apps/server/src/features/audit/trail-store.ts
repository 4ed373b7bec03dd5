import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

export interface TrailFilter {
  subject_type?: string | undefined;
  subject_id?: string | undefined;
  user_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  page: number;
  limit: number;
}

/** An event, or the posting of an entry: both are things somebody did at an instant. */
export interface TrailEvent {
  id: string;
  at: Date;
  by: string | null;
  userId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  /** An entry's number and narration; empty where the event has no entry. */
  subject: string;
  change: unknown;
  entryId: string | null;
}

/** Begin and end of calendar days in Hong Kong as instants. */
function within(column: string, { from, to }: TrailFilter): RawBuilder<unknown> {
  const at = sql.ref(column);
  const after = from === undefined ? sql`` : sql`and ${at} >= (${from}::date)::timestamp at time zone 'Asia/Hong_Kong'`;
  const before = to === undefined ? sql`` : sql`and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Hong_Kong'`;
  return sql`${after} ${before}`;
}

function events(tx: CompanyTransaction, filter: TrailFilter): RawBuilder<unknown> {
  const { subject_type: type, subject_id: id, user_id: user, q } = filter;
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
    select 'e' || event.id as id, event.at, event.user_id, event.action, event.subject_type as "subjectType", event.subject_id as "subjectId",
           '' as subject, event.change, null::uuid as "entryId", event.id as tie
      from audit_event event
     where event.company_id = ${tx.companyId} ${within('event.at', filter)}
       ${type ? sql`and event.subject_type = ${type}` : sql``} ${id ? sql`and event.subject_id = ${id}` : sql``}
       ${user ? sql`and event.user_id = ${user}` : sql``}
       ${q ? sql`and (event.action ilike ${pattern} or event.subject_id ilike ${pattern} or event.change::text ilike ${pattern})` : sql``}`;
}

function postings(tx: CompanyTransaction, filter: TrailFilter): RawBuilder<unknown> {
  const { subject_type: type, subject_id: id, user_id: user, q } = filter;
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
    select 'j' || entry.number as id, entry.posted_at as at, entry.posted_by as user_id, 'posted' as action, 'journal_entry' as "subjectType",
           entry.id::text as "subjectId", 'J' || lpad(entry.number::text, greatest(4, length(entry.number::text)), '0') || ' ' || entry.source_number || ' ' || entry.narration as subject,
           jsonb_build_object('kind', entry.kind, 'date', entry.date, 'hash', entry.hash) as change, entry.id as "entryId", entry.number as tie
      from journal_entry entry
     where entry.company_id = ${tx.companyId} ${within('entry.posted_at', filter)}
       ${type && type !== 'journal_entry' ? sql`and entry.source_type = ${type}` : sql``}
       ${id ? sql`and (entry.id::text = ${id} or entry.source_id::text = ${id})` : sql``}
       ${user ? sql`and entry.posted_by = ${user}` : sql``}
       ${
         q
           ? sql`and (entry.narration ilike ${pattern} or entry.source_number ilike ${pattern} or entry.kind ilike ${pattern}
         or 'J' || lpad(entry.number::text, greatest(4, length(entry.number::text)), '0') ilike ${pattern})`
           : sql``
       }`;
}

/**
 * A page of what was done, newest first: audit events and postings together. Each side is read only as deep as the page
 * needs, so the cost grows with the page and not with the books.
 */
export async function readTrail(tx: CompanyTransaction, filter: TrailFilter): Promise<TrailEvent[]> {
  const depth = filter.page * filter.limit;
  const { rows } = await sql<TrailEvent>`
    select done.id, done.at, person.name as by, done.user_id as "userId", done.action, done."subjectType", done."subjectId", done.subject, done.change, done."entryId"
      from ((${events(tx, filter)} order by event.at desc, event.id desc limit ${depth})
            union all
            (${postings(tx, filter)} order by entry.posted_at desc, entry.number desc limit ${depth})) done
      left join app_user person on person.id = done.user_id
     order by done.at desc, done.tie desc, done.id desc offset ${depth - filter.limit} limit ${filter.limit}`.execute(
    tx.queries,
  );
  return rows;
}

export async function countTrail(tx: CompanyTransaction, filter: TrailFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ((select count(*) from (${events(tx, filter)}) found) + (select count(*) from (${postings(tx, filter)}) found))::int as total`.execute(
    tx.queries,
  );
  return rows[0]?.total ?? 0;
}
