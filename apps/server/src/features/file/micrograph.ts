import { createHash } from 'node:crypto';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Reader, ReadingError } from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { type FirstPage, firstPage } from '../document/index.ts';

/** Sharp on a screen of twice the pixels, in a list and in a grid. */
const WIDTH_PX = 320;

export interface Micrograph {
  /** Changes whenever the picture does. */
  tag: string;
  draw(): Promise<Uint8Array>;
}

/** The first page of a file, small: drawn once, then kept beside the file. Throws `not_found`, also for what has no pages. */
export async function micrographOf(
  call: CompanyCall,
  tools: { storage: Storage; reader: Reader },
  id: string,
): Promise<Micrograph> {
  const page = await call.transaction((tx) => firstPage(tx, id));
  if (page === null) throw new Refusal('not_found');
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
    throw new Refusal('validation_failed', { word: 'page_timeout' });
  if (error instanceof ReadingError) throw new Refusal('not_found');
  throw error;
}
