/**
 * What makes reading slow or fast: `text` pages carry their words, `picture` pages are recognised, and of `kept` pages the words were
 * kept from an earlier reading.
 */
export type PageKind = 'text' | 'picture' | 'kept';

/** How much there is to read. */
export interface ReadingWork {
  kind: PageKind;
  pages: number;
}

/** Seconds that a page of each kind takes. */
export type ReadingPace = Readonly<Record<PageKind, number>>;

/** What is known of a document before it is read. */
export interface UnreadFile {
  /** MIME type. */
  type: string;
  sizeBytes: number;
  /** Pages of the document; null until they are counted. */
  pages: number | null;
  /** Whether the words of its pages were kept from an earlier reading. */
  wordsKept: boolean;
}

/** A page with a text layer seldom takes more bytes, a scanned page seldom fewer. */
const MAX_TEXT_PAGE_BYTES = 100_000;
/** Estimates for a PDF whose pages are not counted yet. */
const TEXT_PAGE_BYTES = 50_000;
const SCANNED_PAGE_BYTES = 400_000;
const MAX_TEXT_FILE_BYTES = 300_000;
/** No file with more pages is read. */
const MAX_PAGES = 500;

/** Guesses how much there is to read in a document that waits. */
export function workOf({ type, sizeBytes, pages, wordsKept }: UnreadFile): ReadingWork {
  if (wordsKept) return { kind: 'kept', pages: Math.max(1, pages ?? 1) };
  if (type.startsWith('image/')) return { kind: 'picture', pages: 1 };
  if (type !== 'application/pdf') return { kind: 'text', pages: 1 };
  if (pages !== null && pages > 0) return { kind: sizeBytes / pages > MAX_TEXT_PAGE_BYTES ? 'picture' : 'text', pages };
  const kind = sizeBytes > MAX_TEXT_FILE_BYTES ? 'picture' : 'text';
  const guess = Math.ceil(sizeBytes / (kind === 'picture' ? SCANNED_PAGE_BYTES : TEXT_PAGE_BYTES));
  return { kind, pages: Math.min(MAX_PAGES, Math.max(1, guess)) };
}

/** Seconds that reading takes at this pace. */
export function secondsOf({ kind, pages }: ReadingWork, pace: ReadingPace): number {
  return pages * pace[kind];
}

/** A document in the hands of a reader. */
export interface WorkInHand {
  work: ReadingWork;
  /** The page being read and how many there are; null while nobody knows. */
  progress: { page: number; pages: number } | null;
  /** Seconds since it was taken; null when a reader of another process has it. */
  elapsedS: number | null;
}

/** What is left of a reading is never less: it is not over yet. */
const MIN_LEFT_S = 1;

/** Seconds that the reading of a document in hand still takes. */
export function secondsLeft({ work, progress, elapsedS }: WorkInHand, pace: ReadingPace): number {
  if (progress !== null && progress.pages > 1) {
    const pages = Math.max(0, progress.pages - progress.page) + 0.5;
    return Math.max(MIN_LEFT_S, pages * pace[work.kind]);
  }
  const all = secondsOf(work, pace);
  return Math.max(MIN_LEFT_S, all - (elapsedS ?? all / 2));
}

/**
 * Seconds until each waiting document has been read, in the order given: each is taken by the reader that is free first. `inHandS`:
 * what the documents in hand still take.
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
