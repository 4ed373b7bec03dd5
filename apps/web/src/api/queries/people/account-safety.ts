import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';
import { afterCsrf } from './session.ts';

const quiet = { quiet: true };
const sessionsKey = ['account-safety', 'sessions'] as const;
const devicesKey = ['account-safety', 'devices'] as const;
const historyKey = ['account-safety', 'history'] as const;

export type ChangePasswordBody = BodyOf<'POST /api/user/password'>;

/** They are quiet, because their forms show errors in place. */
export const safetyCalls = {
  confirmPassword: (password: string) =>
    afterCsrf(() => api('POST /api/user/password/confirm', { body: { password }, ...quiet })),
  changePassword: (body: ChangePasswordBody) => afterCsrf(() => api('POST /api/user/password', { body, ...quiet })),
  changeEmail: (email: string) => api('POST /api/user/email', { body: { email }, ...quiet }),
  confirmEmail: (codes: { old_code: string; new_code: string }) =>
    api('POST /api/user/email/confirm', { body: codes, ...quiet }),
  closeAccount: () => api('POST /api/user/close', { body: {}, ...quiet }),
};

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => api('GET /api/user/session', { ...quiet }) });
}

export function useTrustedDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: () => api('GET /api/user/device', { ...quiet }) });
}

const historyPageSize = 20;

/** Security events of the account; `page` starts at 1. */
export function useAccountHistory(page: number) {
  return useQuery({
    queryKey: [...historyKey, page],
    queryFn: () => apiPage('GET /api/user/history', { ...quiet, query: { page, limit: historyPageSize } }),
    placeholderData: keepPreviousData,
  });
}

/** Ends sessions or the trust in a browser and updates the lists. Errors are shown as a toast. */
export function useRevoke() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['account-safety'] });
  return {
    session: useMutation({
      mutationFn: (id: string) => apiPage('DELETE /api/user/session/:id', { params: { id } }),
      onSettled,
    }),
    otherSessions: useMutation({
      mutationFn: () => api('POST /api/user/session/revoke-others', { body: {} }),
      onSettled,
    }),
    device: useMutation({
      mutationFn: (id: string) => apiPage('DELETE /api/user/device/:id', { params: { id } }),
      onSettled,
    }),
  };
}
