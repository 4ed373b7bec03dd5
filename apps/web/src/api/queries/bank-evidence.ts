import type {
  LineComment,
  LineFile,
  ListMeta,
  MissingEvidenceRow,
  StatementProof,
  StoredDocument,
  TimelineSpan,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { needsKey } from './needs.ts';

const base = '/api/company/:companyId';
const quiet = { quiet: true } as const;
const pollMs = 1500;
const fileKey = (lineId: string) => ['bank', 'file', lineId] as const;
const lineOf = (lineId: string) => `${base}/bank-line/${encodeURIComponent(lineId)}`;

/** What lies beside a line: comments, documents, what arrived. Asked for again while a file of it is being read. */
export function useLineFile(lineId: string) {
  return useQuery({
    queryKey: fileKey(lineId),
    queryFn: () => get<LineFile>(`${lineOf(lineId)}/file`, quiet),
    refetchInterval: ({ state }) => (state.data?.unread.some((file) => file.reading) ? pollMs : false),
  });
}

export function keepLineFile(queryClient: QueryClient, lineId: string, file: LineFile): void {
  queryClient.setQueryData(fileKey(lineId), file);
}

/** Calls about one line. Their refusals are shown beside it, so they are quiet. */
export const evidenceCalls = {
  file: (lineId: string) => get<LineFile>(`${lineOf(lineId)}/file`, quiet),
  comment: (lineId: string, kind: LineComment['kind'], text: string) =>
    post<LineFile>(
      `${lineOf(lineId)}/comment`,
      { kind, text },
      { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    ),
  answer: (lineId: string, commentId: string) =>
    post<LineFile>(`${lineOf(lineId)}/comment/${encodeURIComponent(commentId)}/answer`, {}, quiet),
  attach: (lineId: string, documentId: string) =>
    post<LineFile>(`${lineOf(lineId)}/document`, { document_id: documentId }, quiet),
  detach: async (lineId: string, documentId: string) =>
    (await call<LineFile>('DELETE', `${lineOf(lineId)}/document/${encodeURIComponent(documentId)}`, quiet)).data,
  /** Uploads a file for a line: it is read, and attached once it is confirmed or filed. */
  drop: (lineId: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return post<StoredDocument>(`${base}/upload-files/`, body, { quiet: true, query: { line_id: lineId } });
  },
  /** Documents by name, to attach one that is here already. */
  findDocuments: (q: string) =>
    get<StoredDocument[]>(`${base}/document`, {
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
      call<MissingEvidenceRow[], ListMeta>('GET', `${base}/missing-evidence`, {
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
      get<TimelineSpan[]>(`${base}/bank-statement/timeline`, { quiet: true, query: { account_id: accountId } }),
    enabled: accountId !== '',
  });
}

export function useProof(statementId: string) {
  return useQuery({
    queryKey: ['bank', 'statements', 'proof', statementId],
    queryFn: () => get<StatementProof>(`${base}/bank-statement/${encodeURIComponent(statementId)}/proof`, quiet),
  });
}

/** After something beside a line changed: lists and counts that show it are fetched anew. */
export async function afterEvidence(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['documents'], needsKey, ['invoices'], ['dashboard'], ['questions']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
