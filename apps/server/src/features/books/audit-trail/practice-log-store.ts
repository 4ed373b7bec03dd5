import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { TrailEvent } from './trail-store.ts';

export async function isManager(
  queries: Queries,
  { practiceId, userId }: { practiceId: string; userId: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('practice_member')
    .select('id')
    .where('practice_id', '=', practiceId)
    .where('user_id', '=', userId)
    .where('role', '=', 'manager')
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readPracticeLog(
  queries: Queries,
  { practiceId, offset, limit }: { practiceId: string; offset: number; limit: number },
): Promise<TrailEvent[]> {
  const { rows } = await sql<TrailEvent>`
    select 'a' || event.id as id, event.at, '' as exactly, 'a' as source, event.id::text as tie, person.name as by,
           event.user_id as "userId", case when member.is_theirs then practice.id end as "practiceId",
           case when member.is_theirs then practice.name end as practice, null as token,
           event.address, event.action,
           'practice' as "subjectType", practice.id::text as "subjectId", '' as subject,
           case when client.id is null then event.change else jsonb_build_object('company', client.name) end as change, null as "entryId"
      from account_event event
      join practice on practice.id = event.practice_id
      left join app_user person on person.id = event.user_id
      cross join lateral (
        select exists (select 1 from practice_member
                        where practice_id = event.practice_id and user_id = event.user_id) as is_theirs) member
      left join company client
        on client.id = case when event.action in ('view_as_started', 'view_as_ended') then (event.change ->> 'company')::uuid end
     where event.practice_id = ${practiceId}
     order by event.id desc offset ${offset} limit ${limit}`.execute(queries);
  return rows;
}

export async function countPracticeLog(queries: Queries, practiceId: string): Promise<number> {
  const row = await queries
    .selectFrom('account_event')
    .select((of) => of.fn.countAll<string>().as('total'))
    .where('practice_id', '=', practiceId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
