import { auditRequestState, type RequestAnswer, requestAnswer } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export type RequestState = z.infer<typeof auditRequestState>;

export interface StoredRequest {
  id: string;
  number: number;
  text: string;
  due_on: string | null;
  owner: { id: string; name: string } | null;
  state: RequestState;
  version: number;
  answers: RequestAnswer[];
}

const stored = z.object({
  state: auditRequestState,
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  answers: z.array(requestAnswer),
});

/** The requests of a room by number, each with what was said about it. */
export async function readRequests(tx: CompanyTransaction, roomId: string): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select request.id, request.number, request.text, request.due_on, request.state, request.version,
           case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name) end as owner,
           coalesce((
             select json_agg(json_build_object(
                      'kind', answer.kind, 'text', answer.text, 'by', person.name,
                      'at', to_char(answer.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                      'files', coalesce((select json_agg(json_build_object('sha256', file.sha256, 'name', file.name, 'document_id',
                                             (select document.id from document where document.company_id = file.company_id
                                                 and document.sha256 = file.sha256
                                                 and document.state not in ('duplicate', 'merged', 'trashed')
                                               order by document.uploaded_at limit 1))
                                           order by file.name, file.sha256)
                                           from audit_request_file file
                                          where file.company_id = answer.company_id and file.answer_id = answer.id), '[]'::json))
                    order by answer.place)
               from audit_request_answer answer left join app_user person on person.id = answer.said_by
              where answer.company_id = request.company_id and answer.request_id = request.id), '[]'::json) as answers
      from audit_request request left join app_user owner on owner.id = request.owner_id
     where request.company_id = ${tx.companyId} and request.room_id = ${roomId}
     order by request.number`.execute(tx.queries);
  return rows.map((row) => ({ ...row, ...stored.parse(row) }));
}

/** Locks a room until the transaction ends. False if it is closed. */
export async function lockRoom(tx: CompanyTransaction, roomId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select closed_at is null as "isOpen" from audit_room
     where company_id = ${tx.companyId} and id = ${roomId} for update`.execute(tx.queries);
  return rows[0]?.isOpen ?? false;
}

export async function countRequests(tx: CompanyTransaction, roomId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_request
     where company_id = ${tx.companyId} and room_id = ${roomId}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}

/** The people who reach the company now, by name: one of them may be the owner of a request. */
export async function readPeople(tx: CompanyTransaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from app_user person
     where person.id in (select user_id from company_reach_period where company_id = ${tx.companyId} and until is null)
     order by lower(person.name), person.id`.execute(tx.queries);
  return rows;
}

/** Adds a request under the next number. The room is locked, so that two requests do not get the same number. */
export async function insertRequest(
  tx: CompanyTransaction,
  roomId: string,
  made: { text: string; dueOn: string | null; userId: string; at: Date },
): Promise<{ id: string; number: number }> {
  const { rows } = await sql<{ id: string; number: number }>`
    insert into audit_request (company_id, room_id, number, text, due_on, created_by, created_at)
    select ${tx.companyId}, ${roomId}, coalesce(max(number), 0) + 1, ${made.text}, ${made.dueOn}::date, ${made.userId}, ${made.at}
      from audit_request where company_id = ${tx.companyId} and room_id = ${roomId}
    returning id, number`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error('a request was not added');
  return row;
}

export interface FoundRequest {
  roomId: string;
  number: number;
  state: RequestState;
  version: number;
}

/** A request, locked until the transaction ends. */
export async function lockRequest(tx: CompanyTransaction, id: string): Promise<FoundRequest | null> {
  const { rows } = await sql<FoundRequest>`
    select request.room_id as "roomId", request.number, request.state, request.version
      from audit_request request
     where request.company_id = ${tx.companyId} and request.id = ${id} for update`.execute(tx.queries);
  return rows[0] ?? null;
}

export async function writeOwner(tx: CompanyTransaction, id: string, ownerId: string | null): Promise<void> {
  await sql`
    update audit_request set owner_id = ${ownerId}, version = version + 1
     where company_id = ${tx.companyId} and id = ${id}`.execute(tx.queries);
}

export interface Said {
  kind: 'answer' | 'accepted' | 'returned';
  state: RequestState;
  text: string;
  files: readonly { sha256: string; name: string }[];
  userId: string;
  at: Date;
}

/** Keeps what was said about a request, and the state that follows from it. */
export async function insertAnswer(tx: CompanyTransaction, requestId: string, said: Said): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into audit_request_answer (company_id, request_id, place, kind, text, said_by, said_at)
    select ${tx.companyId}, ${requestId}, coalesce(max(place), 0) + 1, ${said.kind}, ${said.text}, ${said.userId}, ${said.at}
      from audit_request_answer where company_id = ${tx.companyId} and request_id = ${requestId}
    returning id`.execute(tx.queries);
  const answerId = rows[0]?.id;
  for (const { sha256, name } of said.files)
    await sql`
      insert into audit_request_file (company_id, answer_id, sha256, name)
      values (${tx.companyId}, ${answerId}, ${sha256}, ${name}) on conflict do nothing`.execute(tx.queries);
  await sql`
    update audit_request set state = ${said.state}, version = version + 1
     where company_id = ${tx.companyId} and id = ${requestId}`.execute(tx.queries);
}

/** A file of the storage that an answer may give: a document that is not in the trash. */
export async function findFile(tx: CompanyTransaction, id: string): Promise<{ sha256: string; name: string } | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['sha256', 'name'])
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .where('state', 'not in', ['duplicate', 'merged', 'trashed'])
    .executeTakeFirst();
  return row ?? null;
}

/** The name and type of a file that an answer of a request of the room gave; null if no answer gave it. */
export async function findGivenFile(
  tx: CompanyTransaction,
  { roomId, requestId, sha256 }: { roomId: string; requestId: string; sha256: string },
): Promise<{ name: string; type: string } | null> {
  const { rows } = await sql<{ name: string; type: string }>`
    select file.name, content.type
      from audit_request request
      join audit_request_answer answer on answer.company_id = request.company_id and answer.request_id = request.id
      join audit_request_file file on file.company_id = answer.company_id and file.answer_id = answer.id
      join stored_file content on content.company_id = file.company_id and content.sha256 = file.sha256
     where request.company_id = ${tx.companyId} and request.room_id = ${roomId} and request.id = ${requestId}
       and file.sha256 = ${sha256} limit 1`.execute(tx.queries);
  return rows[0] ?? null;
}
