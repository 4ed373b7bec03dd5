import { createHash } from 'node:crypto';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { firstPage, keptOrDrawn } from '../document/index.ts';

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
  return {
    tag: `"${tag}"`,
    draw: () => keptOrDrawn(call.companyId, tools, { ...page, width: WIDTH_PX, key: `${page.sha256}-${tag}` }),
  };
}
