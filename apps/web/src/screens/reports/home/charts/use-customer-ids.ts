import { useQueries } from '@tanstack/react-query';
import { api } from '../../../../api/api.ts';

const found = 10;

/** The contacts of the customers' names: what a report is narrowed to. A name that is not found has none. */
export function useCustomerIds(names: readonly string[]): ReadonlyMap<string, string> {
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: ['contacts', 'named', name],
      queryFn: () => api('GET /api/company/:companyId/contact', { quiet: true, query: { q: name, limit: found } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const pairs = names.flatMap((name, index): [string, string][] => {
    const contact = answers[index]?.data?.find((one) => one.name === name);
    return contact ? [[name, contact.id]] : [];
  });
  return new Map(pairs);
}
