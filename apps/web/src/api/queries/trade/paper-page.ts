import type { InvoiceDetail } from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewCalls } from './invoice-editing.ts';

const pictureStaysMs = 60_000;

/** The picture of a page of a posted document's actual PDF; `page` starts at 1. */
export function usePaperPage({ id, type, version, draft, state, due }: InvoiceDetail, page: number) {
  return useQuery({
    queryKey: ['paper-page', id, version, state, due, page],
    queryFn: ({ signal }) => previewCalls.paper({ type, id, draft, page }, signal),
    staleTime: pictureStaysMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
