import type { ListColumns, ListName } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

const listColumnsKey = ['list-columns'] as const;
const readListColumns = () => api('GET /api/user/list-columns', { quiet: true });

/** What the user chose for a list; null without a choice, undefined while it is loaded. */
export function useChosenColumns(list: ListName): ListColumns | null | undefined {
  const { data, isError } = useQuery({
    queryKey: listColumnsKey,
    queryFn: readListColumns,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return null;
  return data && (data.find((one) => one.list === list) ?? null);
}

/** Keeps a choice. The list shows it at once; on an error the client shows a toast and the list returns to what was kept. */
export function useChooseColumns() {
  const queryClient = useQueryClient();
  return async (choice: ListColumns) => {
    queryClient.setQueryData<ListColumns[]>(listColumnsKey, (known) => [
      ...(known ?? []).filter(({ list }) => list !== choice.list),
      ...(choice.shown.length + choice.hidden.length > 0 ? [choice] : []),
    ]);
    try {
      await api('PUT /api/user/list-columns', { body: choice });
    } catch (cause) {
      console.error('The columns were not saved', cause);
      await queryClient.invalidateQueries({ queryKey: listColumnsKey });
    }
  };
}
