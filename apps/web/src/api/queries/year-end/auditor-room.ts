import type { NewRoomBody } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';

const roomsKey = ['accounting', 'auditor-room'] as const;
const quiet = { quiet: true } as const;

/** A page of the rooms that the company opened, the newest first. */
export function useRooms(query: { page: number; limit: number }) {
  return useQuery({
    queryKey: [...roomsKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/auditor-room', { ...quiet, query }),
    placeholderData: keepPreviousData,
  });
}

/** A room as the company sees it. */
export function useRoom(id: string) {
  return useQuery({
    queryKey: [...roomsKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/auditor-room/:id', { ...quiet, params: { id } }),
  });
}

/** Calls of the company. They are quiet, because errors are shown where they were caused. */
export function useRoomCalls() {
  const queryClient = useQueryClient();
  // Also after a refusal: a form then has the version that it needs to send what was typed again.
  const refresh = <T>(call: Promise<T>): Promise<T> =>
    call.finally(() => queryClient.invalidateQueries({ queryKey: roomsKey }));
  return {
    open: (body: NewRoomBody) => refresh(api('POST /api/company/:companyId/auditor-room', { ...quiet, body })),
    resend: (id: string) =>
      refresh(api('POST /api/company/:companyId/auditor-room/:id/invitation', { ...quiet, params: { id } })),
    close: (id: string) =>
      refresh(api('POST /api/company/:companyId/auditor-room/:id/close', { ...quiet, params: { id } })),
    extend: (id: string, until: string) =>
      refresh(api('PUT /api/company/:companyId/auditor-room/:id/until', { ...quiet, params: { id }, body: { until } })),
    assign: (id: string, body: BodyOf<'PUT /api/company/:companyId/auditor-request/:id/owner'>) =>
      refresh(api('PUT /api/company/:companyId/auditor-request/:id/owner', { ...quiet, params: { id }, body })),
    answer: (id: string, body: BodyOf<'POST /api/company/:companyId/auditor-request/:id/answer'>) =>
      refresh(api('POST /api/company/:companyId/auditor-request/:id/answer', { ...quiet, params: { id }, body })),
  };
}
