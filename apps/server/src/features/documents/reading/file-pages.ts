import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Page, READER_VERSION, type Turn } from '@folio/documents';
import { z } from 'zod';
import type { Reader, ReadOptions, ReadPages } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';

/** What names the words of a file: its readable content, and how a person turned its pages. */
export interface ReadableFile {
  companyId: string;
  /** The copy that opens without a password where there is one. */
  sha256: string;
  turns: Readonly<Record<string, Turn>>;
}

const head = z.object({
  attachments: z.array(z.object({ name: z.string(), text: z.string() })),
  recognisedPages: z.array(z.number()),
  hashes: z.array(z.string()),
});

/**
 * The words of every page of a file: kept from an earlier reading by this version of the reader, else read now and kept. So
 * splitting, merging and reading again never recognise a page twice.
 */
export async function pagesOfFile(
  { storage, reader }: { storage: Storage; reader: Reader },
  file: ReadableFile,
  options: Omit<ReadOptions, 'turns'>,
): Promise<ReadPages> {
  const place = `${file.companyId} ${keyOf(file)}`;
  // Two documents of one file that are read at the same moment wait for one recognition.
  const reading = atWork.get(place) ?? readOrKept({ storage, reader }, file, options);
  atWork.set(place, reading);
  return reading.finally(() => atWork.delete(place));
}

const atWork = new Map<string, Promise<ReadPages>>();

async function readOrKept(
  { storage, reader }: { storage: Storage; reader: Reader },
  file: ReadableFile,
  options: Omit<ReadOptions, 'turns'>,
): Promise<ReadPages> {
  const kept = await keptPages(storage, file);
  if (kept !== null) return kept;
  const bytes = await storage.read(file.companyId, file.sha256);
  const read = await reader.readPages(bytes, { ...options, turns: numbered(file.turns) });
  await storage.writeDerived(file.companyId, keyOf(file), linesOf(read));
  return read;
}

/** The words kept of a file; null when this version of the reader has not read it yet. */
export async function keptPages(storage: Storage, file: ReadableFile): Promise<ReadPages | null> {
  const lines = await storage.readDerived(file.companyId, keyOf(file));
  const [first, ...rest] = lines ?? [];
  if (first === undefined) return null;
  const pages: Page[] = [];
  for (const line of rest) {
    // The line was written below, by the same version of the reader.
    pages.push(z.custom<Page>().parse(JSON.parse(line)));
    // A file of hundreds of pages must not hold every other request up.
    await breathe();
  }
  return { ...head.parse(JSON.parse(first)), pages };
}

function* linesOf({ pages, ...rest }: ReadPages): Generator<string> {
  yield JSON.stringify(rest);
  for (const page of pages) yield JSON.stringify(page);
}

function keyOf({ sha256, turns }: ReadableFile): string {
  const turned = Object.entries(turns).toSorted(([a], [b]) => Number(a) - Number(b));
  const mark =
    turned.length === 0 ? '0' : createHash('sha256').update(JSON.stringify(turned)).digest('hex').slice(0, 16);
  return `${sha256}-${READER_VERSION}-${mark}`;
}

function numbered(turns: ReadableFile['turns']): Record<number, Turn> {
  return Object.fromEntries(Object.entries(turns).map(([page, turn]) => [Number(page), turn]));
}
