import type { ChangeTaskBody, CloseKind, ClosePeriodName, CloseTemplateBody } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload, apiPage } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';

const closeKey = ['accounting', 'close'] as const;
const templatesKey = ['practice', 'close-templates'] as const;
const quiet = { quiet: true } as const;

/** The close of a period; without a day of the last one that is over. */
export function useCloseBoard(kind: CloseKind, end: string | undefined) {
  return useQuery({
    queryKey: [...closeKey, 'board', kind, end ?? ''],
    queryFn: () => api('GET /api/company/:companyId/close', { ...quiet, query: { kind, end } }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the packet of a period: the book, or the ZIP with data, proof and checker. */
export function downloadPacket(period: ClosePeriodName, format: 'pdf' | 'zip'): Promise<void> {
  const { kind, end } = period;
  return apiDownload('GET /api/company/:companyId/close-packet.:format', `folio-close-${kind}-${end}.${format}`, {
    ...quiet,
    params: { format },
    query: { kind, end },
  });
}

/** The checks that list what they found. */
export type FindingCheck = 'draft_documents' | 'without_document' | 'unusual' | 'duplicates';

/** A page of what a check found; `page` begins at 1. */
export function useCloseFindings({ kind, end }: ClosePeriodName, check: FindingCheck, page: number) {
  return useQuery({
    queryKey: [...closeKey, 'findings', kind, end, check, page],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/close/finding', { ...quiet, query: { kind, end, check, page } }),
    placeholderData: keepPreviousData,
  });
}

/** Calls of the close board. They are quiet, because errors are shown where they were caused. */
export function useCloseCalls() {
  const queryClient = useQueryClient();
  const refresh = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['accounting'] });
    return answer;
  };
  return {
    setLimits: (body: BodyOf<'PUT /api/company/:companyId/close/setting'>) =>
      refresh(api('PUT /api/company/:companyId/close/setting', { ...quiet, body })),
    addTasks: (body: BodyOf<'POST /api/company/:companyId/close/task'>) =>
      refresh(api('POST /api/company/:companyId/close/task', { ...quiet, body })),
    changeTask: (id: string, body: ChangeTaskBody) =>
      refresh(api('PUT /api/company/:companyId/close/task/:id', { ...quiet, params: { id }, body })),
    removeTask: (id: string) =>
      refresh(api('DELETE /api/company/:companyId/close/task/:id', { ...quiet, params: { id } })),
    keepSchedule: (body: BodyOf<'PUT /api/company/:companyId/close/schedule'>) =>
      refresh(api('PUT /api/company/:companyId/close/schedule', { ...quiet, body })),
    attach: (body: BodyOf<'POST /api/company/:companyId/close/schedule/file'>) =>
      refresh(api('POST /api/company/:companyId/close/schedule/file', { ...quiet, body })),
    detach: (body: BodyOf<'POST /api/company/:companyId/close/schedule/file/remove'>) =>
      refresh(api('POST /api/company/:companyId/close/schedule/file/remove', { ...quiet, body })),
    keepMovement: (body: BodyOf<'PUT /api/company/:companyId/close/movement'>) =>
      refresh(api('PUT /api/company/:companyId/close/movement', { ...quiet, body })),
    prepare: (body: BodyOf<'POST /api/company/:companyId/close/prepare'>) =>
      refresh(api('POST /api/company/:companyId/close/prepare', { ...quiet, body })),
    review: (body: BodyOf<'POST /api/company/:companyId/close/review'>) =>
      refresh(api('POST /api/company/:companyId/close/review', { ...quiet, body })),
    lock: (body: BodyOf<'POST /api/company/:companyId/close/lock'>) =>
      refresh(api('POST /api/company/:companyId/close/lock', { ...quiet, body })),
  };
}

/** The lists of closing tasks of a practice. */
export function useCloseTemplates(practiceId: string) {
  return useQuery({
    queryKey: [...templatesKey, practiceId],
    queryFn: () => api('GET /api/practice/:practiceId/close-template', { ...quiet, params: { practiceId } }),
  });
}

export function useCloseTemplateCalls(practiceId: string) {
  const queryClient = useQueryClient();
  const refresh = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: templatesKey });
  };
  return {
    add: (body: CloseTemplateBody) =>
      refresh(api('POST /api/practice/:practiceId/close-template', { ...quiet, params: { practiceId }, body })),
    change: (id: string, body: CloseTemplateBody & { version: number }) =>
      refresh(api('PUT /api/practice/:practiceId/close-template/:id', { ...quiet, params: { practiceId, id }, body })),
    remove: (id: string) =>
      refresh(api('DELETE /api/practice/:practiceId/close-template/:id', { ...quiet, params: { practiceId, id } })),
  };
}
