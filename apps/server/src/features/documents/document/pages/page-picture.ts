import { createHash } from 'node:crypto';
import type { Turn } from '@folio/documents';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type Reader, ReadingError } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { findFile } from './file-store.ts';
import type { FirstPage } from './first-page.ts';
import { readFileParts } from './part-store.ts';

/** Widths are rounded up to a multiple of this, so that windows of similar size share one cached picture. */
const WIDTH_STEP_PX = 200;
const MAX_WIDTH_PX = 2400;

/** A page in upright orientation. It is drawn only if the caller does not have it yet. */
export interface PagePicture {
  /** Changes whenever the picture changes. */
  tag: string;
  draw(): Promise<Uint8Array>;
}

/** The picture of a page in the document's file, rotated as the reader detected or a person chose. */
export async function pagePicture(
  call: Pick<CompanyCall, 'companyId' | 'transaction'>,
  { storage, reader }: { storage: Storage; reader: Pick<Reader, 'renderPage'> },
  asked: { id: string; page: number; width: number },
): Promise<PagePicture> {
  const { file, upright } = await call.transaction(async (tx) => {
    const parts = await readFileParts(tx, asked.id);
    const page = parts?.pages.find(({ number }) => number === asked.page);
    const turn: Turn = parts?.turns[String(asked.page)] ?? page?.turn ?? 0;
    return { file: await findFile(tx, asked.id), upright: { turn, mirrored: page?.mirrored ?? false } };
  });
  if (!file) throw new DomainError('not_found');
  const width = Math.min(MAX_WIDTH_PX, Math.ceil(asked.width / WIDTH_STEP_PX) * WIDTH_STEP_PX);
  const facts = [file.readable, asked.page, width, upright.turn, upright.mirrored];
  const tag = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return {
    tag: `"${tag}"`,
    draw: () =>
      keptOrDrawn(
        call.companyId,
        { storage, reader },
        { sha256: file.readable, page: asked.page, width, view: upright, key: `${file.readable}-page-${tag}` },
      ),
  };
}

/** The picture of a page as stored under `key`, or drawn and then stored. */
export async function keptOrDrawn(
  companyId: string,
  { storage, reader }: { storage: Storage; reader: Pick<Reader, 'renderPage'> },
  asked: FirstPage & { width: number; key: string },
): Promise<Uint8Array> {
  const { sha256, page, width, view, key } = asked;
  const kept = await storage.readPicture(companyId, key);
  if (kept !== null) return kept;
  const bytes = await storage.read(companyId, sha256);
  const { png } = await reader.renderPage(bytes, page, width, { ...view, party: companyId }).catch(refuseUnreadable);
  await storage.keepPicture(companyId, key, png);
  return png;
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof ReadingError && error.code === 'timeout')
    throw new DomainError('validation_failed', { word: 'page_timeout' });
  if (error instanceof ReadingError) throw new DomainError('not_found');
  throw error;
}
