import type { ClosePeriodName, RoomReport } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload, apiPage } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';

const guestKey = ['auditor-room'] as const;
const quiet = { quiet: true } as const;

/** Calls of a person with an invitation. The token is sent in the body, never in an address. */
export const guestCalls = {
  invitation: (token: string) => api('POST /api/auditor-room/invitation', { ...quiet, body: { token } }),
  join: (token: string) => api('POST /api/auditor-room/join', { ...quiet, body: { token } }),
};

/** The rooms that the caller may enter as a guest. */
export function useMyRooms(isWanted = true) {
  return useQuery({
    queryKey: [...guestKey, 'mine'],
    queryFn: () => api('GET /api/auditor-room', quiet),
    enabled: isWanted,
  });
}

/** A room as its guest sees it. */
export function useGuestRoom(roomId: string) {
  return useQuery({
    queryKey: [...guestKey, 'one', roomId],
    queryFn: () => api('GET /api/auditor-room/:roomId', { ...quiet, params: { roomId } }),
  });
}

/** A sample of the period of a room; it never changes. */
export function useGuestSample(roomId: string, id: string) {
  return useQuery({
    queryKey: [...guestKey, 'sample', roomId, id],
    queryFn: () => api('GET /api/auditor-room/:roomId/sample/:id', { ...quiet, params: { roomId, id } }),
  });
}

/** A page of a statement or of the ledger of a room. It is not fetched again when the window gets the focus: each reading is recorded. */
export function useGuestSheet(roomId: string, name: RoomReport, page: number) {
  return useQuery({
    queryKey: [...guestKey, 'sheet', roomId, name, page],
    queryFn: async () => {
      const params = { roomId, name };
      const call = 'GET /api/auditor-room/:roomId/report/:name/sheet' as const;
      const { data, meta } = await apiPage(call, { ...quiet, params, query: { page } });
      return { sheet: data, meta };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

type Verdict = BodyOf<'POST /api/auditor-room/:roomId/request/:id/accept'>;

/** What a guest says about requests. The calls are quiet, because errors are shown where they were caused. */
export function useGuestCalls(roomId: string) {
  const queryClient = useQueryClient();
  // Also after a refusal: a form then has the version that it needs to send what was typed again.
  const refresh = async (call: Promise<unknown>): Promise<void> => {
    await call.finally(() => queryClient.invalidateQueries({ queryKey: guestKey }));
  };
  return {
    ask: (body: BodyOf<'POST /api/auditor-room/:roomId/request'>) =>
      refresh(api('POST /api/auditor-room/:roomId/request', { ...quiet, params: { roomId }, body })),
    accept: (id: string, body: Verdict) =>
      refresh(api('POST /api/auditor-room/:roomId/request/:id/accept', { ...quiet, params: { roomId, id }, body })),
    reopen: (id: string, body: Verdict) =>
      refresh(api('POST /api/auditor-room/:roomId/request/:id/reopen', { ...quiet, params: { roomId, id }, body })),
  };
}

export type GuestFileFormat = 'pdf' | 'xlsx' | 'csv';

/** The files of a room. */
export function guestFiles(roomId: string) {
  const params = { roomId };
  return {
    answer: (id: string, { sha256, name }: { sha256: string; name: string }) =>
      apiDownload('GET /api/auditor-room/:roomId/request/:id/file/:sha256', name, {
        ...quiet,
        params: { roomId, id, sha256 },
      }),
    report: (name: RoomReport, format: GuestFileFormat) =>
      apiDownload('GET /api/auditor-room/:roomId/report/:name', `folio-${name}.${format}`, {
        ...quiet,
        params: { roomId, name },
        query: { format },
      }),
    packet: ({ kind, end }: ClosePeriodName) =>
      apiDownload('GET /api/auditor-room/:roomId/packet', `folio-close-${kind}-${end}.zip`, {
        ...quiet,
        params,
        query: { kind, end },
      }),
    bundle: (id: string) =>
      apiDownload('GET /api/auditor-room/:roomId/sample/:id/bundle.zip', `folio-audit-sample-${id}.zip`, {
        ...quiet,
        params: { roomId, id },
      }),
  };
}
