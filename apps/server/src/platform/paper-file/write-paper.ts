import { PaperThread } from './paper-thread.ts';
import type { PaperArchive, PaperWithImages } from './printed-paper.ts';

/** A thousand items take a few seconds; what takes this long will not end. */
const LIMIT_MS = 60_000;

export interface PaperOptions {
  /** The data goes with the paper in one file, which then is PDF/A-3. */
  readonly archive?: PaperArchive;
  /** Whoever asked has gone: a paper that still waits is not set. */
  readonly signal?: AbortSignal;
}

let thread: PaperThread | null = null;
/** One paper at a time: two at once take as long, and both people wait. */
let last: Promise<unknown> = Promise.resolve();

/** A paper as a PDF, its fonts embedded with the characters used. Set in the one thread there is; a thread that died is replaced. */
export function writePaper(paper: PaperWithImages, { archive, signal }: PaperOptions = {}): Promise<Uint8Array> {
  const turn = last.then(() => {
    signal?.throwIfAborted();
    if (thread === null || thread.isLost) thread = new PaperThread();
    return thread.set(paper, archive ?? null, LIMIT_MS);
  });
  last = turn.catch(() => undefined);
  return turn;
}
