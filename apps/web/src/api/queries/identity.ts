import type { AccountType, Arrival, ArrivalNext, IdentityRow } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { afterCsrf } from './session.ts';

const arrivalPath = '/api/identity/arrival';
const path = '/api/user/identity';
const identitiesKey = ['identities'] as const;
const arrivalKey = ['arrival'] as const;
const quiet = { quiet: true };

export interface ArrivalAccountBody {
  name: string;
  account_type: AccountType;
  practice_name?: string;
  pc_number?: string;
  phone?: string;
  address?: string;
}

/** The address that leads to a provider; `returnTo` is where to go on afterwards. */
export function providerUrl(id: string, returnTo: string): string {
  return `/api/oidc/${encodeURIComponent(id)}/start?return_to=${encodeURIComponent(returnTo)}`;
}

/** Who a third party vouched for in this browser, while they have no account by it. */
export function useArrival() {
  return useQuery({
    queryKey: arrivalKey,
    queryFn: () => get<Arrival>(arrivalPath, quiet),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What somebody does who arrived so. Each changes something before sign-in, so each fetches the XSRF cookie first. */
export function useArrivalCalls() {
  const queryClient = useQueryClient();
  return {
    mailCode: () => afterCsrf(() => post<null>(`${arrivalPath}/code`, {}, quiet)),
    proveByCode: (code: string) => afterCsrf(() => post<ArrivalNext>(`${arrivalPath}/prove`, { code }, quiet)),
    proveByPassword: (password: string) =>
      afterCsrf(() => post<ArrivalNext>(`${arrivalPath}/password`, { password }, quiet)),
    create: (body: ArrivalAccountBody) => afterCsrf(() => post<ArrivalNext>(`${arrivalPath}/account`, body, quiet)),
    reload: () => queryClient.invalidateQueries({ queryKey: arrivalKey }),
  };
}

/** The third parties the user signs in with. */
export function useIdentities() {
  return useQuery({ queryKey: identitiesKey, queryFn: () => get<IdentityRow[]>(path, quiet) });
}

/** Linking, choosing and unlinking; refusals are shown where they were caused. */
export function useIdentityCalls() {
  const queryClient = useQueryClient();
  const keep = (rows: IdentityRow[]) => queryClient.setQueryData(identitiesKey, rows);
  const away = (purpose: 'link' | 'confirm') => async (provider: string, returnTo: string) => {
    const { url } = await post<{ url: string }>(`${path}/${purpose}`, { provider, return_to: returnTo }, quiet);
    window.location.assign(url);
  };
  return {
    link: away('link'),
    confirm: away('confirm'),
    setSkipsCode: async (id: string, skipsCode: boolean) =>
      keep(await put<IdentityRow[]>(`${path}/${encodeURIComponent(id)}`, { skips_code: skipsCode }, quiet)),
    unlink: async (id: string) =>
      keep((await call<IdentityRow[]>('DELETE', `${path}/${encodeURIComponent(id)}`, quiet)).data),
  };
}
