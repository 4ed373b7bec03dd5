import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadedPicture } from '@folio/contract';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ImageRefused, MAX_IMAGE_MEGAPIXELS, type SquarePicture, takeSquare } from '../../../platform/picture/index.ts';
import { deletePicturesBut, insertPicture, isPictureOf, readAvatar, readPicture, writeAvatar } from './avatar-store.ts';

const MAX_MEGABYTES = 5;
export const MAX_PICTURE_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** Sharp on high-density screens at the largest display size. */
const SIDE_PIXELS = 256;

/** An uploaded file; `truncated` when it exceeded the limit and the rest was discarded. */
export type IncomingPicture = Readable & { truncated?: boolean };

/**
 * Stores an uploaded picture so that its owner can choose it. Throws `too_large`, `file_empty`, and
 * `validation_failed` for an invalid picture.
 */
export async function uploadPicture(
  { database, userId, now }: Pick<Call, 'database' | 'userId' | 'now'>,
  stream: IncomingPicture,
): Promise<UploadedPicture> {
  const bytes = await buffer(stream);
  if (stream.truncated === true || bytes.length > MAX_PICTURE_BYTES)
    throw new DomainError('too_large', { word: 'picture_too_large', values: { max: String(MAX_MEGABYTES) } });
  if (bytes.length === 0) throw new DomainError('file_empty');
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
    throw new DomainError('validation_failed', { word: WORDS[error.problem], values });
  }
}

/** Sets one of the user's uploaded pictures; null removes the current one. Returns its address. */
export async function setAvatar(
  { database, userId }: Pick<Call, 'database' | 'userId'>,
  id: string | null,
): Promise<string | null> {
  return database.queries.transaction().execute(async (queries) => {
    if (id !== null && !(await isPictureOf(queries, userId, id)))
      throw new DomainError('not_found', { word: 'picture_unknown' });
    const address = id === null ? null : addressOf(id);
    await writeAvatar(queries, userId, address);
    await deletePicturesBut(queries, userId, id === null ? [] : [id]);
    return address;
  });
}

/** Returns a person's picture to any caller who has its id. Throws `not_found`. */
export async function avatarOf(
  { database }: Pick<Call, 'database'>,
  id: string,
): Promise<{ type: string; content: Buffer }> {
  const picture = await readPicture(database.queries, id);
  if (picture === undefined) throw new DomainError('not_found');
  return picture;
}

const ADDRESS = '/api/avatar/';

function addressOf(id: string): string {
  return `${ADDRESS}${id}`;
}

function idOf(address: string | null): string | null {
  return address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;
}
