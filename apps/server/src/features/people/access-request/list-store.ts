import {
  type AccessRequestRow,
  type PracticeRequestRow,
  practiceRole,
  type RequestState,
  requestSide,
  requestState,
} from '@folio/contract';
import { at } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { type Seen, seenBy } from './request-store.ts';

export interface ListAsk {
  page: number;
  limit: number;
  q?: string | undefined;
  state?: RequestState | undefined;
  /** Limits the list to one request. */
  id?: string;
}

interface Row {
  id: string;
  number: bigint;
  asked_by: string;
  state: string;
  role: string | null;
  level: number | null;
  message: string;
  created_at: Date;
  decided_at: Date | null;
  practice_id: string;
  practice_name: string;
  pc_number: string;
  address: string;
  email: string;
  asked_number: string;
  company_id: string | null;
  company_name: string | null;
  company_name_zh: string | null;
  total: number;
}

/** Requests of a side, newest first. The company's identity is included only where the practice may know it. */
async function readRequests(queries: Queries, side: Seen, ask: ListAsk): Promise<{ rows: Row[]; total: number }> {
  const words = ask.q?.trim() ?? '';
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const shown: RawBuilder<unknown> =
    'practiceId' in side
      ? sql`request.asked_number ilike ${pattern} or company.name ilike ${pattern} or company.name_zh ilike ${pattern}`
      : sql`practice.name ilike ${pattern} or practice.pc_number ilike ${pattern} or practice.address ilike ${pattern} or practice.email ilike ${pattern}`;
  const { rows } = await sql<Row>`
    select request.id, request.number, request.asked_by, request.state, request.role, request.level, request.message,
           request.created_at, request.decided_at, request.practice_id, practice.name as practice_name, practice.pc_number,
           practice.address, practice.email, request.asked_number, company.id as company_id, company.name as company_name,
           company.name_zh as company_name_zh, count(*) over ()::int as total
      from access_request request
      join practice on practice.id = request.practice_id
      left join company on company.id = request.company_id
       and (request.state in ('accepted', 'revoked') or request.asked_by = 'company')
     where ${seenBy(side)} and (${words} = '' or ${shown})
       and (${ask.state ?? null}::text is null or request.state = ${ask.state ?? null})
       and (${ask.id ?? null}::uuid is null or request.id = ${ask.id ?? null}::uuid)
     order by request.number desc limit ${ask.limit} offset ${(ask.page - 1) * ask.limit}`.execute(queries);
  return { rows, total: rows[0]?.total ?? 0 };
}

function association(row: Row) {
  return {
    id: row.id,
    number: Number(row.number),
    asked_by: requestSide.parse(row.asked_by),
    state: requestState.parse(row.state),
    role: practiceRole.nullable().parse(row.role),
    level: row.role === null ? null : row.level,
    message: row.message,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export async function requestsOfCompany(
  queries: Queries,
  companyId: string,
  ask: ListAsk,
): Promise<{ rows: AccessRequestRow[]; total: number }> {
  const { rows, total } = await readRequests(queries, { companyId }, ask);
  return {
    rows: rows.map((row) => ({
      ...association(row),
      practice_id: row.practice_id,
      name: row.practice_name,
      pc_number: row.pc_number,
      address: row.address,
      email: row.email,
    })),
    total,
  };
}

export async function requestsOfPractice(
  queries: Queries,
  practiceId: string,
  ask: ListAsk,
): Promise<{ rows: PracticeRequestRow[]; total: number }> {
  const { rows, total } = await readRequests(queries, { practiceId }, ask);
  return {
    rows: rows.map((row) => ({
      ...association(row),
      asked_number: row.asked_number,
      company:
        row.company_name === null
          ? null
          : {
              // After access has ended the id would give access to nothing, so it is left out.
              id: row.state === 'accepted' ? row.company_id : null,
              name: row.company_name,
              name_zh: row.company_name_zh,
            },
    })),
    total,
  };
}

/** Requests of practices that wait for the company's answer. */
export async function countPendingRequests(queries: Queries, companyId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from access_request request
     where ${seenBy({ companyId })} and request.asked_by = 'practice' and request.state = 'pending'`.execute(queries);
  return at(rows, 0).waiting;
}
