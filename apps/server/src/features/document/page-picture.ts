import { createHash } from 'node:crypto';
import type { Turn } from '@folio/documents';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Reader, ReadingError } from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { findFile } from './file-store.ts';
import { readFileParts } from './part-store.ts';

/** A page as it stands upright: drawn only when the caller does not have it yet. */
export interface PagePicture {
  /** Changes whenever the picture does. */
  tag: string;
  draw(): Promise<Uint8Array>;
}

/** The picture of a page of the file a document is in, turned as the reader found or a person said. */
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
  if (!file) throw new Refusal('not_found');
  const facts = [file.readable, asked.page, asked.width, upright.turn, upright.mirrored];
  return {
    tag: `"${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}"`,
    draw: async () => {
      const bytes = await storage.read(call.companyId, file.readable);
      const { png } = await reader.renderPage(bytes, asked.page, asked.width, upright).catch(refuseUnreadable);
      return png;
    },
  };
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof ReadingError) throw new Refusal('not_found');
  throw error;
}
