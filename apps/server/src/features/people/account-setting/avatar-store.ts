import type { Queries } from '../../../platform/database/open.ts';

export interface StoredPicture {
  type: string;
  content: Buffer;
}

export async function insertPicture(
  queries: Queries,
  picture: { userId: string; type: string; bytes: Uint8Array; now: Date },
): Promise<string> {
  const { id } = await queries
    .insertInto('avatar_image')
    .values({
      user_id: picture.userId,
      type: picture.type,
      content: Buffer.from(picture.bytes),
      created_at: picture.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function readPicture(queries: Queries, id: string): Promise<StoredPicture | undefined> {
  return queries.selectFrom('avatar_image').select(['type', 'content']).where('id', '=', id).executeTakeFirst();
}

/** Whether this user uploaded this picture. */
export async function isPictureOf(queries: Queries, userId: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('avatar_image')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the user's pictures except those in `keptIds`. */
export async function deletePicturesBut(queries: Queries, userId: string, keptIds: readonly string[]): Promise<void> {
  await queries
    .deleteFrom('avatar_image')
    .where('user_id', '=', userId)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .execute();
}

/** The address of the picture in the user's profile. */
export async function readAvatar(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries.selectFrom('app_user').select('avatar').where('id', '=', userId).executeTakeFirst();
  return row?.avatar ?? null;
}

export async function writeAvatar(queries: Queries, userId: string, address: string | null): Promise<void> {
  await queries.updateTable('app_user').set({ avatar: address }).where('id', '=', userId).execute();
}
