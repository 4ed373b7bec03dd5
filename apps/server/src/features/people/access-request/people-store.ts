import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';

/** A person a mail may be sent to. */
export interface Person {
  id: string;
  name: string;
  email: string;
  language: Language;
}

type Row = Omit<Person, 'language'> & { language: string };

function personOf(row: Row): Person {
  return { ...row, language: row.language === 'zh-Hant' ? 'zh-Hant' : 'en-US' };
}

export async function ownersOf(queries: Queries, companyId: string): Promise<Person[]> {
  const { rows } = await sql<Row>`
    select person.id, person.name, person.email, person.language
      from company_member member join app_user person on person.id = member.user_id
     where member.company_id = ${companyId} and member.role = 'owner' and person.closed_at is null`.execute(queries);
  return rows.map(personOf);
}

export async function managersOf(queries: Queries, practiceId: string): Promise<Person[]> {
  const { rows } = await sql<Row>`
    select person.id, person.name, person.email, person.language
      from practice_member member join app_user person on person.id = member.user_id
     where member.practice_id = ${practiceId} and member.role = 'manager' and member.state = 'active'
       and person.closed_at is null`.execute(queries);
  return rows.map(personOf);
}

export async function namesOf(
  queries: Queries,
  { practiceId, companyId }: { practiceId: string; companyId: string | null },
): Promise<{ practice: string; pcNumber: string; company: string }> {
  const { rows } = await sql<{ practice: string; pcNumber: string; company: string | null }>`
    select practice.name as practice, practice.pc_number as "pcNumber",
           (select name from company where id = ${companyId}) as company
      from practice where id = ${practiceId}`.execute(queries);
  const found = rows[0];
  return { practice: found?.practice ?? '', pcNumber: found?.pcNumber ?? '', company: found?.company ?? '' };
}

/** An application whose owners were not notified yet. */
export interface Untold {
  id: string;
  number: bigint;
  practiceId: string;
  createdBy: string;
  askedNumber: string;
  message: string;
}

/** Claims applications whose owners have to be notified; no other process gets the same ones. */
export async function claimUntold(queries: Queries, now: Date, most: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    update access_request set told_at = ${now}
     where id in (select id from access_request where asked_by = 'practice' and state = 'pending' and told_at is null
                   order by number limit ${most} for update skip locked)
    returning id, number, practice_id as "practiceId", created_by as "createdBy", asked_number as "askedNumber", message`.execute(
    queries,
  );
  return rows;
}

/** The companies with a registration number. */
export async function companiesWith(queries: Queries, askedNumber: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company
     where number_key(br) = number_key(${askedNumber}) or number_key(registration_number) = number_key(${askedNumber})
     order by created_at`.execute(queries);
  return rows.map(({ id }) => id);
}

/** The name of a practice that exists. */
export async function practiceName(queries: Queries, practiceId: string): Promise<string> {
  const row = await queries
    .selectFrom('practice')
    .select('name')
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow();
  return row.name;
}
