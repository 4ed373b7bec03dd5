import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findParts, type Page, type Part, pagesOfPart, type Reading, readDocument } from '@folio/documents';
import { type Reader, type ReadPages, sniffType } from '../../apps/server/src/platform/reader/index.ts';
import type { Options } from './options.ts';
import type { Medium } from './table.ts';

/** The result of the first half of reading a file. */
export interface FilePages {
  readonly pages: ReadPages;
  /** Wall clock seconds; null if the words were cached by an earlier run. */
  readonly seconds: number | null;
}

/** Reads the pages of a file, or uses the words that an earlier run cached. */
export async function pagesOf(reader: Reader, id: string, file: string, options: Options): Promise<FilePages> {
  const kept = options.words === null ? null : join(options.words, `${id}.json`);
  if (kept !== null && existsSync(kept))
    return { pages: JSON.parse(readFileSync(kept, 'utf8')) as ReadPages, seconds: null };
  const bytes = new Uint8Array(readFileSync(join(options.folder, file)));
  const before = performance.now();
  const pages = await reader.readPages(bytes, { fileName: basename(file), ownNames: [], ownNumbers: [] });
  const seconds = (performance.now() - before) / 1000;
  if (kept !== null) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(pages));
  }
  return { pages, seconds };
}

/** A picture, or a file whose pages are mostly pictures, is an image. */
export function mediumOf(pages: readonly Page[]): Medium {
  const recognised = pages.filter((page) => page.source === 'ocr').length;
  return recognised * 2 >= pages.length && pages.length > 0 ? 'image' : 'text';
}

/** The medium of a file that could not be read, according to its content alone. */
export function mediumOfBytes(bytes: Uint8Array): Medium {
  const type = sniffType(bytes);
  if (type === null) return 'data';
  if (type === 'xml') return 'data';
  return type === 'pdf' ? 'text' : 'image';
}

export function pageNumbers(part: Part): number[] {
  return [...new Set(part.segments.map(({ page }) => page))].sort((a, b) => a - b);
}

/** The reading of a file that is labelled as one document, and whether the reader treats it as one document. */
export interface WholeReading {
  readonly reading: Reading;
  readonly isOnePart: boolean;
}

/**
 * Reads a file as the product does: parts first, then each part. If the reader splits a file that is labelled as one
 * document, its largest part is scored.
 */
export function readWhole(
  read: ReadPages,
  options: Pick<Options, 'attachments'>,
  ownNames: readonly string[] = [],
): WholeReading {
  const attachments = options.attachments ? read.attachments : [];
  const parts = findParts(read.pages).map((part) => pagesOfPart(read.pages, part));
  const size = (pages: readonly Page[]): number => pages.reduce((sum, page) => sum + 1 + page.words.length, 0);
  const [largest = read.pages] = parts.toSorted((a, b) => size(b) - size(a));
  const isOnePart = parts.length === 1 && largest.length === read.pages.length;
  return { reading: readDocument({ pages: largest, attachments, ownNames, ownNumbers: [] }), isOnePart };
}

/** A reading that found nothing. */
export function emptyReading(): Reading {
  return readDocument({ pages: [], attachments: [], ownNames: [], ownNumbers: [] });
}
