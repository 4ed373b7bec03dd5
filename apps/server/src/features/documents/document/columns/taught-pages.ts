import { type Page, pagesOfPart } from '@folio/documents';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { findSource } from '../../ingestion/index.ts';
import { keptPages } from '../../reading/index.ts';

/** The words of a document's pages as they were kept; null where they are gone. */
export async function wordsOf(call: CompanyCall, storage: Storage, id: string): Promise<readonly Page[] | null> {
  const source = await call.transaction((tx) => findSource(tx, id));
  if (source === null) throw new DomainError('not_found');
  const { sha256, turns, segments } = source;
  const read = await keptPages(storage, { companyId: call.companyId, sha256, turns });
  if (read === null) return null;
  return segments === null ? read.pages : pagesOfPart(read.pages, { segments });
}
