import { inCompany } from '../../../../platform/database/transaction.ts';
import { keepText, workOutWords } from '../../document-text/index.ts';
import { readOwnBooks } from '../propose/read-own-books.ts';
import { textOfDocument } from './read-one.ts';
import { findSource, readSource } from './read-source.ts';
import type { ReadingTools } from './reading-tools.ts';

/**
 * Makes a document that was read before its words were kept findable by them: from what is kept of its reading, else by
 * recognising its pages again. Safe to run again. Throws what the reader throws.
 */
export async function tellText(tools: ReadingTools, companyId: string, id: string, signal: AbortSignal): Promise<void> {
  const { database } = tools.platform;
  if (await inCompany(database, companyId, (tx) => workOutWords(tx, id))) return;
  const source = await inCompany(database, companyId, (tx) => findSource(tx, id));
  if (source === null) return;
  const books = await readOwnBooks(database, companyId);
  const read = await readSource(tools, companyId, source, books, { signal });
  await inCompany(database, companyId, (tx) => keepText(tx, id, textOfDocument(read, source.segments)));
}
