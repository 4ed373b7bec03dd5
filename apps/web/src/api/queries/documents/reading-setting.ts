import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
export const readingSettingKey = ['reading-setting'] as const;
export const readingMemoryKey = ['reading-memory'] as const;

export function useReadingSetting(companyId: string | undefined) {
  return useQuery({
    queryKey: [...readingSettingKey, companyId],
    queryFn: () => api('GET /api/company/:companyId/reading-setting', { quiet: true }),
    enabled: companyId !== undefined,
  });
}

/** One page of what the reader learned from corrections. */
export function useReadingMemories(companyId: string | undefined, query: { page: number; limit: number; q: string }) {
  return useQuery({
    queryKey: [...readingMemoryKey, companyId, query],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/reading-memory', {
        quiet: true,
        query: { page: query.page, limit: query.limit, q: query.q || undefined },
      }),
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
  });
}

export const readingCalls = {
  saveSetting: (languageModel: boolean) =>
    api('PUT /api/company/:companyId/reading-setting', { body: { language_model: languageModel } }),
  forget: async (id: string) => {
    await apiPage('DELETE /api/company/:companyId/reading-memory/:id', { params: { id } });
  },
};
