import type {
  ColumnsInput,
  CompanyParticulars,
  columnsOfPages,
  findParts,
  Page,
  ReadInput,
  Reading,
  TaughtDocument,
  TaughtInput,
} from '@folio/documents';
import { ParseFailed, type ParseFailure, parse, parseTask, type Turn } from '../parsing/index.ts';
import { ReadingError, type ReadingErrorCode } from './reading-error.ts';

/* Interprets recognised words. The patterns run over untrusted text, so this happens in a parse thread. */

const readingTask = parseTask<ReadInput, Reading>(new URL('./reading-task.ts', import.meta.url));
const taughtTask = parseTask<TaughtInput, TaughtDocument>(new URL('./taught-task.ts', import.meta.url));
const columnsTask = parseTask<ColumnsInput, ReturnType<typeof columnsOfPages>>(
  new URL('./columns-task.ts', import.meta.url),
);
const partsTask = parseTask<readonly Page[], ReturnType<typeof findParts>>(new URL('./parts-task.ts', import.meta.url));

const companyPaperTask = parseTask<readonly Page[], CompanyParticulars>(
  new URL('./company-paper-task.ts', import.meta.url),
);

const CODES: Readonly<Record<ParseFailure, ReadingErrorCode>> = {
  busy: 'aborted',
  cancelled: 'aborted',
  timeout: 'timeout',
  memory: 'memory',
  crashed: 'crashed',
};

async function asReading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ParseFailed ? new ReadingError(CODES[error.failure], {}, error) : error;
  }
}

/** @throws {ReadingError} */
export function understandDocument(input: ReadInput, turn: Turn): Promise<Reading> {
  return asReading(parse(readingTask, input, { ...turn, patient: true }));
}

/**
 * The documents of a file.
 * @throws {ReadingError}
 */
export function findDocuments(pages: readonly Page[], turn: Turn): Promise<ReturnType<typeof findParts>> {
  return asReading(parse(partsTask, pages, { ...turn, patient: true }));
}

/**
 * Reads a statement with the columns that a person drew on it; the person waits for the result.
 * @throws {ReadingError}
 */
export function understandTaught(input: TaughtInput, turn: Turn): Promise<TaughtDocument> {
  return asReading(parse(taughtTask, input, turn));
}

/**
 * Suggested columns, and which of the given layouts fit the pages.
 * @throws {ReadingError}
 */
export function columnsOf(input: ColumnsInput, turn: Turn): Promise<ReturnType<typeof columnsOfPages>> {
  return asReading(parse(columnsTask, input, turn));
}

/**
 * What certificates of a company say about it; the person waits for the result.
 * @throws {ReadingError}
 */
export function companyParticularsOf(pages: readonly Page[], turn: Turn): Promise<CompanyParticulars> {
  return asReading(parse(companyPaperTask, pages, turn));
}
