import type { ContactRow } from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../client.ts';

const offeredContacts = 50;

/** Customers and suppliers whose name holds `q`. */
export function useContacts(q: string) {
  return useQuery({
    queryKey: ['contacts', q],
    queryFn: () =>
      get<ContactRow[]>('/api/company/:companyId/contact', {
        quiet: true,
        query: { limit: offeredContacts, q: q || undefined },
      }),
    placeholderData: keepPreviousData,
  });
}
