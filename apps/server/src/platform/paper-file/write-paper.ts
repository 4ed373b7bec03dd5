import { PaperThread } from './paper-thread.ts';
import type { PaperArchive, PaperWithImages } from './printed-paper.ts';

/** A thousand items take a few seconds; a document that exceeds this limit will never finish. */
const LIMIT_MS = 60_000;

export interface PaperOptions {
  /** Data to embed in the PDF, which then is PDF/A-3. */
  readonly archive?: PaperArchive;
  /** Aborted if the caller disconnects: a document that still waits is then not written. */
  readonly signal?: AbortSignal;
}

let thread: PaperThread | null = null;
/** One document at a time: two at once take as long in total, and both callers wait. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a document as a PDF with embedded subsets of its fonts. There is one thread; Folio replaces it if it ends.
 */
export function writePaper(paper: PaperWithImages, { archive, signal }: PaperOptions = {}): Promise<Uint8Array> {
  const turn = last.then(() => {
    signal?.throwIfAborted();
    if (thread === null || thread.isLost) thread = new PaperThread();
    return thread.set(paper, archive ?? null, LIMIT_MS);
  });
  last = turn.catch(() => undefined);
  return turn;
}
