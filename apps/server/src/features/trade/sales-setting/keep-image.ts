import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SalesImageKind } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ImageRefused, MAX_IMAGE_MEGAPIXELS, type PaperImage, takeImage } from '../../../platform/paper-file/index.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { deleteImage, writeImage } from './store.ts';

const MAX_MEGABYTES = 5;
export const MAX_IMAGE_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** An incoming file; `truncated` if it exceeded the limit and the rest was discarded. */
export type IncomingImage = Readable & { truncated?: boolean };

/**
 * Stores an uploaded image: checks its size, detects its type from its content and re-encodes it. A faulty image
 * gives a message.
 */
export async function putImage(call: CompanyCall, kind: SalesImageKind, stream: IncomingImage): Promise<void> {
  const bytes = await buffer(stream);
  if (stream.truncated === true || bytes.length > MAX_IMAGE_BYTES)
    throw new DomainError('too_large', { word: 'sales_image_too_large', values: { max: String(MAX_MEGABYTES) } });
  if (bytes.length === 0) throw new DomainError('file_empty');
  const image = await taken(bytes, kind);
  await call.transaction(async (tx) => {
    await writeImage(tx, kind, image);
    await note(tx, call, kind, { before: null, after: `${image.width} x ${image.height}` });
  });
}

const WORDS = { type: 'sales_image_type', pixels: 'sales_image_pixels', corrupt: 'sales_image_corrupt' } as const;

async function taken(bytes: Uint8Array, kind: SalesImageKind): Promise<PaperImage> {
  try {
    return await takeImage(bytes, kind === 'logo' ? 'logo' : 'stamp');
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const values = { max: String(MAX_IMAGE_MEGAPIXELS) };
    throw new DomainError('validation_failed', { word: WORDS[error.problem], values });
  }
}

/** Removes an image; no error if the company has no such image. */
export async function removeImage(tx: CompanyTransaction, call: LedgerCall, kind: SalesImageKind): Promise<void> {
  if (await deleteImage(tx, kind)) await note(tx, call, kind, { before: kind, after: null });
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  kind: SalesImageKind,
  change: { before: string | null; after: string | null },
): Promise<void> {
  const event = { userId, at, action: 'sales_image_changed' as const, subjectType: 'company', subjectId: tx.companyId };
  await writeAudit(tx, { ...event, change: { [kind]: change } });
}
