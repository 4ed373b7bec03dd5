import { type CloseTemplateBody, type CloseTemplateRow, templateTask } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';

interface Place {
  practiceId: string;
  id: string;
}

const storedTasks = z.array(templateTask);

export async function readTemplates(queries: Queries, practiceId: string): Promise<CloseTemplateRow[]> {
  const rows = await queries
    .selectFrom('practice_close_template')
    .select(['id', 'name', 'tasks', 'version'])
    .where('practice_id', '=', practiceId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, tasks: storedTasks.parse(row.tasks) }));
}

export async function insertTemplate(
  queries: Queries,
  practiceId: string,
  { name, tasks }: CloseTemplateBody,
): Promise<string> {
  const row = await queries
    .insertInto('practice_close_template')
    .values({ practice_id: practiceId, name, tasks: JSON.stringify(tasks) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if it has another version by now. */
export async function updateTemplate(
  queries: Queries,
  { practiceId, id }: Place,
  { name, tasks, version }: CloseTemplateBody & { version: number },
): Promise<boolean> {
  const changed = await queries
    .updateTable('practice_close_template')
    .set({ name, tasks: JSON.stringify(tasks), version: sql`version + 1` })
    .where('practice_id', '=', practiceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The name of the deleted list; null if the practice has none with this id. */
export async function deleteTemplate(queries: Queries, { practiceId, id }: Place): Promise<string | null> {
  const row = await queries
    .deleteFrom('practice_close_template')
    .where('practice_id', '=', practiceId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
