import type { Page } from '@folio/documents';
import { type GreyImage, loadGrey, type Recogniser, uprightSize } from '../ocr/index.ts';
import { isUsableTextLayer, type PdfDocument, type PdfEngine, type PdfPageText } from '../pdf/index.ts';
import { ReadingError } from './reading-error.ts';

/** What a reader turns into a reading: the words of every page, and the XML the file carries. */
export interface ReadPages {
  readonly pages: readonly Page[];
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** Pages whose own text layer could not be used and that were recognised from their picture. */
  readonly recognisedPages: readonly number[];
}

export interface PageReadingOptions {
  readonly onPage?: (page: number, pages: number) => void;
  readonly signal: AbortSignal;
}

export const MAX_PAGES = 500;
const OCR_DPI = 220;
const OCR_MAX_WIDTH_PX = 2400;
const POINTS_PER_INCH = 72;
const XML_START = /^\uFEFF?\s*</u;

async function ocrPage(
  document: PdfDocument,
  number: number,
  text: PdfPageText,
  recogniser: Recogniser,
): Promise<Page> {
  const widthPx = Math.min(OCR_MAX_WIDTH_PX, Math.round((text.widthPt / POINTS_PER_INCH) * OCR_DPI));
  const bitmap: GreyImage = await document.render(number, widthPx, 'grey');
  const words = await recogniser.recognise(bitmap);
  return { number, widthPt: text.widthPt, heightPt: text.heightPt, words, source: 'ocr' };
}

async function readPage(document: PdfDocument, number: number, recogniser: Recogniser): Promise<Page> {
  const text = await document.text(number);
  if (text.blank || isUsableTextLayer(text.words)) {
    return { number, widthPt: text.widthPt, heightPt: text.heightPt, words: text.words, source: 'text' };
  }
  return ocrPage(document, number, text, recogniser);
}

async function xmlAttachments(document: PdfDocument): Promise<{ name: string; text: string }[]> {
  const attachments = await document.attachments();
  return attachments
    .map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }))
    .filter(({ text }) => XML_START.test(text));
}

/** Reads a PDF page by page: text layer where it is good, recognition where it is not. */
export async function readPdfPages(
  bytes: Uint8Array,
  engine: PdfEngine,
  recogniser: Recogniser,
  options: PageReadingOptions,
): Promise<ReadPages> {
  const document = await engine.open(bytes);
  try {
    const max = MAX_PAGES;
    if (document.pages > max) {
      throw new ReadingError('too_many_pages', { pages: String(document.pages), max: String(max) });
    }
    const pages: Page[] = [];
    for (let number = 1; number <= document.pages; number++) {
      options.signal.throwIfAborted();
      options.onPage?.(number, document.pages);
      pages.push(await readPage(document, number, recogniser));
    }
    const recognisedPages = pages.filter((page) => page.source === 'ocr').map((page) => page.number);
    return { pages, attachments: await xmlAttachments(document), recognisedPages };
  } finally {
    await document.close();
  }
}

/** Reads a picture as one page; one of its pixels counts as one point. */
export async function readImagePages(
  bytes: Uint8Array,
  recogniser: Recogniser,
  options: PageReadingOptions,
): Promise<ReadPages> {
  options.onPage?.(1, 1);
  const size = await uprightSize(bytes);
  const words = await recogniser.recognise(await loadGrey(bytes));
  options.signal.throwIfAborted();
  const page: Page = { number: 1, widthPt: size.width, heightPt: size.height, words, source: 'ocr' };
  return { pages: [page], attachments: [], recognisedPages: [1] };
}
