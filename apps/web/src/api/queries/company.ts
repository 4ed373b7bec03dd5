import type { BankAccountRow, CompanyInput, CompanyRow, ListMeta } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { call, get, post } from '../client.ts';

/** The specification's page size. */
export const companyPageSize = 10;

/** Who sees a company: ALL=1, OWNER=2, MEMBER=3. */
export const companyLevel = { all: 1, owner: 2, member: 3 } as const;

export interface CompanyListQuery {
  page: number;
  limit?: number;
  q?: string;
  /** One of `companyLevel`; those one belongs to unless told. */
  level?: number;
  state?: CompanyRow['state'] | undefined;
}

export interface CompanyPage {
  data: CompanyRow[];
  meta: ListMeta;
}

export const companyCalls = {
  page: (asked: CompanyListQuery, quiet = false): Promise<CompanyPage> => {
    const { page, limit = companyPageSize, level = companyLevel.member, q, state } = asked;
    return call('GET', '/api/company', { quiet, query: { page, limit, level, q: q || undefined, state } });
  },
  /** A company the user reaches in whatever way; null where they do not. */
  reached: async (companyId: string): Promise<CompanyRow | null> => {
    try {
      return await get<CompanyRow>(`/api/company/${encodeURIComponent(companyId)}`, { quiet: true });
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) return null;
      throw cause;
    }
  },
  accounts: (companyId: string) =>
    get<BankAccountRow[]>(`/api/company/${encodeURIComponent(companyId)}/account/`, { quiet: true }),
};

const companiesKey = ['companies'] as const;

export function useCompanies(query: CompanyListQuery) {
  return useQuery({
    queryKey: [...companiesKey, query],
    queryFn: () => companyCalls.page(query, true),
    placeholderData: keepPreviousData,
  });
}

/** Creates a company, or saves the one with `id`. The form shows refused fields itself. */
export function useSaveCompany(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CompanyInput) => {
      const path = id === undefined ? '/api/company' : `/api/company/${encodeURIComponent(id)}`;
      return (await call<CompanyRow>(id === undefined ? 'POST' : 'PUT', path, { body, quiet: true })).data;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}

/** One of the user's companies; null when there is none with this id. */
export function useCompany(id: string) {
  return useQuery({
    queryKey: [...companiesKey, 'one', id],
    queryFn: () => companyCalls.reached(id),
  });
}

/** Archives a company, or takes it back into use. */
export function useSetCompanyState() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: Pick<CompanyRow, 'id' | 'state'>) =>
      post<CompanyRow>(`/api/company/${encodeURIComponent(id)}/state`, { state }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}
