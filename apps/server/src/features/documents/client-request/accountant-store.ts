import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';
import { languageOf } from './company-store.ts';

/** The practices that work in a company's books, by name. */
export async function readAccountants(queries: Queries, companyId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct practice.id, practice.name from access_request request
      join practice on practice.id = request.practice_id
     where request.company_id = ${companyId} and request.state = 'accepted' order by practice.name, practice.id`.execute(
    queries,
  );
  return rows;
}

export interface AccountantPerson {
  userId: string;
  email: string;
  language: Language;
}

/** The people of a practice who look after a company: the one it is assigned to, else all who reach it. */
export async function readPeopleOf(
  queries: Queries,
  { companyId, practiceId }: { companyId: string; practiceId: string },
): Promise<AccountantPerson[]> {
  const { rows } = await sql<{ userId: string; email: string; language: string; assigned: boolean }>`
    select person.id as "userId", person.email, person.language, given.user_id is not null as assigned
      from company_reach reach
      join app_user person on person.id = reach.user_id and person.closed_at is null
      left join practice_client_assignee given on given.practice_id = reach.practice_id
       and given.company_id = reach.company_id and given.user_id = reach.user_id
     where reach.company_id = ${companyId} and reach.practice_id = ${practiceId}
     order by person.email`.execute(queries);
  const assigned = rows.filter((row) => row.assigned);
  return (assigned.length > 0 ? assigned : rows).map(({ userId, email, language }) => ({
    userId,
    email,
    language: languageOf(language),
  }));
}
