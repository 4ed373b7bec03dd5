import type { TaughtColumns } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
export const statementLayoutsKey = ['statement-layouts'] as const;
const quiet = { quiet: true } as const;

/** The columns a statement was read with, or could be read with, and the layouts of other clients. */
export function useDocumentColumns(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...statementLayoutsKey, 'of', id],
    queryFn: () => api('GET /api/company/:companyId/document/:id/columns', { params: { id }, ...quiet }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The statement layouts of the current company. */
export function useStatementLayouts(companyId: string | undefined) {
  return useQuery({
    queryKey: [...statementLayoutsKey, companyId],
    queryFn: () => api('GET /api/company/:companyId/statement-layout', { ...quiet }),
    enabled: companyId !== undefined,
  });
}

/** Calls about statement columns. They are quiet, because the screens show errors in place. */
export const layoutCalls = {
  teach: (id: string, body: { version: number; taught: TaughtColumns; replace: boolean }) =>
    api('PUT /api/company/:companyId/document/:id/columns', { params: { id }, body, ...quiet }),
  take: (id: string, body: { version: number; layout_id: string; replace: boolean }) =>
    api('POST /api/company/:companyId/document/:id/columns/take', { params: { id }, body, ...quiet }),
  forget: async (id: string) => {
    await apiPage('DELETE /api/company/:companyId/statement-layout/:id', { params: { id } });
  },
};
