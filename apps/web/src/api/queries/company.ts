import type { BankAccountRow, CompanyBody, CompanyRow, ListMeta } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get } from '../client.ts';

/** The specification's page size. */
export const companyPageSize = 10;

/** Who sees a company: ALL=1, OWNER=2, MEMBER=3. */
export const companyLevel = { all: 1, owner: 2, member: 3 } as const;

export interface CompanyListQuery {
  page: number;
  limit?: number;
  q?: string;
}

export interface CompanyPage {
  data: CompanyRow[];
  meta: ListMeta;
}

export const companyCalls = {
  page: ({ page, limit = companyPageSize, q }: CompanyListQuery, quiet = false): Promise<CompanyPage> =>
    call('GET', '/api/company', { quiet, query: { page, limit, level: companyLevel.member, q: q || undefined } }),
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
    mutationFn: async (body: CompanyBody) => {
      const path = id === undefined ? '/api/company' : `/api/company/${encodeURIComponent(id)}`;
      return (await call<CompanyRow>(id === undefined ? 'POST' : 'PUT', path, { body, quiet: true })).data;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}

const findLimit = 200;

/** One of the user's companies; null when there is none with this id. */
export function useCompany(id: string) {
  return useQuery({
    queryKey: [...companiesKey, 'one', id],
    queryFn: async () => {
      const { data } = await companyCalls.page({ page: 1, limit: findLimit }, true);
      return data.find((company) => company.id === id) ?? null;
    },
  });
}
