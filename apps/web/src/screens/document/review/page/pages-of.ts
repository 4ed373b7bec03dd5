import type { DocumentDetail } from '@folio/contract';

/** The pages of a document, by their numbers in the uploaded file; as many as were counted where they are not known yet. */
export function pagesOf({ page_sizes, pages }: Pick<DocumentDetail, 'page_sizes' | 'pages'>): number[] {
  if (page_sizes.length > 0) return [...new Set(page_sizes.map((one) => one.number))];
  return Array.from({ length: pages ?? 0 }, (_, index) => index + 1);
}
