import type { DocumentColumns, DocumentDetail, StatementLayout, TaughtColumns } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';

const company = '/api/company/:companyId';
export const statementLayoutsKey = ['statement-layouts'] as const;

const columnsOf = (id: string) => `${company}/document/${encodeURIComponent(id)}/columns`;
const quiet = { quiet: true } as const;

/** The columns a statement was read by, or could be, and what the practice taught elsewhere. */
export function useDocumentColumns(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...statementLayoutsKey, 'of', id],
    queryFn: () => get<DocumentColumns>(columnsOf(id), quiet),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The layouts of statements that were taught in the company on the screen. */
export function useStatementLayouts(companyId: string | undefined) {
  return useQuery({
    queryKey: [...statementLayoutsKey, companyId],
    queryFn: () => get<StatementLayout[]>(`${company}/statement-layout`, quiet),
    enabled: companyId !== undefined,
  });
}

/** Calls about the columns of statements; the screens show their refusals in place. */
export const layoutCalls = {
  teach: (id: string, body: { version: number; taught: TaughtColumns; replace: boolean }) =>
    put<DocumentDetail>(columnsOf(id), body, quiet),
  take: (id: string, body: { version: number; layout_id: string; replace: boolean }) =>
    post<DocumentDetail>(`${columnsOf(id)}/take`, body, quiet),
  forget: async (id: string) => {
    await call<null>('DELETE', `${company}/statement-layout/${encodeURIComponent(id)}`);
  },
};
