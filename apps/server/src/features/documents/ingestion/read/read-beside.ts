import { inCompany } from '../../../../platform/database/transaction.ts';
import { ReadingError } from '../../../../platform/reader/index.ts';
import { readOwnBooks } from '../propose/read-own-books.ts';
import { saveReread } from '../store.ts';
import { findSource, readSource } from './read-source.ts';
import type { ReadingTools } from './reading-tools.ts';
import { understand } from './understand.ts';

/**
 * Reads a document again and stores the result separately; its draft stays unchanged. If the document can no longer
 * be read, nothing is stored. A temporary error is thrown, so that the queue retries.
 */
export async function readBeside(
  tools: ReadingTools,
  companyId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, log } = tools.platform;
  const source = await inCompany(database, companyId, (tx) => findSource(tx, id));
  if (source === null) return;
  try {
    const books = await readOwnBooks(database, companyId);
    const read = await readSource(tools, companyId, source, books, { signal });
    const { sha256, segments } = source;
    const { proposal } = await understand(tools, companyId, { read, sha256, segments, books, signal });
    await inCompany(database, companyId, (tx) => saveReread(tx, id, proposal));
  } catch (error) {
    if (error instanceof ReadingError && error.code === 'aborted') throw error;
    log.warn({ err: error, documentId: id }, 'reading a document again failed');
    await inCompany(database, companyId, (tx) => saveReread(tx, id, null));
  }
}
