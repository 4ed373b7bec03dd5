import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadedPicture } from '@folio/contract';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ImageRefused, MAX_IMAGE_MEGAPIXELS, type SquarePicture, takeSquare } from '../../platform/picture/index.ts';
import { deletePicturesBut, insertPicture, isPictureOf, readAvatar, readPicture, writeAvatar } from './avatar-store.ts';

const MAX_MEGABYTES = 5;
export const MAX_PICTURE_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** Sharp on the densest screen at the largest size it is shown in. */
const SIDE_PIXELS = 256;

/** A file as it arrives; `truncated` once it went past the limit and the rest was let go. */
export type IncomingPicture = Readable & { truncated?: boolean };

/** Takes a picture in and keeps it for its owner to set. What is wrong with it becomes a sentence. */
export async function uploadPicture(
  { database, userId, now }: Pick<Call, 'database' | 'userId' | 'now'>,
  stream: IncomingPicture,
): Promise<UploadedPicture> {
  const bytes = await buffer(stream);
  if (stream.truncated === true || bytes.length > MAX_PICTURE_BYTES)
    throw new Refusal('too_large', { word: 'picture_too_large', values: { max: String(MAX_MEGABYTES) } });
  if (bytes.length === 0) throw new Refusal('file_empty');
  const picture = await taken(bytes);
  return database.queries.transaction().execute(async (queries) => {
    const id = await insertPicture(queries, { userId, ...picture, now });
    const shown = idOf(await readAvatar(queries, userId));
    await deletePicturesBut(queries, userId, shown === null ? [id] : [id, shown]);
    return { id, url: addressOf(id) };
  });
}

const WORDS = { type: 'picture_type', pixels: 'picture_pixels', corrupt: 'picture_corrupt' } as const;

async function taken(bytes: Uint8Array): Promise<SquarePicture> {
  try {
    return await takeSquare(bytes, SIDE_PIXELS);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const values = { max: String(MAX_IMAGE_MEGAPIXELS) };
    throw new Refusal('validation_failed', { word: WORDS[error.problem], values });
  }
}

/** Sets one of the user's uploaded pictures as theirs, or takes theirs away: null. Answers its address. */
export async function setAvatar(
  { database, userId }: Pick<Call, 'database' | 'userId'>,
  id: string | null,
): Promise<string | null> {
  return database.queries.transaction().execute(async (queries) => {
    if (id !== null && !(await isPictureOf(queries, userId, id)))
      throw new Refusal('not_found', { word: 'picture_unknown' });
    const address = id === null ? null : addressOf(id);
    await writeAvatar(queries, userId, address);
    await deletePicturesBut(queries, userId, id === null ? [] : [id]);
    return address;
  });
}

/** A person's picture, for whoever knows its id. Throws `not_found`. */
export async function avatarOf(
  { database }: Pick<Call, 'database'>,
  id: string,
): Promise<{ type: string; content: Buffer }> {
  const picture = await readPicture(database.queries, id);
  if (picture === undefined) throw new Refusal('not_found');
  return picture;
}

const ADDRESS = '/api/avatar/';

function addressOf(id: string): string {
  return `${ADDRESS}${id}`;
}

function idOf(address: string | null): string | null {
  return address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;
}
