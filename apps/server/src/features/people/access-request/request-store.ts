import {
  type PracticeRole,
  practiceRole,
  type RequestSide,
  type RequestState,
  requestSide,
  requestState,
} from '@folio/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

/** A request as the acts need it. `companyId` is null until a company with the number has answered. */
export interface StoredRequest {
  id: string;
  number: number;
  practiceId: string;
  companyId: string | null;
  askedNumber: string;
  askedBy: RequestSide;
  state: RequestState;
  role: PracticeRole | null;
  createdBy: string;
}

/**
 * Whether a request concerns a company: it is bound to the company, or it is pending and names a number of the
 * company. `company` is an SQL expression for the company's id.
 */
export function concerns(company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(request.company_id = ${company}
    or (request.company_id is null and request.asked_by = 'practice' and request.state = 'pending'
        and request.asked_key in (select unnest(array[number_key(br), number_key(registration_number)]) from company where id = ${company})))`;
}

/** The side that views a request. */
export type Seen = { practiceId: string } | { companyId: string };

export function seenBy(side: Seen): RawBuilder<boolean> {
  return 'practiceId' in side
    ? sql<boolean>`request.practice_id = ${side.practiceId}`
    : concerns(sql`${side.companyId}::uuid`);
}

type Row = Omit<StoredRequest, 'number' | 'askedBy' | 'state' | 'role'> & {
  number: bigint;
  askedBy: string;
  state: string;
  role: string | null;
};

/**
 * A request as a side sees it; null where that side has no such request. `held` locks it until the end of the
 * transaction.
 */
export async function findRequest(
  queries: Queries,
  side: Seen,
  id: string,
  held: boolean,
): Promise<StoredRequest | null> {
  const { rows } = await sql<Row>`
    select id, number, practice_id as "practiceId", company_id as "companyId", asked_number as "askedNumber",
           asked_by as "askedBy", state, role, created_by as "createdBy"
      from access_request request where id = ${id} and ${seenBy(side)} ${held ? sql`for update` : sql``}`.execute(
    queries,
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    ...row,
    number: Number(row.number),
    askedBy: requestSide.parse(row.askedBy),
    state: requestState.parse(row.state),
    role: practiceRole.nullable().parse(row.role),
  };
}

export async function insertRequest(
  queries: Queries,
  request: {
    practiceId: string;
    companyId: string | null;
    askedNumber: string;
    askedBy: RequestSide;
    role: PracticeRole | null;
    message: string;
    userId: string;
    now: Date;
  },
): Promise<string> {
  const row = await queries
    .insertInto('access_request')
    .values({
      practice_id: request.practiceId,
      company_id: request.companyId,
      asked_number: request.askedNumber,
      asked_by: request.askedBy,
      role: request.role,
      message: request.message,
      created_by: request.userId,
      created_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * The open request that prevents a practice's application: one by the same number, or one with a company known to the
 * practice that has the number. The query reveals nothing about other companies.
 */
export async function openByNumber(
  queries: Queries,
  { practiceId, askedNumber }: { practiceId: string; askedNumber: string },
): Promise<{ state: string; askedBy: string } | null> {
  const { rows } = await sql<{ state: string; askedBy: string }>`
    select request.state, request.asked_by as "askedBy" from access_request request
      left join company on company.id = request.company_id and (request.state = 'accepted' or request.asked_by = 'company')
     where request.practice_id = ${practiceId} and request.state in ('pending', 'accepted')
       and ((request.asked_by = 'practice' and request.state = 'pending' and request.asked_key = number_key(${askedNumber}))
            or number_key(${askedNumber}) in (number_key(company.br), number_key(company.registration_number)))
     order by request.state limit 1`.execute(queries);
  return rows[0] ?? null;
}

/** The open request of a practice that concerns a company. */
export async function openWithCompany(
  queries: Queries,
  { practiceId, companyId }: { practiceId: string; companyId: string },
): Promise<{ id: string; state: string; askedBy: string } | null> {
  const { rows } = await sql<{ id: string; state: string; askedBy: string }>`
    select request.id, request.state, request.asked_by as "askedBy" from access_request request
     where request.practice_id = ${practiceId} and request.state in ('pending', 'accepted')
       and ${concerns(sql`${companyId}::uuid`)} order by request.state limit 1`.execute(queries);
  return rows[0] ?? null;
}

export async function writeState(
  queries: Queries,
  id: string,
  to: { state: RequestState; companyId: string | null; role: PracticeRole | null; userId: string; now: Date },
): Promise<void> {
  await queries
    .updateTable('access_request')
    .set({ state: to.state, company_id: to.companyId, role: to.role, decided_by: to.userId, decided_at: to.now })
    .where('id', '=', id)
    .execute();
}

export async function writeRole(queries: Queries, id: string, role: PracticeRole): Promise<void> {
  await queries.updateTable('access_request').set({ role }).where('id', '=', id).execute();
}

/** Cancels the practice's requests to the company by its other numbers, because it has access now. */
export async function cancelOthers(
  queries: Queries,
  { practiceId, companyId, id }: { practiceId: string; companyId: string; id: string },
  by: { userId: string; now: Date },
): Promise<void> {
  await sql`
    update access_request request set state = 'cancelled', decided_by = ${by.userId}, decided_at = ${by.now}
     where request.practice_id = ${practiceId} and request.id <> ${id} and request.state = 'pending'
       and ${concerns(sql`${companyId}::uuid`)}`.execute(queries);
}

/** Removes the company from the clients of everybody in the practice. */
export async function dropGiven(
  queries: Queries,
  { practiceId, companyId }: { practiceId: string; companyId: string },
): Promise<void> {
  await queries
    .deleteFrom('practice_client_staff')
    .where('practice_id', '=', practiceId)
    .where('company_id', '=', companyId)
    .execute();
}

/** The registration number that identifies a company in a request it makes. */
export async function numberOf(queries: Queries, companyId: string): Promise<string> {
  const row = await queries.selectFrom('company').select('br').where('id', '=', companyId).executeTakeFirstOrThrow();
  return row.br;
}

/** Whether the practice exists. */
export async function isPractice(queries: Queries, practiceId: string): Promise<boolean> {
  const row = await queries.selectFrom('practice').select('id').where('id', '=', practiceId).executeTakeFirst();
  return row !== undefined;
}
