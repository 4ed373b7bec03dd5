import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { CONDITIONS, type Conditions } from './trail-conditions-store.ts';
import type { TrailFilter } from './trail-filter.ts';
import type { TrailPlace } from './trail-place.ts';

/** An event, a posting, or a change somebody made to their account: each is something a person did at an instant. */
export interface TrailEvent {
  id: string;
  at: Date;
  /** The instant to the microsecond, as positions in the log contain it. */
  exactly: string;
  source: TrailPlace['source'];
  tie: string;
  by: string | null;
  userId: string | null;
  practiceId: string | null;
  practice: string | null;
  token: string | null;
  address: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  /** An entry's number and narration; empty where the event has no entry. */
  subject: string;
  change: unknown;
  entryId: string | null;
}

const JOURNAL_NUMBER = sql`'J' || lpad(entry.number::text, greatest(4, length(entry.number::text)), '0')`;

/** The columns of each source, in the same order and with the same types. */
const COLUMNS: Readonly<Record<TrailPlace['source'], RawBuilder<unknown>>> = {
  e: sql`'e' as source, event.at, event.id::bigint as tie, event.user_id, event.practice_id, event.token_name, event.address,
         event.action, event.subject_type, event.subject_id, '' as subject, event.change, null::uuid as entry_id`,
  j: sql`'j' as source, entry.posted_at as at, entry.number::bigint as tie, entry.posted_by as user_id, entry.practice_id,
         entry.token_name, entry.address, 'posted' as action, 'journal_entry' as subject_type, entry.id::text as subject_id,
         ${JOURNAL_NUMBER} || ' ' || entry.source_number || ' ' || entry.narration as subject,
         jsonb_build_object('kind', entry.kind, 'date', entry.date, 'hash', entry.hash) as change, entry.id as entry_id`,
  a: sql`'a' as source, account.at, account.id::bigint as tie, account.user_id, null::uuid as practice_id,
         null::text as token_name, account.address, account.action, 'account' as subject_type,
         account.user_id::text as subject_id, '' as subject,
         jsonb_build_object('device', account.user_agent) as change, null::uuid as entry_id`,
};

/**
 * Rows of the log, newest first, from `place` on (from the newest where it is null). Each source is read only as deep
 * as requested, so the cost grows with the page and not with the books.
 */
export async function readTrail(
  tx: CompanyTransaction,
  filter: TrailFilter,
  { before, offset, limit }: { before: TrailPlace | null; offset: number; limit: number },
): Promise<TrailEvent[]> {
  const parts = CONDITIONS.filter(({ isAsked }) => isAsked(filter)).map(
    (part) =>
      sql`(select ${COLUMNS[part.source]} ${found(tx, part, filter, before)} order by ${part.order} limit ${offset + limit})`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<TrailEvent>`
    select done.source || done.tie as id, done.at, done.source, done.tie::text as tie,
           to_char(done.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly,
           person.name as by, done.user_id as "userId", done.practice_id as "practiceId", practice.name as practice,
           done.token_name as token, done.address, done.action, done.subject_type as "subjectType", done.subject_id as "subjectId", done.subject, done.change, done.entry_id as "entryId"
      from (${sql.join(parts, sql` union all `)}) done
      left join app_user person on person.id = done.user_id
      left join practice on practice.id = done.practice_id
     order by done.at desc, done.source desc, done.tie desc offset ${offset} limit ${limit}`.execute(tx.queries);
  return rows;
}

/** How many rows there are from `before` on, counted to `atMost` and no further. */
export async function countTrail(
  tx: CompanyTransaction,
  filter: TrailFilter,
  { before, atMost }: { before: TrailPlace | null; atMost: number },
): Promise<number> {
  const parts = CONDITIONS.filter(({ isAsked }) => isAsked(filter)).map(
    (part) => sql`(select 1 ${found(tx, part, filter, before)} limit ${atMost})`,
  );
  if (parts.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from (${sql.join(parts, sql` union all `)}) found limit ${atMost}) counted`.execute(
    tx.queries,
  );
  return rows[0]?.total ?? 0;
}

function found(tx: CompanyTransaction, part: Conditions, filter: TrailFilter, before: TrailPlace | null) {
  return sql`from ${part.table} where ${part.where(tx.companyId, filter)} ${olderThan(part, before)}`;
}

/** The rows after a position: by instant, then by source, then by number. */
function olderThan(part: Conditions, before: TrailPlace | null): RawBuilder<unknown> {
  if (before === null) return sql``;
  const at = sql`${before.at}::timestamptz`;
  if (part.source < before.source) return sql`and ${part.at} <= ${at}`;
  if (part.source > before.source) return sql`and ${part.at} < ${at}`;
  return sql`and (${part.at}, ${part.tie}) < (${at}, ${before.tie}::bigint)`;
}
