import type { AccountStatement, ContactBody, ContactDetail, ContactRow, ListMeta } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, download, get, post, put } from '../client.ts';

const base = '/api/company/:companyId/contact';
const offeredContacts = 50;

export type ContactSide = 'customer' | 'supplier';

/** Everything that shows contacts is fetched anew when this key is invalidated. */
export const contactsKey = ['contacts'] as const;
const oneKey = (id: string) => [...contactsKey, 'one', id] as const;
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;

/** Contacts that may be put on something new: those whose name, e-mail or phone holds `q`; `side` narrows them. */
export function useContacts(q: string, side?: ContactSide) {
  return useQuery({
    queryKey: [...contactsKey, 'offered', q, side],
    queryFn: () => get<ContactRow[]>(base, { quiet: true, query: { limit: offeredContacts, q: q || undefined, side } }),
    placeholderData: keepPreviousData,
  });
}

export interface ContactListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  side?: ContactSide | undefined;
  archived?: 'true' | 'false' | 'all';
  sort?: string;
}

/** A page of customers or suppliers. */
export function useContactList(query: ContactListQuery) {
  return useQuery({
    queryKey: [...contactsKey, 'list', query],
    queryFn: () => call<ContactRow[], ListMeta>('GET', base, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

const readContact = (id: string) => get<ContactDetail>(one(id), { quiet: true });

/** A contact with everything kept about it; null asks for nothing. */
export function useContact(id: string | null) {
  return useQuery({ queryKey: oneKey(id ?? ''), queryFn: () => readContact(id ?? ''), enabled: id !== null });
}

/** The contacts with these ids; one that was merged gives the names of the one it is part of. */
export async function findContacts(ids: readonly string[]): Promise<Pick<ContactRow, 'id' | 'name' | 'name_zh'>[]> {
  const found = await Promise.all(ids.map((id) => readContact(id).catch(() => null)));
  return found.flatMap((contact, at) => {
    const id = ids[at];
    return contact === null || id === undefined ? [] : [{ id, name: contact.name, name_zh: contact.name_zh ?? null }];
  });
}

/** What a statement of account is asked for. */
export interface StatementQuery {
  side: ContactSide;
  from: string;
  to: string;
}

export function useAccountStatement(id: string, query: StatementQuery) {
  return useQuery({
    queryKey: [...contactsKey, 'statement', id, query],
    queryFn: () => get<AccountStatement>(`${one(id)}/statement`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: query.from <= query.to,
  });
}

export type PaperLanguage = NonNullable<ContactBody['language']>;

/** Saves a statement of account as a PDF, in the contact's language unless another is asked for. */
export function saveStatement(
  id: string,
  query: StatementQuery & { language?: PaperLanguage | undefined },
  fileName: string,
): Promise<void> {
  return download(`${one(id)}/statement.pdf`, fileName, { quiet: true, query: { ...query } });
}

/** Calls that change contacts; refusals are shown where they were caused, so they are quiet. */
export function useContactCalls() {
  const queryClient = useQueryClient();
  const quiet = { quiet: true };
  const keep = async (answer: Promise<ContactDetail>) => kept(queryClient, await answer);
  return {
    /** `key` stays the same until it succeeded, so that a lost answer does not make a second contact. */
    add: (body: ContactBody, key: string) =>
      keep(post<ContactDetail>(base, body, { ...quiet, headers: { 'Idempotency-Key': key } })),
    change: (id: string, version: number, body: ContactBody) =>
      keep(put<ContactDetail>(one(id), { ...body, version }, quiet)),
    archive: (id: string, version: number, archived: boolean) =>
      keep(post<ContactDetail>(`${one(id)}/archive`, { version, archived }, quiet)),
    /** `otherId` becomes part of `id`. */
    merge: (id: string, otherId: string) => keep(post<ContactDetail>(`${one(id)}/merge`, { other_id: otherId }, quiet)),
    unmerge: (id: string, otherId: string) =>
      keep(post<ContactDetail>(`${one(id)}/unmerge`, { other_id: otherId }, quiet)),
    read: readContact,
  };
}

/** Whatever names the contact is asked for anew: lists, reports, suggestions of the bank. */
async function kept(queryClient: QueryClient, contact: ContactDetail): Promise<ContactDetail> {
  queryClient.setQueryData(oneKey(contact.id), contact);
  const stale = [contactsKey, ['invoices'], ['reports'], ['bank'], ['dashboard']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return contact;
}
