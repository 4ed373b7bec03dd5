import { findParts, type Page } from '@folio/documents';

/** Finds the documents of a file in a parse thread. */
export default function partsTask(pages: readonly Page[]): ReturnType<typeof findParts> {
  return findParts(pages);
}
