import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageImageUrl, prefetchDocument } from '../../../../../api/queries/documents/document.ts';
import { pageWidthPx } from '../../../../../components/document/page/page-sheet.tsx';
import { pagesOf } from '../../../../../components/document/page/pages-of.ts';

/** Fetches the next document and its first page while this one is looked at. */
export function useLoadAhead(nextId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (nextId === undefined) return;
    void prefetchDocument(queryClient, nextId).then((detail) => {
      if (detail === undefined) return;
      const first = pagesOf(detail)[0] ?? 1;
      const turned = detail.page_sizes.find((one) => one.number === first)?.turn;
      new Image().src = pageImageUrl(nextId, first, pageWidthPx, turned);
    });
  }, [nextId, queryClient]);
}
