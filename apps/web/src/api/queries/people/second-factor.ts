import type { SecondFactors } from '@folio/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { afterCsrf } from './session.ts';

const factorsKey = ['second-factors'] as const;
const quiet = { quiet: true };

/** The methods allowed as second step of this sign-in; fetched again each time the page opens. */
export function useOfferedFactors() {
  return useQuery({
    queryKey: ['offered-factors'],
    queryFn: () => api('GET /api/user/second-factor/offered', { ...quiet }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useSecondFactors() {
  return useQuery({ queryKey: factorsKey, queryFn: () => api('GET /api/user/second-factor', { ...quiet }) });
}

/** Uses a factor: as the second step of sign-in, before a sensitive action, or a passkey alone. */
export const factorCalls = {
  giveRecoveryCode: (code: string) =>
    afterCsrf(() => api('POST /api/user/second-factor/recovery', { body: { code }, ...quiet })),
  beginPasskey: () => afterCsrf(() => api('POST /api/user/second-factor/passkey/begin', { body: {}, ...quiet })),
  givePasskey: (shown: AuthenticationResponseJSON) =>
    api('POST /api/user/second-factor/passkey', { body: { shown }, ...quiet }),
  beginConfirmation: () => afterCsrf(() => api('POST /api/user/confirm-passkey/begin', { body: {}, ...quiet })),
  confirm: (shown: AuthenticationResponseJSON) => api('POST /api/user/confirm-passkey', { body: { shown }, ...quiet }),
  beginSignIn: () => afterCsrf(() => api('POST /api/passkey/begin', { body: {}, ...quiet })),
  signIn: (shown: AuthenticationResponseJSON) => api('POST /api/passkey/sign-in', { body: { shown }, ...quiet }),
};

/** Calls that change the user's factors. They are quiet, because errors are shown where they were caused. */
export function useFactorChanges() {
  const queryClient = useQueryClient();
  const keep = (factors: SecondFactors) => queryClient.setQueryData(factorsKey, factors);
  return {
    setMailCodes: async (mailsCodes: boolean) =>
      keep(await api('PUT /api/user/second-factor', { body: { mails_codes: mailsCodes }, ...quiet })),
    beginAuthenticator: () => api('POST /api/user/authenticator', { body: {}, ...quiet }),
    confirmAuthenticator: async (code: string) =>
      keep(await api('POST /api/user/authenticator/confirm', { body: { code }, ...quiet })),
    removeAuthenticator: async () => keep(await api('DELETE /api/user/authenticator', { ...quiet })),
    makeRecoveryCodes: async () => {
      const { codes } = await api('POST /api/user/recovery-code', { body: {}, ...quiet });
      await queryClient.invalidateQueries({ queryKey: factorsKey });
      return codes;
    },
    beginPasskey: () => api('POST /api/user/passkey/begin', { body: {}, ...quiet }),
    addPasskey: async (name: string, made: RegistrationResponseJSON) =>
      keep(await api('POST /api/user/passkey', { body: { name, made }, ...quiet })),
    renamePasskey: async (id: string, name: string) =>
      keep(await api('PUT /api/user/passkey/:id', { params: { id }, body: { name }, ...quiet })),
    removePasskey: async (id: string) => keep(await api('DELETE /api/user/passkey/:id', { params: { id }, ...quiet })),
  };
}
