import type { PracticeBody, PracticeInviteBody, PracticeStaffBody } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';

const quiet = { quiet: true };

/** Invalidating this key fetches everything about practices again. */
export const practiceKey = ['practice'] as const;

export const practiceCalls = {
  /** Recorded in the audit trail of the books: a member of a practice opens or leaves them. */
  viewAs: (companyId: string, on: boolean) =>
    api('POST /api/company/:companyId/view-as', { params: { companyId }, body: { on }, ...quiet }),
  invitation: (token: string) => api('POST /api/practice-invitation', { body: { token }, ...quiet }),
  takeInvitation: (token: string) => api('POST /api/practice-invitation/accept', { body: { token }, ...quiet }),
};

export type PracticeListQuery = ListQueryOf<'GET /api/practice'>;

/** Practices in the public directory. */
export function usePractices(query: PracticeListQuery) {
  return useQuery({
    queryKey: [...practiceKey, 'list', query],
    queryFn: () => apiPage('GET /api/practice', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function usePractice(id: string) {
  return useQuery({
    queryKey: [...practiceKey, 'one', id],
    queryFn: () => api('GET /api/practice/:practiceId', { params: { practiceId: id }, ...quiet }),
    enabled: id !== '',
  });
}

export type ClientListQuery = ListQueryOf<'GET /api/practice/:practiceId/client'>;

/** Open work in the books of the practice's clients. */
export function useClients(practiceId: string, query: ClientListQuery) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'clients', query],
    queryFn: () =>
      apiPage('GET /api/practice/:practiceId/client', { params: { practiceId }, ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: practiceId !== '',
  });
}

export function useClientNames(practiceId: string) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'client-names'],
    queryFn: () => api('GET /api/practice/:practiceId/client-name', { params: { practiceId }, ...quiet }),
  });
}

export function usePracticeStaff(practiceId: string) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'staff'],
    queryFn: () => api('GET /api/practice/:practiceId/staff', { params: { practiceId }, ...quiet }),
    enabled: practiceId !== '',
  });
}

/** Calls that change practices. They are quiet, because errors are shown where they were caused. */
export function usePracticeMutations() {
  const queryClient = useQueryClient();
  const kept = async <T>(answer: Promise<T>): Promise<T> => {
    const made = await answer;
    await queryClient.invalidateQueries({ queryKey: practiceKey });
    return made;
  };
  return {
    create: (body: PracticeBody) => kept(api('POST /api/practice', { body, ...quiet })),
    change: (id: string, body: PracticeBody) =>
      kept(api('PUT /api/practice/:practiceId', { params: { practiceId: id }, body, ...quiet })),
    join: (id: string) =>
      kept(api('POST /api/practice/:practiceId/join', { params: { practiceId: id }, body: {}, ...quiet })),
    unjoin: (id: string) =>
      kept(api('DELETE /api/practice/:practiceId/join', { params: { practiceId: id }, ...quiet })),
    inviteStaff: (id: string, body: PracticeInviteBody) =>
      kept(api('POST /api/practice/:practiceId/staff', { params: { practiceId: id }, body, ...quiet })),
    changeStaff: (id: string, staffId: string, body: PracticeStaffBody) =>
      kept(api('PUT /api/practice/:practiceId/staff/:id', { params: { practiceId: id, id: staffId }, body, ...quiet })),
    resend: (id: string, staffId: string) =>
      kept(
        api('POST /api/practice/:practiceId/staff/:id/resend', {
          params: { practiceId: id, id: staffId },
          body: {},
          ...quiet,
        }),
      ),
    removeStaff: (id: string, staffId: string) =>
      kept(api('DELETE /api/practice/:practiceId/staff/:id', { params: { practiceId: id, id: staffId }, ...quiet })),
  };
}
