import type { ListColumns } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import { deleteListColumns, readListColumns, writeListColumns } from './list-columns-store.ts';

/** Keeps a person's columns of a list, or forgets them if the choice names none. Returns all choices of the person. */
export async function chooseListColumns(queries: Queries, userId: string, choice: ListColumns): Promise<ListColumns[]> {
  const isReset = choice.shown.length === 0 && choice.hidden.length === 0;
  if (isReset) await deleteListColumns(queries, userId, choice.list);
  else await writeListColumns(queries, userId, choice);
  return readListColumns(queries, userId);
}
