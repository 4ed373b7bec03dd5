import type { ListMeta, ReadingMemoryRow, ReadingSetting } from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, get, put } from '../client.ts';

const company = '/api/company/:companyId';
export const readingSettingKey = ['reading-setting'] as const;
export const readingMemoryKey = ['reading-memory'] as const;

/** How documents of the company on the screen are read. */
export function useReadingSetting(companyId: string | undefined) {
  return useQuery({
    queryKey: [...readingSettingKey, companyId],
    queryFn: () => get<ReadingSetting>(`${company}/reading-setting`, { quiet: true }),
    enabled: companyId !== undefined,
  });
}

/** What corrections taught the reader, one page of it. */
export function useReadingMemories(companyId: string | undefined, query: { page: number; limit: number; q: string }) {
  return useQuery({
    queryKey: [...readingMemoryKey, companyId, query],
    queryFn: () =>
      call<ReadingMemoryRow[], ListMeta>('GET', `${company}/reading-memory`, {
        quiet: true,
        query: { page: query.page, limit: query.limit, q: query.q || undefined },
      }),
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Calls that change how documents are read; a failure is shown as a toast. */
export const readingCalls = {
  saveSetting: (languageModel: boolean) =>
    put<ReadingSetting>(`${company}/reading-setting`, { language_model: languageModel }),
  forget: async (id: string) => {
    await call<null>('DELETE', `${company}/reading-memory/${encodeURIComponent(id)}`);
  },
};
