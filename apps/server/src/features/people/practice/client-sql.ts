import { type RawBuilder, sql } from 'kysely';

/**
 * The companies that a person of a practice sees, with the role of the practice there, whose name or business
 * registration number contains `q` (empty: all).
 */
export function clientsOf({
  practiceId,
  userId,
  q,
}: {
  practiceId: string;
  userId: string;
  q: string;
}): RawBuilder<unknown> {
  const pattern = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
    select request.company_id, request.role
      from practice_member member
      join access_request request on request.practice_id = member.practice_id and request.state = 'accepted'
      join company named on named.id = request.company_id
     where member.practice_id = ${practiceId} and member.user_id = ${userId} and member.state = 'active'
       and (member.sees_all or exists (select from practice_client_staff given
             where given.practice_id = member.practice_id and given.company_id = request.company_id
               and given.user_id = member.user_id))
       and (named.name ilike ${pattern} or named.name_zh ilike ${pattern} or named.br ilike ${pattern})`;
}
