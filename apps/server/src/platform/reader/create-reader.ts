import { type Reading, readDocument } from '@folio/documents';
import { ImageError, MAX_INPUT_PIXELS, ThreadedRecogniser } from '../ocr/index.ts';
import { PdfEngine, PdfError } from '../pdf/index.ts';
import { printEInvoice, xmlText } from './e-invoice-file.ts';
import { isReadable } from './is-readable.ts';
import { drawPage } from './page-picture.ts';
import { type PageReadingOptions, type ReadPages, readImagePages, readPdfPages } from './read-pages.ts';
import type { Reader, ReaderOptions, ReadOptions } from './reader.ts';
import { ReadingError } from './reading-error.ts';
import { RecogniserPool } from './recogniser-pool.ts';
import { sniffType } from './sniff-type.ts';

const DEFAULT_TIMEOUT_MS = 15 * 60_000;

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

/** Work whose failures are told as reading errors. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asReadingError(error, AbortSignal.any([]));
  }
}

async function unlocked(pdf: PdfEngine, bytes: Uint8Array, password: string): Promise<Uint8Array> {
  if (sniffType(bytes) !== 'pdf') throw new ReadingError('unsupported_type');
  return pdf.unlock(bytes, password);
}

/** Opens a reader; its workers start with the first document that needs them. */
export function createReader(options: ReaderOptions = {}): Reader {
  const pdf = new PdfEngine();
  const recogniser = new RecogniserPool(
    options.workers ?? 1,
    options.openRecogniser ?? (() => new ThreadedRecogniser()),
  );

  async function readPages(bytes: Uint8Array, reading: PageReadingOptions): Promise<ReadPages> {
    if (bytes.length === 0) throw new ReadingError('empty');
    const type = sniffType(bytes);
    if (type === null) throw new ReadingError('unsupported_type');
    if (type === 'pdf') return readPdfPages(bytes, pdf, recogniser, reading);
    if (type !== 'xml') return readImagePages(bytes, recogniser, reading);
    const printed = await readPdfPages(await printEInvoice(bytes), pdf, recogniser, reading);
    return { ...printed, attachments: [{ name: 'invoice.xml', text: xmlText(bytes) }] };
  }

  async function pagesOf(bytes: Uint8Array, reading: ReadOptions): Promise<ReadPages> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = reading.signal === undefined ? timeout : AbortSignal.any([timeout, reading.signal]);
    try {
      signal.throwIfAborted();
      const onPage = (page: number, pages: number): void => reading.onStep?.('reading', page, pages);
      return await untilAborted(
        readPages(bytes, { signal, onPage, ...(reading.turns === undefined ? {} : { turns: reading.turns }) }),
        signal,
      );
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
    renderPage: (bytes, pageNumber, widthPx, view = {}) =>
      translated(() => drawPage(pdf, bytes, pageNumber, { ...view, widthPx })),
    unlock: (bytes, password) => translated(() => unlocked(pdf, bytes, password)),
    close: async () => {
      await Promise.all([pdf.close(), recogniser.close()]);
    },
  };
}
