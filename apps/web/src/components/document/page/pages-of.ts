import type { DocumentDetail } from '@folio/contract';

/** The page numbers of a document in the uploaded file; 1 to the page count while the numbers are not known yet. */
export function pagesOf({ page_sizes, pages }: Pick<DocumentDetail, 'page_sizes' | 'pages'>): number[] {
  if (page_sizes.length > 0) return [...new Set(page_sizes.map((one) => one.number))];
  return Array.from({ length: pages ?? 0 }, (_, index) => index + 1);
}
