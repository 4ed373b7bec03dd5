import type { ApplyBody, InvitePracticeBody, PracticeRole } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';

const quiet = { quiet: true };
const requestsKey = ['access-requests'] as const;

export type RequestListQuery = ListQueryOf<'GET /api/company/:companyId/access-request'>;

/** Practices that requested access to the company, were invited, or have access; `isOwner` false queries nothing. */
export function useAccessRequests(query: RequestListQuery, isOwner: boolean) {
  return useQuery({
    queryKey: [...requestsKey, 'company', query],
    queryFn: () => apiPage('GET /api/company/:companyId/access-request', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: isOwner,
  });
}

/** Companies that a practice asked for access, or that invited it. */
export function usePracticeRequests(practiceId: string, query: RequestListQuery) {
  return useQuery({
    queryKey: [...requestsKey, practiceId, query],
    queryFn: () =>
      apiPage('GET /api/practice/:practiceId/request', { params: { practiceId }, ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: practiceId !== '',
  });
}

export type CompanyAct = 'reject' | 'cancel' | 'revoke';
export type PracticeAct = 'accept' | 'reject' | 'cancel' | 'revoke';

export function useRequestCalls() {
  const queryClient = useQueryClient();
  const kept = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } finally {
      // Also after an error, because the list and the number in the menu must show the current state.
      const stale = [requestsKey, ['practice'], needsKey];
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
  };
  return {
    invite: (body: InvitePracticeBody) => kept(api('POST /api/company/:companyId/access-request', { body, ...quiet })),
    accept: (id: string, role: PracticeRole) =>
      kept(api('POST /api/company/:companyId/access-request/:id/accept', { params: { id }, body: { role }, ...quiet })),
    changeLevel: (id: string, role: PracticeRole) =>
      kept(api('PUT /api/company/:companyId/access-request/:id', { params: { id }, body: { role }, ...quiet })),
    actForCompany: (id: string, act: CompanyAct) =>
      kept(api(`POST /api/company/:companyId/access-request/:id/${act}`, { params: { id }, body: {}, ...quiet })),
    apply: (practiceId: string, body: ApplyBody) =>
      kept(api('POST /api/practice/:practiceId/request', { params: { practiceId }, body, ...quiet })),
    actForPractice: (practiceId: string, id: string, act: PracticeAct) =>
      kept(
        api(`POST /api/practice/:practiceId/request/:id/${act}`, { params: { practiceId, id }, body: {}, ...quiet }),
      ),
  };
}
