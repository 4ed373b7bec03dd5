import type { DeadlineFacts, DeadlineMarkBody } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';

const deadlineKey = ['accounting', 'deadlines'] as const;
const quiet = { quiet: true };

/** The company's deadlines; `earlier` adds those of the last year. */
export function useDeadlines(earlier: boolean) {
  return useQuery({
    queryKey: [...deadlineKey, 'list', earlier],
    queryFn: () => api('GET /api/company/:companyId/deadline', { ...quiet, query: { earlier: String(earlier) } }),
    placeholderData: keepPreviousData,
  });
}

/** Calls that change deadlines. They are quiet, because errors are shown where they were caused. */
export function useDeadlineCalls() {
  const queryClient = useQueryClient();
  const kept = async (answer: Promise<unknown>): Promise<void> => {
    await answer;
    await queryClient.invalidateQueries({ queryKey: deadlineKey });
  };
  return {
    saveFacts: (body: DeadlineFacts) => kept(api('PUT /api/company/:companyId/deadline/facts', { body, ...quiet })),
    mark: (body: DeadlineMarkBody) => kept(api('PUT /api/company/:companyId/deadline/mark', { body, ...quiet })),
  };
}

export type ClientDeadlineQuery = ListQueryOf<'GET /api/practice/:practiceId/deadline'>;

/** The deadlines of all clients of a practice. */
export function useClientDeadlines(practiceId: string, query: ClientDeadlineQuery) {
  return useQuery({
    queryKey: ['practice', practiceId, 'deadlines', query],
    queryFn: () =>
      apiPage('GET /api/practice/:practiceId/deadline', { params: { practiceId }, ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** The caller's calendar feed, of the company or (with an id) of a practice. */
export function useDeadlineFeed(practiceId: string | null) {
  const queryClient = useQueryClient();
  const queryKey = [...deadlineKey, 'feed', practiceId ?? ''];
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      practiceId === null
        ? api('GET /api/company/:companyId/deadline-feed', quiet)
        : api('GET /api/practice/:practiceId/deadline-feed', { params: { practiceId }, ...quiet }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  return {
    feed: data,
    make: async () => {
      const made = await (practiceId === null
        ? api('POST /api/company/:companyId/deadline-feed', quiet)
        : api('POST /api/practice/:practiceId/deadline-feed', { params: { practiceId }, ...quiet }));
      await refresh();
      return made.url;
    },
    drop: async () => {
      await (practiceId === null
        ? api('DELETE /api/company/:companyId/deadline-feed', quiet)
        : api('DELETE /api/practice/:practiceId/deadline-feed', { params: { practiceId }, ...quiet }));
      await refresh();
    },
  };
}
