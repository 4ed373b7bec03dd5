import { type Role, roleOf } from '@folio/permissions';
import { sql } from 'kysely';
import type { Versioned } from '../../../../platform/database/access-memory.ts';
import type { Queries } from '../../../../platform/database/open.ts';
import { type Reach, type ReachColumns, reachJoin, reachOf } from '../../../../platform/http/session.ts';

/** A user with what decides their access, as stored. */
export interface ProfileFacts {
  id: string;
  name: string;
  email: string;
  isEmailProved: boolean;
  avatar: string | null;
  accountType: string;
  language: string;
  dateFormat: string;
  /** The access to the company that was asked for. */
  reach: Reach | null;
  /** Every role the user holds as a member of companies. */
  roles: Role[];
  /** The practices the user works in, by name. */
  practices: { id: string; name: string; role: string }[];
}

interface PersonRow extends ReachColumns {
  id: string;
  name: string;
  email: string;
  is_proved: boolean;
  avatar: string | null;
  account_type: string;
  language: string;
  date_format: string;
  roles: string[];
  practices: { id: string; name: string; role: string }[];
}

/** Everything from one statement, with the version under which it is so. */
export async function readProfileFacts(
  queries: Queries,
  userId: string,
  companyId: string | null,
): Promise<Versioned<ProfileFacts>> {
  const { rows } = await sql<{ version: bigint } & (PersonRow | { id: null })>`
    select access_version.version, person.id, person.name, person.email,
           person.email_proved_at is not null as is_proved, person.avatar, person.account_type, person.language,
           person.date_format, reach.role, reach.practice_id, reach.practice_name, reach.state,
           array(select distinct member.role from company_member member where member.user_id = person.id) as roles,
           (select coalesce(jsonb_agg(jsonb_build_object('id', practice.id, 'name', practice.name, 'role', member.role)
                                      order by practice.name), '[]')
              from practice_member member
              join practice on practice.id = member.practice_id
             where member.user_id = person.id and member.state = 'active') as practices
      from access_version
      left join app_user person on person.id = ${userId}
      ${reachJoin(sql.ref('person.id'), companyId)}`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no version of who may do what');
  return { version: row.version, value: row.id === null ? null : factsOf(row) };
}

function factsOf(row: PersonRow): ProfileFacts {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isEmailProved: row.is_proved,
    avatar: row.avatar,
    accountType: row.account_type,
    language: row.language,
    dateFormat: row.date_format,
    reach: reachOf(row),
    roles: row.roles.flatMap((role) => roleOf(role) ?? []),
    practices: row.practices,
  };
}
