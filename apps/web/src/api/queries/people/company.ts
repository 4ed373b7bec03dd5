import type { CompanyInput, CompanyRow, CompanyStartInput } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, apiPage } from '../../api.ts';
import type { PageOf } from '../../api-calls.ts';
import { ApiError } from '../../api-error.ts';
import { refreshYears } from '../books/accounting-closing.ts';

export const companyPageSize = 10;

/** Who sees a company: ALL=1, OWNER=2, MEMBER=3. */
export const companyLevel = { all: 1, owner: 2, member: 3 } as const;

export interface CompanyListQuery {
  page: number;
  limit?: number;
  q?: string;
  /** One of `companyLevel`; default: the companies the user belongs to. */
  level?: number;
  state?: CompanyRow['state'] | undefined;
}

export type CompanyPage = PageOf<'GET /api/company'>;

export const companyCalls = {
  page: (asked: CompanyListQuery, quiet = false): Promise<CompanyPage> => {
    const { page, limit = companyPageSize, level = companyLevel.member, q, state } = asked;
    return apiPage('GET /api/company', { quiet, query: { page, limit, level, q: q || undefined, state } });
  },
  /** A company the user can access in any way; null without access. */
  reached: async (companyId: string): Promise<CompanyRow | null> => {
    try {
      return await api('GET /api/company/:companyId', { params: { companyId }, quiet: true });
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) return null;
      throw cause;
    }
  },
  accounts: (companyId: string) => api('GET /api/company/:companyId/account/', { params: { companyId }, quiet: true }),
};

const companiesKey = ['companies'] as const;

export function useCompanies(query: CompanyListQuery) {
  return useQuery({
    queryKey: [...companiesKey, query],
    queryFn: () => companyCalls.page(query, true),
    placeholderData: keepPreviousData,
  });
}

export function useSaveCompany(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyInput) =>
      id === undefined
        ? api('POST /api/company', { body, quiet: true })
        : api('PUT /api/company/:companyId', { params: { companyId: id }, body, quiet: true }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: companiesKey });
      await refreshYears(queryClient);
    },
  });
}

/** One of the user's companies; null if none has this id. */
export function useCompany(id: string) {
  return useQuery({
    queryKey: [...companiesKey, 'one', id],
    queryFn: () => companyCalls.reached(id),
  });
}

export function useSetCompanyState() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: Pick<CompanyRow, 'id' | 'state'>) =>
      api('POST /api/company/:companyId/state', { params: { companyId: id }, body: { state } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}

/** Creates a company in set-up, with its name and year end only. */
export function useStartCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyStartInput) => api('POST /api/company/start', { body, quiet: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}

/** Reads a certificate for the form of a company, or of a new one. The server does not keep the file. */
export function useReadCompanyPaper(id: string | undefined) {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file, file.name);
      return id === undefined
        ? api('POST /api/company/paper', { body, quiet: true })
        : api('POST /api/company/:companyId/paper', { params: { companyId: id }, body, quiet: true });
    },
  });
}

/** A stored document as the file that was uploaded, for the company form. Asked for if `documentId` is given. */
export function useStoredPaper(companyId: string, documentId: string | null) {
  return useQuery({
    queryKey: ['stored-paper', companyId, documentId],
    queryFn: async () => {
      const params = { companyId, id: documentId ?? '' };
      const [document, blob] = await Promise.all([
        api('GET /api/company/:companyId/document/:id', { params, quiet: true }),
        apiFile('GET /api/company/:companyId/document/:id/original', { params, quiet: true }),
      ]);
      return new File([blob], document.name, { type: document.type });
    },
    enabled: documentId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const setUpKey = ['company-set-up'] as const;

/** What a new company has set up. Asked for each time, because the steps are done on other screens. */
export function useSetUp(isAsked: boolean) {
  return useQuery({
    queryKey: setUpKey,
    queryFn: () => api('GET /api/company/:companyId/set-up', { quiet: true }),
    enabled: isAsked,
    staleTime: 0,
  });
}

export function useCloseSetUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/company/:companyId/set-up/close', { body: {} }),
    onSuccess: (setUp) => queryClient.setQueryData(setUpKey, setUp),
  });
}
