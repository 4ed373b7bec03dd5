import { type Page, type Reading, readDocument } from '@folio/documents';
import {
  type GreyImage,
  ImageError,
  MAX_INPUT_PIXELS,
  type Recogniser,
  type Recognition,
  type RecognitionHints,
  ThreadedRecogniser,
} from '../ocr/index.ts';
import { FairGate, GateFull, ParseFailed } from '../parsing/index.ts';
import { PdfEngine, PdfError } from '../pdf/index.ts';
import { printEInvoice, xmlText } from './e-invoice-file.ts';
import { drawPage, type PageView } from './page-picture.ts';
import { type PageReadingOptions, type ReadPages, readImagePages, readPdfPages } from './read-pages.ts';
import type { Reader, ReaderOptions, ReadOptions } from './reader.ts';
import { ReadingError } from './reading-error.ts';
import { sniffType } from './sniff-type.ts';
import { untilAborted } from './until-aborted.ts';

const DEFAULT_TIMEOUT_MS = 15 * 60_000;
const DEFAULT_PAGE_TIMEOUT_MS = 30_000;
const PICTURES_AT_ONCE = 2;
/** The limit for one company; a list requests one picture for each row. */
const MAX_WAITING_PICTURES = 200;
const NOBODY = '';

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

/** Runs `work` and converts its failures to reading errors. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GateFull) throw new ParseFailed('busy', error);
    throw asReadingError(error, AbortSignal.any([]));
  }
}

async function unlocked(pdf: PdfEngine, bytes: Uint8Array, password: string): Promise<Uint8Array> {
  if (sniffType(bytes) !== 'pdf') throw new ReadingError('unsupported_type');
  return pdf.unlock(bytes, password);
}

/** Opens a reader; its workers start with the first document that needs them. */
export function createReader(options: ReaderOptions = {}): Reader {
  const callMs = options.pageTimeoutMs ?? DEFAULT_PAGE_TIMEOUT_MS;
  const pdf = new PdfEngine({ threads: Math.max(2, options.workers ?? 1), callMs });
  // Separate from reading, so that a user who views a page does not wait for documents being read.
  const pictures = new PdfEngine({ threads: PICTURES_AT_ONCE, callMs });
  const turns = new FairGate({ atOnce: PICTURES_AT_ONCE, perParty: 1, waiting: MAX_WAITING_PICTURES });
  const recogniser = new RecogniserPool(
    options.workers ?? 1,
    options.openRecogniser ?? (() => new ThreadedRecogniser()),
  );

  async function readPages(bytes: Uint8Array, reading: PageReadingOptions): Promise<ReadPages> {
    const { party = NOBODY, signal } = reading;
    if (bytes.length === 0) throw new ReadingError('empty');
    const type = sniffType(bytes);
    if (type === null) throw new ReadingError('unsupported_type');
    if (type === 'pdf') return readPdfPages(bytes, pdf, recogniser, reading);
    if (type !== 'xml') return readImagePages(bytes, recogniser, reading);
    const printed = await readPdfPages(
      await printEInvoice(bytes, { party, signal, patient: true }),
      pdf,
      recogniser,
      reading,
    );
    return { ...printed, attachments: [{ name: 'invoice.xml', text: xmlText(bytes) }] };
  }

  async function pagesOf(bytes: Uint8Array, reading: ReadOptions): Promise<ReadPages> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = reading.signal === undefined ? timeout : AbortSignal.any([timeout, reading.signal]);
    try {
      signal.throwIfAborted();
      const onPage = (page: number, pages: number): void => reading.onStep?.('reading', page, pages);
      return await untilAborted(
        readPages(bytes, {
          signal,
          onPage,
          party: reading.party ?? NOBODY,
          ...(reading.turns === undefined ? {} : { turns: reading.turns }),
          ...(reading.firstPages === undefined ? {} : { firstPages: reading.firstPages }),
        }),
        signal,
      );
    } catch (error) {
      throw asReadingError(error, signal);
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

  async function drawInTurn(bytes: Uint8Array, pageNumber: number, view: PageView & { widthPx: number }) {
    const turnOf = { party: view.party ?? NOBODY };
    return turns.run(turnOf, () => drawPage(pictures, bytes, pageNumber, { ...view, turnOf }));
  }

  return {
    read,
    readPages: pagesOf,
    renderPage: (bytes, pageNumber, widthPx, view = {}) =>
      translated(() => drawInTurn(bytes, pageNumber, { ...view, widthPx })),
    unlock: (bytes, password) => translated(() => unlocked(pdf, bytes, password)),
    close: async () => {
      await Promise.all([pdf.close(), pictures.close(), recogniser.close()]);
    },
  };
}

interface Member {
  readonly recogniser: Recogniser;
  busy: number;
}

/** Combines several recognisers: a page goes to the least busy one; each starts with its first page. */
export class RecogniserPool implements Recogniser {
  readonly #members: Member[];

  constructor(size: number, open: () => Recogniser) {
    this.#members = Array.from({ length: Math.max(1, size) }, () => ({ recogniser: open(), busy: 0 }));
  }

  async recognise(image: GreyImage, hints?: RecognitionHints): Promise<Recognition> {
    const member = this.#members.reduce((least, other) => (other.busy < least.busy ? other : least));
    member.busy++;
    try {
      return await member.recogniser.recognise(image, hints);
    } finally {
      member.busy--;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.recogniser.close()));
  }
}

const MIN_WORD_CONFIDENCE = 0.6;
const MIN_CLEAR_WORDS = 4;

/** Whether a recognised page contains text: a photo without text yields scattered letters with low confidence. */
export function isReadable(pages: readonly Page[]): boolean {
  if (pages.some((page) => page.source === 'text' && page.words.length > 0)) return true;
  const clear = pages
    .flatMap((page) => page.words)
    .filter((word) => word.confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(word.text));
  return clear.length >= MIN_CLEAR_WORDS;
}
