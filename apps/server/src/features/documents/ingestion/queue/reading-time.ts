/**
 * The kinds of pages, which determine the reading time: `text` pages have a text layer, `picture` pages need
 * recognition, and the text of `kept` pages was saved by an earlier reading.
 */
export type PageKind = 'text' | 'picture' | 'kept';

/** The amount of work to read a document. */
export interface ReadingWork {
  kind: PageKind;
  pages: number;
}

/** Seconds per page of each kind. */
export type ReadingPace = Readonly<Record<PageKind, number>>;

/** What is known about a document before it is read. */
export interface UnreadFile {
  /** MIME type. */
  type: string;
  sizeBytes: number;
  /** Pages of the document; null until they are counted. */
  pages: number | null;
  /** Whether the text of its pages was saved by an earlier reading. */
  wordsKept: boolean;
}

/** A page with a text layer seldom has more bytes, a scanned page seldom fewer. */
const MAX_TEXT_PAGE_BYTES = 100_000;
/** For the estimate of a PDF whose pages are not counted yet. */
const TEXT_PAGE_BYTES = 50_000;
const SCANNED_PAGE_BYTES = 400_000;
const MAX_TEXT_FILE_BYTES = 300_000;
/** Files with more pages are not read. */
const MAX_PAGES = 500;

/** Estimates the work to read a waiting document. */
export function workOf({ type, sizeBytes, pages, wordsKept }: UnreadFile): ReadingWork {
  if (wordsKept) return { kind: 'kept', pages: Math.max(1, pages ?? 1) };
  if (type.startsWith('image/')) return { kind: 'picture', pages: 1 };
  if (type !== 'application/pdf') return { kind: 'text', pages: 1 };
  if (pages !== null && pages > 0) return { kind: sizeBytes / pages > MAX_TEXT_PAGE_BYTES ? 'picture' : 'text', pages };
  const kind = sizeBytes > MAX_TEXT_FILE_BYTES ? 'picture' : 'text';
  const guess = Math.ceil(sizeBytes / (kind === 'picture' ? SCANNED_PAGE_BYTES : TEXT_PAGE_BYTES));
  return { kind, pages: Math.min(MAX_PAGES, Math.max(1, guess)) };
}

/** Seconds that the work takes at this pace. */
export function secondsOf({ kind, pages }: ReadingWork, pace: ReadingPace): number {
  return pages * pace[kind];
}

/** A document that a reader is processing. */
export interface WorkInHand {
  work: ReadingWork;
  /** The current page and the number of pages; null until known. */
  progress: { page: number; pages: number } | null;
  /** Seconds since it was taken; null if a reader of another process has it. */
  elapsedS: number | null;
}

/** Lower limit for the remaining time, because the reading is not finished yet. */
const MIN_LEFT_S = 1;

/** Remaining seconds for a document that is being read. */
export function secondsLeft({ work, progress, elapsedS }: WorkInHand, pace: ReadingPace): number {
  if (progress !== null && progress.pages > 1) {
    const pages = Math.max(0, progress.pages - progress.page) + 0.5;
    return Math.max(MIN_LEFT_S, pages * pace[work.kind]);
  }
  const all = secondsOf(work, pace);
  return Math.max(MIN_LEFT_S, all - (elapsedS ?? all / 2));
}

/**
 * Seconds until each waiting document is read, in the given order: the first idle reader takes the next document.
 * `inHandS`: remaining seconds of the documents being read.
 */
export function waitsOf(orderS: readonly number[], inHandS: readonly number[], readers: number): number[] {
  const free = [...inHandS, ...new Array<number>(Math.max(0, Math.max(1, readers) - inHandS.length)).fill(0)];
  return orderS.map((seconds) => {
    const first = free.indexOf(Math.min(...free));
    const done = (free[first] ?? 0) + seconds;
    free[first] = done;
    return done;
  });
}
