import type { CloseKind } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface StoredTask {
  id: string;
  kind: CloseKind;
  periodEnd: string;
  title: string;
  required: boolean;
  ownerId: string | null;
  ownerName: string | null;
  dueOn: string | null;
  note: string;
  doneAt: Date | null;
  doneBy: string | null;
  version: number;
}

function stored(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('close_task as task')
    .leftJoin('app_user as owner', 'owner.id', 'task.owner_id')
    .leftJoin('app_user as done', 'done.id', 'task.done_by')
    .select([
      'task.id',
      sql<CloseKind>`task.kind`.as('kind'),
      'task.period_end as periodEnd',
      'task.title',
      'task.required',
      'task.owner_id as ownerId',
      'owner.name as ownerName',
      'task.due_on as dueOn',
      'task.note',
      'task.done_at as doneAt',
      'done.name as doneBy',
      'task.version',
    ])
    .where('task.company_id', '=', tx.companyId);
}

/** The tasks of people in a period, in the order they were added. */
export function readTasks(
  tx: CompanyTransaction,
  { kind, end }: { kind: CloseKind; end: string },
): Promise<StoredTask[]> {
  return stored(tx)
    .where('task.kind', '=', kind)
    .where('task.period_end', '=', end)
    .orderBy('task.created_at')
    .orderBy('task.title')
    .orderBy('task.id')
    .execute();
}

export async function findTask(tx: CompanyTransaction, id: string): Promise<StoredTask | null> {
  return (await stored(tx).where('task.id', '=', id).executeTakeFirst()) ?? null;
}

export interface NewTask {
  title: string;
  required: boolean;
  owner_id: string | null;
  due_on: string | null;
}

export async function insertTasks(
  tx: CompanyTransaction,
  { kind, end }: { kind: CloseKind; end: string },
  tasks: readonly NewTask[],
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const common = { company_id: tx.companyId, kind, period_end: end, created_by: userId, created_at: at };
  await tx.queries
    .insertInto('close_task')
    .values(tasks.map((task) => ({ ...common, ...task })))
    .execute();
}

/** False if it has another version by now. */
export async function updateTask(
  tx: CompanyTransaction,
  id: string,
  { version, ...change }: NewTask & { note: string; done_at?: Date | null; done_by?: string | null; version: number },
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('close_task')
    .set({ ...change, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function deleteTask(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('close_task').where(ownRow(tx, id)).execute();
}

/** The people who reach the company now, by name. */
export async function readOwners(tx: CompanyTransaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from app_user person
     where person.id in (select user_id from company_reach_period where company_id = ${tx.companyId} and until is null)
     order by lower(person.name), person.id`.execute(tx.queries);
  return rows;
}
