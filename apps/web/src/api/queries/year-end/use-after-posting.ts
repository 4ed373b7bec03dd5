import { useQueryClient } from '@tanstack/react-query';
import { reportsKey } from '../reports/report.ts';

/** Reads again what a posting of the year end changes, then passes on the answer of its call. */
export function useAfterPosting() {
  const queryClient = useQueryClient();
  return async <T>(answer: T): Promise<T> => {
    const stale = [['accounting'], reportsKey, ['dashboard']];
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return answer;
  };
}
