import type { AuditAction, addTasksBody, ChangeTaskBody } from '@folio/contract';
import { missingTasks } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';
import { requirePeriod } from './period.ts';
import {
  deleteTask,
  findTask,
  insertTasks,
  type NewTask,
  readOwners,
  readTasks,
  type StoredTask,
  updateTask,
} from './task-store.ts';

/** Adds the tasks whose title the period does not have, and returns their titles; a dry run only returns them. */
export async function addTasks(
  tx: CompanyTransaction,
  call: LedgerCall,
  { tasks, dry_run: isDry, ...name }: z.output<typeof addTasksBody>,
): Promise<{ added: string[] }> {
  const period = await requirePeriod(tx, name, await readBooks(tx));
  const missing = missingTasks(tasks, await readTasks(tx, period));
  await requireOwners(tx, missing);
  const added = missing.map(({ title }) => title);
  if (isDry || missing.length === 0) return { added };
  await insertTasks(tx, period, missing, { userId: call.userId, at: call.now });
  const subject = `${period.kind} ${period.end}`;
  await note(tx, call, 'close_task_added', subject, null, { tasks: added.join(' · ') });
  return { added };
}

/** Changes a task or marks it as done. Throws `not_found`, `stale_version`, and `validation_failed` for an unknown owner. */
export async function changeTask(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { done, ...body }: ChangeTaskBody,
): Promise<void> {
  const before = await requireTask(tx, id);
  if (body.owner_id !== before.ownerId) await requireOwners(tx, [body]);
  const isNewlyDone = done && before.doneAt === null;
  if (isNewlyDone || !done) {
    const by = isNewlyDone ? { done_at: call.now, done_by: call.userId } : { done_at: null, done_by: null };
    if (!(await updateTask(tx, id, { ...body, ...by }))) throw new DomainError('stale_version');
  } else if (!(await updateTask(tx, id, body))) throw new DomainError('stale_version');
  const after = await requireTask(tx, id);
  await note(tx, call, 'close_task_changed', subjectOf(before), fieldsOf(before), fieldsOf(after));
}

/** Deletes a task. Throws `not_found`. */
export async function removeTask(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await requireTask(tx, id);
  await deleteTask(tx, id);
  await note(tx, call, 'close_task_removed', subjectOf(before), fieldsOf(before), null);
}

async function requireTask(tx: CompanyTransaction, id: string): Promise<StoredTask> {
  const task = await findTask(tx, id);
  if (task === null) throw new DomainError('not_found');
  return task;
}

async function requireOwners(tx: CompanyTransaction, tasks: readonly Pick<NewTask, 'owner_id'>[]): Promise<void> {
  const wanted = tasks.flatMap(({ owner_id: owner }) => owner ?? []);
  if (wanted.length === 0) return;
  const known = new Set((await readOwners(tx)).map(({ id }) => id));
  if (wanted.every((owner) => known.has(owner))) return;
  throw new DomainError('validation_failed', { faults: [{ path: 'owner_id', word: 'close_owner_unknown' }] });
}

function subjectOf({ kind, periodEnd }: StoredTask): string {
  return `${kind} ${periodEnd}`;
}

function fieldsOf(task: StoredTask): AuditedFields {
  return {
    title: task.title,
    required: String(task.required),
    owner: task.ownerName,
    due_on: task.dueOn,
    note: task.note,
    done_by: task.doneBy,
  };
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  subjectId: string,
  before: AuditedFields | null,
  after: AuditedFields | null,
): Promise<void> {
  const change = fieldChanges(before, after);
  await writeAudit(tx, { userId, at, action, subjectType: 'close', subjectId, change });
}
