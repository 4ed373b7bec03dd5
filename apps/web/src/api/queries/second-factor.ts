import type { AuthenticatorSetUp, OfferedFactors, RecoveryCodes, SecondFactors } from '@folio/contract';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { afterCsrf } from './session.ts';

const path = '/api/user/second-factor';
const factorsKey = ['second-factors'] as const;
const quiet = { quiet: true };

/** What may be given as the second step of this sign-in; asked anew each time the page stands. */
export function useOfferedFactors() {
  return useQuery({
    queryKey: ['offered-factors'],
    queryFn: () => get<OfferedFactors>(`${path}/offered`, quiet),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** The second factors of the user. */
export function useSecondFactors() {
  return useQuery({ queryKey: factorsKey, queryFn: () => get<SecondFactors>(path, quiet) });
}

type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** Giving a factor: as the second step, before a sensitive act, or a passkey alone. */
export const factorCalls = {
  giveRecoveryCode: (code: string) => afterCsrf(() => post<null>(`${path}/recovery`, { code }, quiet)),
  beginPasskey: () => afterCsrf(() => post<RequestOptions>(`${path}/passkey/begin`, {}, quiet)),
  givePasskey: (shown: AuthenticationResponseJSON) => post<null>(`${path}/passkey`, { shown }, quiet),
  beginConfirmation: () => afterCsrf(() => post<RequestOptions>('/api/user/confirm-passkey/begin', {}, quiet)),
  confirm: (shown: AuthenticationResponseJSON) => post<null>('/api/user/confirm-passkey', { shown }, quiet),
  beginSignIn: () => afterCsrf(() => post<RequestOptions>('/api/passkey/begin', {}, quiet)),
  signIn: (shown: AuthenticationResponseJSON) => post<null>('/api/passkey/sign-in', { shown }, quiet),
};

/** Calls that change the user's factors; refusals are shown where they were caused, so they are quiet. */
export function useFactorChanges() {
  const queryClient = useQueryClient();
  const keep = (factors: SecondFactors) => queryClient.setQueryData(factorsKey, factors);
  const remove = async (what: string) => keep((await call<SecondFactors>('DELETE', what, quiet)).data);
  return {
    setMailCodes: async (mailsCodes: boolean) =>
      keep(await put<SecondFactors>(path, { mails_codes: mailsCodes }, quiet)),
    beginAuthenticator: () => post<AuthenticatorSetUp>('/api/user/authenticator', {}, quiet),
    confirmAuthenticator: async (code: string) =>
      keep(await post<SecondFactors>('/api/user/authenticator/confirm', { code }, quiet)),
    removeAuthenticator: () => remove('/api/user/authenticator'),
    makeRecoveryCodes: async () => {
      const { codes } = await post<RecoveryCodes>('/api/user/recovery-code', {}, quiet);
      await queryClient.invalidateQueries({ queryKey: factorsKey });
      return codes;
    },
    beginPasskey: () => post<PublicKeyCredentialCreationOptionsJSON>('/api/user/passkey/begin', {}, quiet),
    addPasskey: async (name: string, made: RegistrationResponseJSON) =>
      keep(await post<SecondFactors>('/api/user/passkey', { name, made }, quiet)),
    renamePasskey: async (id: string, name: string) =>
      keep(await put<SecondFactors>(`/api/user/passkey/${encodeURIComponent(id)}`, { name }, quiet)),
    removePasskey: (id: string) => remove(`/api/user/passkey/${encodeURIComponent(id)}`),
  };
}
