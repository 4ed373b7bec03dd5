import type { LineComment, LineFile } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import { needsKey } from '../reports/needs.ts';

const quiet = { quiet: true } as const;
const pollMs = 1500;
const fileKey = (lineId: string) => ['bank', 'file', lineId] as const;

/** The comments, documents and received files of a bank line. Polls while one of its files is being read. */
export function useLineFile(lineId: string) {
  return useQuery({
    queryKey: fileKey(lineId),
    queryFn: () => api('GET /api/company/:companyId/bank-line/:id/file', { params: { id: lineId }, ...quiet }),
    refetchInterval: ({ state }) => (state.data?.unread.some((file) => file.reading) ? pollMs : false),
  });
}

export function keepLineFile(queryClient: QueryClient, lineId: string, file: LineFile): void {
  queryClient.setQueryData(fileKey(lineId), file);
}

/** Calls about one bank line. They are quiet, because errors are shown next to the line. */
export const evidenceCalls = {
  file: (lineId: string) => api('GET /api/company/:companyId/bank-line/:id/file', { params: { id: lineId }, ...quiet }),
  comment: (lineId: string, kind: LineComment['kind'], text: string) =>
    api('POST /api/company/:companyId/bank-line/:id/comment', {
      params: { id: lineId },
      body: { kind, text },
      quiet: true,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  answer: (lineId: string, commentId: string) =>
    api('POST /api/company/:companyId/bank-line/:id/comment/:commentId/answer', {
      params: { id: lineId, commentId },
      body: {},
      ...quiet,
    }),
  attach: (lineId: string, documentId: string) =>
    api('POST /api/company/:companyId/bank-line/:id/document', {
      params: { id: lineId },
      body: { document_id: documentId },
      ...quiet,
    }),
  detach: async (lineId: string, documentId: string) =>
    await api('DELETE /api/company/:companyId/bank-line/:id/document/:documentId', {
      params: { id: lineId, documentId },
      ...quiet,
    }),
  /** Uploads a file for a line: Folio reads it, and attaches it once it is confirmed or filed. */
  drop: (lineId: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return api('POST /api/company/:companyId/upload-files/', { body, quiet: true, query: { line_id: lineId } });
  },
  /** Searches documents by name, to attach an existing one. */
  findDocuments: (q: string) =>
    api('GET /api/company/:companyId/document', {
      quiet: true,
      query: { q: q || undefined, limit: 20, state: 'needs_review,processed,failed,unsupported' },
    }),
};

export interface MissingView {
  accountId: string;
  q: string;
  sort: string;
  page: number;
}
export const missingPerPage = 50;

export function useMissing({ accountId, q, sort, page }: MissingView) {
  return useQuery({
    queryKey: ['bank', 'missing', accountId, q, sort, page],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/missing-evidence', {
        quiet: true,
        query: { account_id: accountId || undefined, q: q || undefined, sort, page, limit: missingPerPage },
      }),
    placeholderData: keepPreviousData,
  });
}

export function useTimeline(accountId: string) {
  return useQuery({
    queryKey: ['bank', 'statements', 'timeline', accountId],
    queryFn: () =>
      api('GET /api/company/:companyId/bank-statement/timeline', { quiet: true, query: { account_id: accountId } }),
    enabled: accountId !== '',
  });
}

export function useProof(statementId: string) {
  return useQuery({
    queryKey: ['bank', 'statements', 'proof', statementId],
    queryFn: () =>
      api('GET /api/company/:companyId/bank-statement/:id/proof', { params: { id: statementId }, ...quiet }),
  });
}

/** After evidence of a line changed: lists and counts that show it are fetched again. */
export async function afterEvidence(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['documents'], needsKey, ['invoices'], ['dashboard'], ['questions']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
