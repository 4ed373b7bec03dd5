import type {
  AccessRequestRow,
  ApplyBody,
  InvitePracticeBody,
  ListMeta,
  PracticeRequestRow,
  PracticeRole,
  RequestState,
} from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, post, put } from '../client.ts';

const ofCompany = '/api/company/:companyId/access-request';
const ofPractice = (practiceId: string) => `/api/practice/${encodeURIComponent(practiceId)}/request`;
const quiet = { quiet: true };
const requestsKey = ['access-requests'] as const;

export interface RequestListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  state?: RequestState | undefined;
}

/** Practices that ask the company on the screen, were asked, or have access; `isOwner` false asks for nothing. */
export function useAccessRequests(query: RequestListQuery, isOwner: boolean) {
  return useQuery({
    queryKey: [...requestsKey, 'company', query],
    queryFn: () => call<AccessRequestRow[], ListMeta>('GET', ofCompany, { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: isOwner,
  });
}

/** Companies a practice has asked, or was asked by. */
export function usePracticeRequests(practiceId: string, query: RequestListQuery) {
  return useQuery({
    queryKey: [...requestsKey, practiceId, query],
    queryFn: () =>
      call<PracticeRequestRow[], ListMeta>('GET', ofPractice(practiceId), { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: practiceId !== '',
  });
}

export type CompanyAct = 'reject' | 'cancel' | 'revoke';
export type PracticeAct = 'accept' | 'reject' | 'cancel' | 'revoke';

/** Calls that change associations; refusals are shown where they were caused. */
export function useRequestCalls() {
  const queryClient = useQueryClient();
  const kept = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } finally {
      // Also after a refusal: the list shows how things stand now.
      const stale = [requestsKey, ['practice']];
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
  };
  return {
    invite: (body: InvitePracticeBody) => kept(post<AccessRequestRow>(ofCompany, body, quiet)),
    accept: (id: string, role: PracticeRole) =>
      kept(post<AccessRequestRow>(`${ofCompany}/${id}/accept`, { role }, quiet)),
    changeLevel: (id: string, role: PracticeRole) => kept(put<AccessRequestRow>(`${ofCompany}/${id}`, { role }, quiet)),
    actForCompany: (id: string, act: CompanyAct) =>
      kept(post<AccessRequestRow>(`${ofCompany}/${id}/${act}`, {}, quiet)),
    apply: (practiceId: string, body: ApplyBody) => kept(post<PracticeRequestRow>(ofPractice(practiceId), body, quiet)),
    actForPractice: (practiceId: string, id: string, act: PracticeAct) =>
      kept(post<PracticeRequestRow>(`${ofPractice(practiceId)}/${id}/${act}`, {}, quiet)),
  };
}
