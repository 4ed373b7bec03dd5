import type { AccountHistoryEntry, ListMeta, Profile, SessionEntry, TrustedDevice } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { afterCsrf } from './session.ts';

const quiet = { quiet: true };
const sessionsKey = ['account-safety', 'sessions'] as const;
const devicesKey = ['account-safety', 'devices'] as const;
const historyKey = ['account-safety', 'history'] as const;

export interface ChangePasswordBody {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Calls whose forms show their failures themselves. */
export const safetyCalls = {
  confirmPassword: (password: string) => afterCsrf(() => post<null>('/api/user/password/confirm', { password }, quiet)),
  changePassword: (body: ChangePasswordBody) => afterCsrf(() => post<null>('/api/user/password', body, quiet)),
  changeEmail: (email: string) => post<null>('/api/user/email', { email }, quiet),
  confirmEmail: (codes: { old_code: string; new_code: string }) =>
    post<Profile>('/api/user/email/confirm', codes, quiet),
  closeAccount: () => post<null>('/api/user/close', {}, quiet),
};

/** Where the user is signed in. */
export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => get<SessionEntry[]>('/api/user/session', quiet) });
}

/** Browsers that skip the second factor. */
export function useTrustedDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: () => get<TrustedDevice[]>('/api/user/device', quiet) });
}

const historyPageSize = 20;

/** What happened to the account; `page` starts at 1. */
export function useAccountHistory(page: number) {
  return useQuery({
    queryKey: [...historyKey, page],
    queryFn: () =>
      call<AccountHistoryEntry[], ListMeta>('GET', '/api/user/history', {
        ...quiet,
        query: { page, limit: historyPageSize },
      }),
    placeholderData: keepPreviousData,
  });
}

/** Ends sessions or the trust in a browser; the lists follow. A failure is shown as a toast. */
export function useRevoke() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['account-safety'] });
  return {
    session: useMutation({
      mutationFn: (id: string) => call<null>('DELETE', `/api/user/session/${encodeURIComponent(id)}`),
      onSettled,
    }),
    otherSessions: useMutation({
      mutationFn: () => post<{ ended: number }>('/api/user/session/revoke-others', {}),
      onSettled,
    }),
    device: useMutation({
      mutationFn: (id: string) => call<null>('DELETE', `/api/user/device/${encodeURIComponent(id)}`),
      onSettled,
    }),
  };
}
