import type { Queries } from '../../../platform/database/open.ts';
import { deletePicturesBut } from './avatar-store.ts';
import { deleteAllListColumns } from './list-columns-store.ts';
import { deleteMailChoices } from './mail-choice-store.ts';

/** Deletes the settings of a person who closes their account. */
export async function forgetSettings(queries: Queries, userId: string): Promise<void> {
  await deletePicturesBut(queries, userId, []);
  await deleteMailChoices(queries, userId);
  await deleteAllListColumns(queries, userId);
}
