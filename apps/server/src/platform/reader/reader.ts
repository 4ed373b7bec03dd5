import type { Reading } from '@folio/documents';
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
  /** Draws one upright page (from 1) at the given width; the boxes of a reading are relative to this picture. */
  renderPage(bytes: Uint8Array, pageNumber: number, widthPx: number): Promise<{ png: Uint8Array; pages: number }>;
  /** Ends the workers. */
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** How many recognition workers a language may have (default 1). */
  readonly workers?: number;
  /** The longest one document may take, in milliseconds (default 15 minutes); then it fails with `timeout`. */
  readonly timeoutMs?: number;
}
