import { type ListColumns, listName } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';

export async function readListColumns(queries: Queries, userId: string): Promise<ListColumns[]> {
  const rows = await queries
    .selectFrom('list_columns')
    .select(['list', 'shown', 'hidden'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .execute();
  return rows.map((row) => ({ ...row, list: listName.parse(row.list) }));
}

export async function writeListColumns(
  queries: Queries,
  userId: string,
  { list, shown, hidden }: ListColumns,
): Promise<void> {
  await queries
    .insertInto('list_columns')
    .values({ user_id: userId, list, shown, hidden })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ shown, hidden }))
    .execute();
}

export async function deleteListColumns(queries: Queries, userId: string, list: string): Promise<void> {
  await queries.deleteFrom('list_columns').where('user_id', '=', userId).where('list', '=', list).execute();
}

export async function deleteAllListColumns(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('list_columns').where('user_id', '=', userId).execute();
}
