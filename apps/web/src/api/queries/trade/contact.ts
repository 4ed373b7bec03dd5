import type { ContactBody, ContactDetail, ContactRow } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload, apiPage } from '../../api.ts';
import type { ListQueryOf, QueryOf } from '../../api-calls.ts';

const offeredContacts = 50;

export type ContactSide = 'customer' | 'supplier';

/** Invalidating this key fetches everything that shows contacts again. */
export const contactsKey = ['contacts'] as const;
const oneKey = (id: string) => [...contactsKey, 'one', id] as const;

/** Contacts to choose from whose name, email or phone contains `q`; `side` limits them to customers or suppliers. */
export function useContacts(q: string, side?: ContactSide) {
  return useQuery({
    queryKey: [...contactsKey, 'offered', q, side],
    queryFn: () =>
      api('GET /api/company/:companyId/contact', {
        quiet: true,
        query: { limit: offeredContacts, q: q || undefined, side },
      }),
    placeholderData: keepPreviousData,
  });
}

export type ContactListQuery = ListQueryOf<'GET /api/company/:companyId/contact'>;

export function useContactList(query: ContactListQuery) {
  return useQuery({
    queryKey: [...contactsKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/contact', { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

const readContact = (id: string) => api('GET /api/company/:companyId/contact/:id', { params: { id }, quiet: true });

/** A contact with all details; null queries nothing. */
export function useContact(id: string | null) {
  return useQuery({ queryKey: oneKey(id ?? ''), queryFn: () => readContact(id ?? ''), enabled: id !== null });
}

/** The contacts with these ids; for a merged contact, the names of the contact it was merged into. */
export async function findContacts(ids: readonly string[]): Promise<Pick<ContactRow, 'id' | 'name' | 'name_zh'>[]> {
  const found = await Promise.all(ids.map((id) => readContact(id).catch(() => null)));
  return found.flatMap((contact, at) => {
    const id = ids[at];
    return contact === null || id === undefined ? [] : [{ id, name: contact.name, name_zh: contact.name_zh ?? null }];
  });
}

/** What a statement of account is asked for; without days the server takes its own, the screen always has both. */
export type StatementQuery = QueryOf<'GET /api/company/:companyId/contact/:id/statement'> & {
  readonly from: string;
  readonly to: string;
};

export function useAccountStatement(id: string, query: StatementQuery) {
  return useQuery({
    queryKey: [...contactsKey, 'statement', id, query],
    queryFn: () =>
      api('GET /api/company/:companyId/contact/:id/statement', { params: { id }, quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: query.from <= query.to,
  });
}

export type PaperLanguage = NonNullable<ContactBody['language']>;

/** Downloads a statement of account as a PDF, in the contact's language unless another is requested. */
export function saveStatement(
  id: string,
  query: StatementQuery & { language?: PaperLanguage | undefined },
  fileName: string,
): Promise<void> {
  return apiDownload('GET /api/company/:companyId/contact/:id/statement.pdf', fileName, {
    params: { id },
    quiet: true,
    query: { ...query },
  });
}

/** Calls that change contacts. They are quiet, because errors are shown where they were caused. */
export function useContactCalls() {
  const queryClient = useQueryClient();
  const quiet = { quiet: true };
  const keep = async (answer: Promise<ContactDetail>) => kept(queryClient, await answer);
  return {
    /**
     * `key` stays the same until the call succeeds, so that a retry after a lost response does not create a second
     * contact.
     */
    add: (body: ContactBody, key: string) =>
      keep(api('POST /api/company/:companyId/contact', { body, ...quiet, headers: { 'Idempotency-Key': key } })),
    change: (id: string, version: number, body: ContactBody) =>
      keep(api('PUT /api/company/:companyId/contact/:id', { params: { id }, body: { ...body, version }, ...quiet })),
    archive: (id: string, version: number, archived: boolean) =>
      keep(
        api('POST /api/company/:companyId/contact/:id/archive', {
          params: { id },
          body: { version, archived },
          ...quiet,
        }),
      ),
    /** Merges `otherId` into `id`. */
    merge: (id: string, otherId: string) =>
      keep(
        api('POST /api/company/:companyId/contact/:id/merge', {
          params: { id },
          body: { other_id: otherId },
          ...quiet,
        }),
      ),
    unmerge: (id: string, otherId: string) =>
      keep(
        api('POST /api/company/:companyId/contact/:id/unmerge', {
          params: { id },
          body: { other_id: otherId },
          ...quiet,
        }),
      ),
    read: readContact,
  };
}

/** Everything that names the contact is fetched again: lists, reports, bank suggestions. */
async function kept(queryClient: QueryClient, contact: ContactDetail): Promise<ContactDetail> {
  queryClient.setQueryData(oneKey(contact.id), contact);
  const stale = [contactsKey, ['invoices'], ['reports'], ['bank'], ['dashboard']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return contact;
}
