import type { FilePage } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Reader, ReadOptions, ReadPages } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { pagesOfFile } from '../../reading/index.ts';
import type { OwnBooks } from '../propose/own-books.ts';
import { pageSizesOf } from '../propose/propose.ts';
import { type ReadSource, sourceById } from './source-store.ts';

/** The words of the whole file a document is in, kept from an earlier reading or read now. */
export function readSource(
  tools: { storage: Storage; reader: Reader },
  companyId: string,
  { sha256, turns, name }: ReadSource,
  books: OwnBooks,
  more: Pick<ReadOptions, 'onStep' | 'signal'>,
): Promise<ReadPages> {
  const options = { fileName: name, ownNames: books.names, ownNumbers: books.numbers, party: companyId, ...more };
  return pagesOfFile(tools, { companyId, sha256, turns }, options);
}

/** Every page of the file, upright. */
export function filePagesOf({ pages }: ReadPages): FilePage[] {
  return pageSizesOf(pages.map(({ turn = 0, mirrored = false, ...page }) => ({ ...page, turn, mirrored })));
}

/** What a document is read from, without claiming it; null when there is no such document. */
export function findSource(tx: CompanyTransaction, id: string): Promise<ReadSource | null> {
  return sourceById(tx, id);
}
