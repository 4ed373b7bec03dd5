import type { DeadlineKind } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { practiceKey } from './practice.ts';

const quiet = { quiet: true };

export type WorkListQuery = ListQueryOf<'GET /api/practice/:practiceId/work'>;

/** What waits for all clients of a practice. */
export function useClientWork(practiceId: string, query: WorkListQuery) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'work', query],
    queryFn: () =>
      apiPage('GET /api/practice/:practiceId/work', { params: { practiceId }, ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** What the last six months wait for, of all clients of a practice. */
export function useClientMonths(practiceId: string) {
  return useQuery({
    queryKey: [...practiceKey, practiceId, 'months'],
    queryFn: () => api('GET /api/practice/:practiceId/months', { params: { practiceId }, ...quiet }),
  });
}

/** Who looks after a client, and deadlines that were met. Errors are shown where they were caused. */
export function useWorkMutations(practiceId: string) {
  const queryClient = useQueryClient();
  const kept = async (answer: Promise<unknown>): Promise<void> => {
    await answer;
    await queryClient.invalidateQueries({ queryKey: practiceKey });
  };
  return {
    assign: (companyId: string, userId: string | null) =>
      kept(
        api('PUT /api/practice/:practiceId/client/:companyId/assignee', {
          params: { practiceId, companyId },
          body: { user_id: userId },
          ...quiet,
        }),
      ),
    markDeadline: (companyId: string, body: { deadline: DeadlineKind; due_on: string; met: boolean }) =>
      kept(
        api('PUT /api/practice/:practiceId/client/:companyId/deadline', {
          params: { practiceId, companyId },
          body,
          ...quiet,
        }),
      ),
  };
}
