import type { IdentityRow } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiUrl } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';
import { afterCsrf } from './session.ts';

const identitiesKey = ['identities'] as const;
const arrivalKey = ['arrival'] as const;
const quiet = { quiet: true };

export type ArrivalAccountBody = BodyOf<'POST /api/identity/arrival/account'>;

/** The address that redirects to an identity provider; `returnTo` is the path to open afterwards. */
export function providerUrl(id: string, returnTo: string): string {
  return apiUrl('GET /api/oidc/:provider/start', { params: { provider: id }, query: { return_to: returnTo } });
}

/** The identity that a provider confirmed in this browser and that has no account yet. */
export function useArrival() {
  return useQuery({
    queryKey: arrivalKey,
    queryFn: () => api('GET /api/identity/arrival', { ...quiet }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Calls for such an identity. Each changes something before sign-in, so each fetches the XSRF cookie first. */
export function useArrivalCalls() {
  const queryClient = useQueryClient();
  return {
    mailCode: () => afterCsrf(() => api('POST /api/identity/arrival/code', { body: {}, ...quiet })),
    proveByCode: (code: string) =>
      afterCsrf(() => api('POST /api/identity/arrival/prove', { body: { code }, ...quiet })),
    proveByPassword: (password: string) =>
      afterCsrf(() => api('POST /api/identity/arrival/password', { body: { password }, ...quiet })),
    create: (body: ArrivalAccountBody) =>
      afterCsrf(() => api('POST /api/identity/arrival/account', { body, ...quiet })),
    reload: () => queryClient.invalidateQueries({ queryKey: arrivalKey }),
  };
}

export function useIdentities() {
  return useQuery({ queryKey: identitiesKey, queryFn: () => api('GET /api/user/identity', { ...quiet }) });
}

/** Calls that link, choose and unlink identities. They are quiet, because errors are shown where they were caused. */
export function useIdentityCalls() {
  const queryClient = useQueryClient();
  const keep = (rows: IdentityRow[]) => queryClient.setQueryData(identitiesKey, rows);
  const away = (purpose: 'link' | 'confirm') => async (provider: string, returnTo: string) => {
    const { url } = await api(`POST /api/user/identity/${purpose}`, {
      body: { provider, return_to: returnTo },
      ...quiet,
    });
    window.location.assign(url);
  };
  return {
    link: away('link'),
    confirm: away('confirm'),
    setSkipsCode: async (id: string, skipsCode: boolean) =>
      keep(await api('PUT /api/user/identity/:id', { params: { id }, body: { skips_code: skipsCode }, ...quiet })),
    unlink: async (id: string) => keep(await api('DELETE /api/user/identity/:id', { params: { id }, ...quiet })),
  };
}
