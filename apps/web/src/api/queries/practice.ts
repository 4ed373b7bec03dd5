import type {
  ClientMeta,
  ClientName,
  ClientRow,
  ListMeta,
  PracticeBody,
  PracticeDetail,
  PracticeInvitation,
  PracticeInviteBody,
  PracticeRow,
  PracticeStaffBody,
  PracticeStaffRow,
} from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';

const base = '/api/practice';
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
const quiet = { quiet: true };

/** Everything about practices is fetched anew when this key is invalidated. */
export const practiceKey = ['practice'] as const;

export const practiceCalls = {
  /** Written into the books' audit trail: somebody of a practice enters them, or leaves. */
  viewAs: (companyId: string, on: boolean) =>
    post<null>(`/api/company/${encodeURIComponent(companyId)}/view-as`, { on }, quiet),
  invitation: (token: string) => post<PracticeInvitation>('/api/practice-invitation', { token }, quiet),
  takeInvitation: (token: string) => post<PracticeDetail>('/api/practice-invitation/accept', { token }, quiet),
};

export interface PracticeListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
}

/** Practices anybody may look through. */
export function usePractices(query: PracticeListQuery) {
  return useQuery({
    queryKey: [...practiceKey, 'list', query],
    queryFn: () => call<PracticeRow[], ListMeta>('GET', base, { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function usePractice(id: string) {
  return useQuery({
    queryKey: [...practiceKey, 'one', id],
    queryFn: () => get<PracticeDetail>(one(id), quiet),
    enabled: id !== '',
  });
}

export interface ClientListQuery extends PracticeListQuery {
  sort: string;
  attention?: 'true' | undefined;
}

/** What waits in the books of the practice's clients. */
export function useClients(practiceId: string, query: ClientListQuery) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'clients', query],
    queryFn: () => call<ClientRow[], ClientMeta>('GET', `${one(practiceId)}/client`, { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: practiceId !== '',
  });
}

export function useClientNames(practiceId: string) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'client-names'],
    queryFn: () => get<ClientName[]>(`${one(practiceId)}/client-name`, quiet),
  });
}

export function usePracticeStaff(practiceId: string) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'staff'],
    queryFn: () => get<PracticeStaffRow[]>(`${one(practiceId)}/staff`, quiet),
    enabled: practiceId !== '',
  });
}

/** Calls that change practices; refusals are shown where they were caused. */
export function usePracticeMutations() {
  const queryClient = useQueryClient();
  const kept = async <T>(answer: Promise<T>): Promise<T> => {
    const made = await answer;
    await queryClient.invalidateQueries({ queryKey: practiceKey });
    return made;
  };
  return {
    create: (body: PracticeBody) => kept(post<PracticeDetail>(base, body, quiet)),
    change: (id: string, body: PracticeBody) => kept(put<PracticeDetail>(one(id), body, quiet)),
    join: (id: string) => kept(post<PracticeDetail>(`${one(id)}/join`, {}, quiet)),
    unjoin: (id: string) => kept(remove<PracticeDetail>(`${one(id)}/join`)),
    inviteStaff: (id: string, body: PracticeInviteBody) =>
      kept(post<PracticeStaffRow>(`${one(id)}/staff`, body, quiet)),
    changeStaff: (id: string, staffId: string, body: PracticeStaffBody) =>
      kept(put<PracticeStaffRow>(`${one(id)}/staff/${staffId}`, body, quiet)),
    resend: (id: string, staffId: string) =>
      kept(post<PracticeStaffRow>(`${one(id)}/staff/${staffId}/resend`, {}, quiet)),
    removeStaff: (id: string, staffId: string) => kept(remove<null>(`${one(id)}/staff/${staffId}`)),
  };
}

async function remove<T>(path: string): Promise<T> {
  return (await call<T>('DELETE', path, quiet)).data;
}
