import type { ReportLayoutBody } from '@folio/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

interface Place {
  practiceId: string;
  id: string;
}

function written({ name, name_zh, rows, covers, columns }: ReportLayoutBody) {
  return {
    name,
    name_zh,
    rows: JSON.stringify(rows),
    covers: JSON.stringify(covers),
    columns: JSON.stringify(columns),
  };
}

export async function insertLayout(queries: Queries, practiceId: string, body: ReportLayoutBody): Promise<string> {
  const row = await queries
    .insertInto('practice_report_layout')
    .values({ practice_id: practiceId, ...written(body) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if it has another version by now. */
export async function updateLayout(
  queries: Queries,
  { practiceId, id }: Place,
  body: ReportLayoutBody & { version: number },
): Promise<boolean> {
  const changed = await queries
    .updateTable('practice_report_layout')
    .set({ ...written(body), version: sql`version + 1` })
    .where('practice_id', '=', practiceId)
    .where('id', '=', id)
    .where('version', '=', body.version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The name of the deleted layout; null if the practice has none with this id. */
export async function deleteLayout(queries: Queries, { practiceId, id }: Place): Promise<string | null> {
  const row = await queries
    .deleteFrom('practice_report_layout')
    .where('practice_id', '=', practiceId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
