import { sql } from 'kysely';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface StoredMemory {
  payeeKey: string;
  accountCode: string;
  times: number;
  refused: number;
  lastUsed: string;
}

/** What was learnt about payees; of all of them when no keys are given. */
export async function readMemories(tx: CompanyTransaction, keys?: readonly string[]): Promise<StoredMemory[]> {
  let query = tx.queries
    .selectFrom('payee_memory')
    .select(['payee_key as payeeKey', 'account_code as accountCode', 'times', 'refused', 'last_used as lastUsed'])
    .where('company_id', '=', tx.companyId);
  if (keys !== undefined) query = query.where('payee_key', '=', sql<string>`any(${[...keys]}::text[])`);
  return query.orderBy('payee_key').orderBy('last_used', 'desc').orderBy('account_code').execute();
}

/** One thing a line teaches about its payee: so many codings and refusals more (or fewer) of an account. */
export interface Lesson {
  payeeKey: string;
  payee: string;
  direction: 'spent' | 'received';
  accountCode: string;
  times: number;
  refused: number;
  day: string;
}

/** Adds a lesson to what is known. */
export async function addLesson(tx: CompanyTransaction, lesson: Lesson): Promise<void> {
  const { payeeKey, payee, direction, accountCode, times, refused, day } = lesson;
  await sql`
    insert into payee_memory as known (company_id, payee_key, payee, direction, account_code, times, refused, last_used)
    values (${tx.companyId}, ${payeeKey}, ${payee}, ${direction}, ${accountCode}, ${times}, ${refused}, ${day})
    on conflict (company_id, payee_key, account_code) do update
       set times = known.times + excluded.times, refused = known.refused + excluded.refused, payee = excluded.payee,
           last_used = case when excluded.times > 0 then greatest(known.last_used, excluded.last_used) else known.last_used end`.execute(
    tx.queries,
  );
}

/** Takes a lesson back; what is left of nothing is forgotten. */
export async function takeLessonBack(
  tx: CompanyTransaction,
  lesson: Pick<Lesson, 'payeeKey' | 'accountCode' | 'times' | 'refused'>,
): Promise<void> {
  const { payeeKey, accountCode, times, refused } = lesson;
  const it = sql`company_id = ${tx.companyId} and payee_key = ${payeeKey} and account_code = ${accountCode}`;
  await sql`update payee_memory set times = greatest(times - ${times}::int, 0), refused = greatest(refused - ${refused}::int, 0)
    where ${it}`.execute(tx.queries);
  await sql`delete from payee_memory where ${it} and times = 0 and refused = 0`.execute(tx.queries);
}

export interface MemoryRow extends StoredMemory {
  id: string;
  payee: string;
  direction: 'spent' | 'received';
  suggested: number;
  accepted: number;
}

const SORTS: Readonly<Record<string, string>> = {
  payee: 'memory.payee',
  direction: 'memory.direction',
  account_code: 'memory.account_code',
  times: 'memory.times',
  refused: 'memory.refused',
  last_used: 'memory.last_used',
};

/** A page of what was learnt, the last used first, with what became of the last suggestions each payee's lines had. */
export async function pageOfMemory(
  tx: CompanyTransaction,
  query: { q?: string | undefined; sort?: string | undefined; limit: number; offset: number },
): Promise<{ rows: MemoryRow[]; total: number }> {
  const pattern = query.q ? `%${query.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  const found = sql`memory.company_id = ${tx.companyId}
    and (${pattern}::text is null or memory.payee ilike ${pattern} or memory.account_code ilike ${pattern})`;
  const column = sortColumn(SORTS, query.sort) ?? 'memory.last_used';
  const direction = (query.sort ?? '-last_used').startsWith('-') ? 'desc' : 'asc';
  const order = sql.raw(`${column} ${direction}, memory.payee ${direction}, memory.id`);
  const { rows } = await sql<MemoryRow>`
    select page.*, coalesce(measured.suggested, 0)::int as suggested, coalesce(measured.accepted, 0)::int as accepted
      from (select memory.id, memory.payee_key as "payeeKey", memory.payee, memory.direction, memory.account_code as "accountCode",
                   memory.times, memory.refused, memory.last_used as "lastUsed", row_number() over (order by ${order}) as place
              from payee_memory memory where ${found} order by ${order} limit ${query.limit} offset ${query.offset}) page
      left join lateral (
        select count(*) as suggested, count(*) filter (where outcome.accepted and not outcome.undone) as accepted
          from suggestion_outcome outcome
         where outcome.company_id = ${tx.companyId} and outcome.payee_key = page."payeeKey" and outcome.source = 'history'
           and (not outcome.auto and not outcome.undone or outcome.auto and outcome.undone)) measured on true
     order by page.place`.execute(tx.queries);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from payee_memory memory where ${found}`.execute(tx.queries);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Forgets one thing and answers the payee it was about; null when it is not there. */
export async function deleteMemory(
  tx: CompanyTransaction,
  id: string,
): Promise<{ payeeKey: string; payee: string; accountCode: string } | null> {
  const row = await tx.queries
    .deleteFrom('payee_memory')
    .where(ownRow(tx, id))
    .returning(['payee_key as payeeKey', 'payee', 'account_code as accountCode'])
    .executeTakeFirst();
  return row ?? null;
}
