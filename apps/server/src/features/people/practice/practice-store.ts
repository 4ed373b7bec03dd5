import type { PracticeDetail, PracticeRow, practiceBody } from '@folio/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';

export type PracticeValues = z.output<typeof practiceBody>;

/**
 * An active manager proved that the email the practice shows is theirs: no user can list a firm under another
 * person's address.
 */
const emailIsProved = sql<boolean>`exists (
  select from practice_member manager
    join app_user person on person.id = manager.user_id
   where manager.practice_id = practice.id and manager.role = 'manager' and manager.state = 'active'
     and lower(person.email) = lower(practice.email) and person.email_proved_at is not null)`;

export async function listPractices(
  queries: Queries,
  { page, limit, q }: { page: number; limit: number; q?: string | undefined },
): Promise<{ rows: PracticeRow[]; total: number }> {
  const pattern = `%${(q ?? '').trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = queries
    .selectFrom('practice')
    .where('listed', '=', true)
    .where(emailIsProved)
    .where((e) =>
      e.or([e('name', 'ilike', pattern), e('pc_number', 'ilike', pattern), e('address', 'ilike', pattern)]),
    );
  const rows = await found
    .select(['id', 'name', 'pc_number', 'address'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const count = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total: count.total };
}

interface DetailRow {
  id: string;
  name: string;
  pc_number: string;
  address: string;
  phone: string;
  email: string;
  about: string;
  website: string | null;
  listed: boolean;
  email_proved: boolean;
  my_state: string | null;
  my_role: string | null;
}

/**
 * A practice as a person sees it: one in the directory, one they have a relation to, or one with a relation to a
 * company they own. Null for every other practice.
 */
export async function readPractice(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<PracticeDetail | null> {
  const { rows } = await sql<DetailRow>`
    select practice.id, practice.name, practice.pc_number, practice.address, practice.phone, practice.email, practice.about,
           practice.website, practice.listed, ${emailIsProved} as email_proved, mine.state as my_state, mine.role as my_role
      from practice
      left join practice_member mine on mine.practice_id = practice.id and mine.user_id = ${userId} and mine.state <> 'removed'
     where practice.id = ${id}
       and (practice.listed and ${emailIsProved} or mine.state is not null
            or exists (select from access_request request
                         join company_member member on member.company_id = request.company_id and member.role = 'owner'
                        where request.practice_id = practice.id and member.user_id = ${userId}))`.execute(queries);
  const row = rows[0];
  if (row === undefined) return null;
  return { ...row, my_state: memberStateOf(row.my_state), my_role: row.my_role === null ? null : roleOf(row.my_role) };
}

export function memberStateOf(text: string | null): PracticeDetail['my_state'] {
  return text === 'asked' || text === 'invited' || text === 'active' || text === 'removed' ? text : null;
}

export function roleOf(text: string): 'manager' | 'staff' {
  return text === 'manager' ? 'manager' : 'staff';
}

export async function insertPractice(queries: Queries, ownerUserId: string, values: PracticeValues): Promise<string> {
  const row = await queries
    .insertInto('practice')
    .values({ ...columnsOf(values), owner_user_id: ownerUserId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into practice_member (practice_id, user_id, name, email, role, sees_all, state)
    select ${row.id}, id, name, email, 'manager', true, 'active' from app_user where id = ${ownerUserId}`.execute(
    queries,
  );
  return row.id;
}

export async function updatePractice(queries: Queries, id: string, values: PracticeValues): Promise<void> {
  await queries.updateTable('practice').set(columnsOf(values)).where('id', '=', id).execute();
}

function columnsOf(values: PracticeValues) {
  const { name, pc_number, phone, email, address, about, website, listed } = values;
  return { name, pc_number, phone, email, address, about, website: website ?? null, listed };
}

/** A person's role in a practice they work in; null when they do not work there. */
export async function readStanding(
  queries: Queries,
  { practiceId, userId }: { practiceId: string; userId: string },
): Promise<{ role: 'manager' | 'staff'; name: string } | null> {
  const row = await queries
    .selectFrom('practice_member as member')
    .innerJoin('practice', 'practice.id', 'member.practice_id')
    .select(['member.role', 'practice.name'])
    .where('member.practice_id', '=', practiceId)
    .where('member.user_id', '=', userId)
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  return row ? { role: roleOf(row.role), name: row.name } : null;
}

export async function lockRow(queries: Queries, practiceId: string): Promise<void> {
  await queries.selectFrom('practice').select('id').where('id', '=', practiceId).forUpdate().execute();
}
