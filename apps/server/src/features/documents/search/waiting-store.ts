import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type EntryKind, isEntryKind } from './words/index-query.ts';

/** A record whose entry has to be made again. */
export interface Waiting {
  kind: EntryKind;
  id: string;
}

/** One at a time makes entries of a company, until the transaction ends: the last writer of an entry has read the newest record. */
export async function oneAtATime(tx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`search ${tx.companyId}`}, 0))`.execute(tx.queries);
}

/** Takes the first records off the list. */
export async function takeWaiting(tx: CompanyTransaction, most: number): Promise<Waiting[]> {
  const { rows } = await sql<{ kind: string; id: string }>`
    delete from search_waiting
     where id in (select id from search_waiting where company_id = ${tx.companyId} order by id limit ${most})
    returning kind, record_id as id`.execute(tx.queries);
  return rows.flatMap(({ kind, id }) => (isEntryKind(kind) ? [{ kind, id }] : []));
}

/** The posted entries that follow those that were taken, oldest first. */
export async function takeEntries(tx: CompanyTransaction, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; number: bigint }>`
    select id, number from journal_entry
     where company_id = ${tx.companyId}
       and number > coalesce((select entry_number from search_progress where company_id = ${tx.companyId}), 0)
     order by number limit ${most}`.execute(tx.queries);
  const last = rows.at(-1);
  if (last === undefined) return [];
  await sql`
    insert into search_progress (company_id, entry_number) values (${tx.companyId}, ${last.number})
    on conflict (company_id) do update set entry_number = excluded.entry_number`.execute(tx.queries);
  return rows.map(({ id }) => id);
}

/** Whether records of the company wait. */
export async function isWaiting(tx: CompanyTransaction): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from search_waiting where company_id = ${tx.companyId})
        or exists (select from journal_head head where head.company_id = ${tx.companyId} and head.last_number >
             coalesce((select entry_number from search_progress where company_id = ${tx.companyId}), 0)) as waits`.execute(
    tx.queries,
  );
  return rows[0]?.waits ?? false;
}

/** Companies with records that wait, and the number of the last entry of each journal. */
export async function waitingCompanies(queries: Queries): Promise<{ companyId: string; lastEntry: bigint }[]> {
  const { rows } = await sql<{ company_id: string; last_number: bigint }>`
    select company.id as company_id, coalesce(head.last_number, 0) as last_number
      from company
      left join journal_head head on head.company_id = company.id
      left join search_progress done on done.company_id = company.id
     where head.last_number > coalesce(done.entry_number, 0)
        or exists (select from search_waiting where search_waiting.company_id = company.id)`.execute(queries);
  return rows.map((row) => ({ companyId: row.company_id, lastEntry: row.last_number }));
}

/** The number of the last entry of a journal; 0 if it has none. */
export async function lastEntryOf(queries: Queries, companyId: string): Promise<bigint> {
  const head = await queries
    .selectFrom('journal_head')
    .select('last_number')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return head?.last_number ?? 0n;
}

/** Changed records of all companies whose entries have to be made again. */
export async function countWaiting(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('search_waiting')
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
