import { createHash } from 'node:crypto';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type Reader, ReadingError } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { type FirstPage, firstPage } from '../document/index.ts';

/** Sharp enough for high-density screens, in a list and in a grid. */
const WIDTH_PX = 320;

export interface Thumbnail {
  /** Changes whenever the picture changes. */
  tag: string;
  draw(): Promise<Uint8Array>;
}

/**
 * A small picture of a file's first page. It is drawn once and then stored with the file. Throws `not_found`, also
 * for files without pages.
 */
export async function thumbnailOf(
  call: CompanyCall,
  tools: { storage: Storage; reader: Reader },
  id: string,
): Promise<Thumbnail> {
  const page = await call.transaction((tx) => firstPage(tx, id));
  if (page === null) throw new DomainError('not_found');
  const tag = createHash('sha256')
    .update(JSON.stringify([page, WIDTH_PX]))
    .digest('hex')
    .slice(0, 16);
  return { tag: `"${tag}"`, draw: () => keptOrDrawn(call.companyId, tools, page, `${page.sha256}-${tag}`) };
}

async function keptOrDrawn(
  companyId: string,
  { storage, reader }: { storage: Storage; reader: Reader },
  { sha256, page, view }: FirstPage,
  key: string,
): Promise<Uint8Array> {
  const kept = await storage.readPicture(companyId, key);
  if (kept !== null) return kept;
  const bytes = await storage.read(companyId, sha256);
  const { png } = await reader.renderPage(bytes, page, WIDTH_PX, { ...view, party: companyId }).catch(refuseUnreadable);
  await storage.keepPicture(companyId, key, png);
  return png;
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof ReadingError && error.code === 'timeout')
    throw new DomainError('validation_failed', { word: 'page_timeout' });
  if (error instanceof ReadingError) throw new DomainError('not_found');
  throw error;
}
