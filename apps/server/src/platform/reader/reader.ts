import type { Reading } from '@folio/documents';
import type { Recogniser } from '../ocr/index.ts';
import type { PageView } from './page-picture.ts';
import type { Turns } from './read-page.ts';
import type { ReadPages } from './read-pages.ts';

export type ReadingStep = 'reading' | 'understanding' | 'checking';

export interface ReadOptions {
  readonly fileName: string;
  /** The company's own names: they decide whether a document is a sale or a purchase. */
  readonly ownNames: readonly string[];
  /** The company's own registration numbers. */
  readonly ownNumbers: readonly string[];
  readonly onStep?: (step: ReadingStep, page?: number, pages?: number) => void;
  readonly signal?: AbortSignal;
  /** The company that requests the reading: companies take turns. */
  readonly party?: string;
  /**
   * How a person turned pages, by page number, when they are read again; has priority over the detected orientation.
   */
  readonly turns?: Turns;
  /** Reads only so many pages of a longer file. */
  readonly firstPages?: number;
}

/** Reads documents. Safe for concurrent calls: they queue for the workers. */
export interface Reader {
  /** @throws {ReadingError} */
  read(bytes: Uint8Array, options: ReadOptions): Promise<Reading>;
  /**
   * The first half of `read`: the words of every page and the embedded XML, without interpreting them.
   * @throws {ReadingError}
   */
  readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadPages>;
  /**
   * Draws one page (from 1). With the page's own `turn` and `mirrored` the picture is upright, and the boxes of a
   * reading are relative to it. `widthPx` is the width of the upright page, even if only a region of it is drawn.
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
   * @throws {ReadingError} for example `wrong_password`
   */
  unlock(bytes: Uint8Array, password: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** How many recognition workers a language may have (default 1). */
  readonly workers?: number;
  /** The longest time for one document, in milliseconds (default 15 minutes); then it fails with `timeout`. */
  readonly timeoutMs?: number;
  /**
   * The longest time to draw one page or find its text, in milliseconds (default 30 seconds); then it fails with
   * `timeout`.
   */
  readonly pageTimeoutMs?: number;
  /** Replaces the built-in recogniser, with a test double or a better engine. */
  readonly openRecogniser?: () => Recogniser;
}
