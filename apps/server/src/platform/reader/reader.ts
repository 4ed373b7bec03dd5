import type { Reading } from '@folio/documents';
import type { Recogniser } from '../ocr/index.ts';
import type { PageView } from './page-picture.ts';
import type { Turns } from './read-page.ts';
import type { ReadPages } from './read-pages.ts';

export type ReadingStep = 'reading' | 'understanding' | 'checking';

export interface ReadOptions {
  readonly fileName: string;
  /** The company's own names: they decide sales or purchase. */
  readonly ownNames: readonly string[];
  /** The company's own registration numbers. */
  readonly ownNumbers: readonly string[];
  readonly onStep?: (step: ReadingStep, page?: number, pages?: number) => void;
  readonly signal?: AbortSignal;
  /** The company that has it read: companies take turns. */
  readonly party?: string;
  /** How a person turned pages, by page number, when they are read again; wins over what would be detected. */
  readonly turns?: Turns;
}

/** Reads documents. Safe for concurrent calls: they queue for the workers. */
export interface Reader {
  /** @throws {ReadingError} */
  read(bytes: Uint8Array, options: ReadOptions): Promise<Reading>;
  /**
   * The first half of `read`: the words of every page and the embedded XML, without understanding them.
   * @throws {ReadingError}
   */
  readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadPages>;
  /**
   * Draws one page (from 1). With the page's own `turn` and `mirrored` it stands upright, and the boxes of a reading are
   * relative to this picture; `widthPx` is the width of the upright page, also when only a region of it is drawn.
   * @throws {ReadingError}
   */
  renderPage(
    bytes: Uint8Array,
    pageNumber: number,
    widthPx: number,
    view?: PageView,
  ): Promise<{ png: Uint8Array; pages: number }>;
  /**
   * A copy of a protected PDF that opens without its password.
   * @throws {ReadingError} `wrong_password` among others
   */
  unlock(bytes: Uint8Array, password: string): Promise<Uint8Array>;
  /** Ends the workers. */
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** How many recognition workers a language may have (default 1). */
  readonly workers?: number;
  /** The longest one document may take, in milliseconds (default 15 minutes); then it fails with `timeout`. */
  readonly timeoutMs?: number;
  /** The longest one page may take to be drawn or its text to be found (default 30 seconds); then it fails with `timeout`. */
  readonly pageTimeoutMs?: number;
  /** Another recogniser than the built-in one: a stand-in for tests, or a better engine. */
  readonly openRecogniser?: () => Recogniser;
}
