import { type Page, type Reading, readDocument } from '@folio/documents';
import sharp from 'sharp';
import { ImageError, MAX_INPUT_PIXELS, renderImage, TesseractRecogniser } from '../ocr/index.ts';
import { PdfEngine, PdfError } from '../pdf/index.ts';
import { type PageReadingOptions, type ReadPages, readImagePages, readPdfPages } from './read-pages.ts';
import type { Reader, ReaderOptions, ReadOptions } from './reader.ts';
import { ReadingError } from './reading-error.ts';
import { RecogniserPool } from './recogniser-pool.ts';
import { sniffType } from './sniff-type.ts';

const DEFAULT_TIMEOUT_MS = 15 * 60_000;
const MIN_WORD_CONFIDENCE = 0.6;
const MIN_CLEAR_WORDS = 4;

/** Whether a recognised page holds writing at all: a photo without any gives a scatter of doubtful letters. */
function isReadable(pages: readonly Page[]): boolean {
  if (pages.some((page) => page.source === 'text' && page.words.length > 0)) return true;
  const clear = pages
    .flatMap((page) => page.words)
    .filter((word) => word.confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(word.text));
  return clear.length >= MIN_CLEAR_WORDS;
}

function asReadingError(error: unknown, signal: AbortSignal): ReadingError {
  if (error instanceof ReadingError) return error;
  if (error instanceof PdfError) return new ReadingError(error.code, {}, error);
  if (error instanceof ImageError)
    return new ReadingError(
      error.code,
      error.code === 'image_too_large' ? { maxPixels: String(MAX_INPUT_PIXELS) } : {},
      error,
    );
  const timedOut = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted) return new ReadingError(timedOut ? 'timeout' : 'aborted', {}, error);
  return new ReadingError('corrupt', {}, error);
}

/** The work's outcome, or the signal's reason as soon as it is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Opens a reader; its workers start with the first document that needs them. */
export function createReader(options: ReaderOptions = {}): Reader {
  const pdf = new PdfEngine();
  const recogniser = new RecogniserPool(options.workers ?? 1, () => new TesseractRecogniser());

  async function readPages(bytes: Uint8Array, reading: PageReadingOptions): Promise<ReadPages> {
    if (bytes.length === 0) throw new ReadingError('empty');
    const type = sniffType(bytes);
    if (type === null) throw new ReadingError('unsupported_type');
    return type === 'pdf' ? readPdfPages(bytes, pdf, recogniser, reading) : readImagePages(bytes, recogniser, reading);
  }

  async function pagesOf(bytes: Uint8Array, reading: ReadOptions): Promise<ReadPages> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = reading.signal === undefined ? timeout : AbortSignal.any([timeout, reading.signal]);
    try {
      signal.throwIfAborted();
      const onPage = (page: number, pages: number): void => reading.onStep?.('reading', page, pages);
      return await untilAborted(readPages(bytes, { signal, onPage }), signal);
    } catch (error) {
      const failure = asReadingError(error, signal);
      // A file that keeps the engine busy for ever must not block the files after it.
      if (failure.code === 'timeout') await pdf.close();
      throw failure;
    }
  }

  async function read(bytes: Uint8Array, reading: ReadOptions): Promise<Reading> {
    const { pages, attachments } = await pagesOf(bytes, reading);
    if (attachments.length === 0 && !isReadable(pages)) throw new ReadingError('nothing_readable');
    reading.onStep?.('understanding');
    const { ownNames, ownNumbers } = reading;
    const result = readDocument({ pages, attachments, ownNames, ownNumbers });
    reading.onStep?.('checking');
    return result;
  }

  return {
    read,
    readPages: pagesOf,
    renderPage: (bytes, pageNumber, widthPx) => renderPage(pdf, bytes, pageNumber, widthPx),
    close: async () => {
      await Promise.all([pdf.close(), recogniser.close()]);
    },
  };
}

async function renderPage(pdf: PdfEngine, bytes: Uint8Array, pageNumber: number, widthPx: number) {
  try {
    if (bytes.length === 0) throw new ReadingError('empty');
    const type = sniffType(bytes);
    if (type === null) throw new ReadingError('unsupported_type');
    if (type === 'pdf') return await renderPdfPage(pdf, bytes, pageNumber, widthPx);
    if (pageNumber !== 1) throw new ReadingError('page_out_of_range', { page: String(pageNumber), pages: '1' });
    return { png: await renderImage(bytes, widthPx), pages: 1 };
  } catch (error) {
    throw asReadingError(error, AbortSignal.any([]));
  }
}

async function renderPdfPage(pdf: PdfEngine, bytes: Uint8Array, pageNumber: number, widthPx: number) {
  const document = await pdf.open(bytes);
  try {
    const { width, height, channels, pixels } = await document.render(pageNumber, widthPx, 'rgba');
    const png = await sharp(pixels, { raw: { width, height, channels } }).removeAlpha().png().toBuffer();
    return { png: new Uint8Array(png), pages: document.pages };
  } finally {
    await document.close();
  }
}
