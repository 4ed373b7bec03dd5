import type { Page } from '@folio/documents';
import { loadGrey, type Recogniser, uprightSize } from '../ocr/index.ts';
import type { PdfDocument, PdfEngine } from '../pdf/index.ts';
import { type HashedPage, hintsFor, readPdfPage, recognisedPage, type Turns } from './read-page.ts';
import { ReadingError } from './reading-error.ts';

/** The input for a reading: the words of every page, and the embedded XML. */
export interface ReadPages {
  readonly pages: readonly Page[];
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** Pages whose text layer could not be used, so that their picture was recognised. */
  readonly recognisedPages: readonly number[];
  /**
   * The perceptual hash of each page, 16 hexadecimal digits: similar pages differ in few bits (`hamming` of the
   * documents package).
   */
  readonly hashes: readonly string[];
}

export interface PageReadingOptions {
  readonly onPage?: (page: number, pages: number) => void;
  readonly signal: AbortSignal;
  readonly party?: string;
  readonly turns?: Turns;
  readonly firstPages?: number;
}

export const MAX_PAGES = 500;
const XML_START = /^\uFEFF?\s*</u;

async function xmlAttachments(document: PdfDocument): Promise<{ name: string; text: string }[]> {
  const attachments = await document.attachments();
  return attachments
    .map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }))
    .filter(({ text }) => XML_START.test(text));
}

/** Reads a PDF page by page: from the text layer if it is good, otherwise by recognition. */
export async function readPdfPages(
  bytes: Uint8Array,
  engine: Pick<PdfEngine, 'open'>,
  recogniser: Recogniser,
  options: PageReadingOptions,
): Promise<ReadPages> {
  const document = await engine.open(bytes, { party: options.party ?? '', signal: options.signal, patient: true });
  try {
    const max = MAX_PAGES;
    if (document.pages > max) {
      throw new ReadingError('too_many_pages', { pages: String(document.pages), max: String(max) });
    }
    const tools = { recogniser, turns: options.turns };
    const read: HashedPage[] = [];
    const last = Math.min(document.pages, options.firstPages ?? document.pages);
    for (let number = 1; number <= last; number++) {
      options.signal.throwIfAborted();
      options.onPage?.(number, last);
      read.push(await readPdfPage(document, number, tools));
    }
    return readPagesOf(read, await xmlAttachments(document));
  } finally {
    await document.close();
  }
}

/** Reads a picture as one page; one pixel counts as one point. */
export async function readImagePages(
  bytes: Uint8Array,
  recogniser: Recogniser,
  options: PageReadingOptions,
): Promise<ReadPages> {
  options.onPage?.(1, 1);
  const size = await uprightSize(bytes);
  const found = await recogniser.recognise(await loadGrey(bytes), hintsFor(1, options.turns));
  options.signal.throwIfAborted();
  return readPagesOf([recognisedPage(1, size, found)], []);
}

function readPagesOf(read: readonly HashedPage[], attachments: ReadPages['attachments']): ReadPages {
  const pages = read.map(({ page }) => page);
  const recognisedPages = pages.filter((page) => page.source === 'ocr').map((page) => page.number);
  return { pages, attachments, recognisedPages, hashes: read.map(({ hash }) => hash) };
}
