import type {
  JournalTemplateRow,
  ListMeta,
  ManualJournal,
  ManualJournalDraft,
  ManualJournalRow,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, download, get, post, put } from '../client.ts';
import { chartKey } from './accounting-chart.ts';
import { findContacts } from './contact.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

export interface JournalQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  state?: ManualJournalRow['state'] | undefined;
}

const base = '/api/company/:companyId';
const journalsKey = ['accounting', 'journals'] as const;
export const journalKey = (id: string) => [...journalsKey, 'one', id] as const;
const one = (id: string) => `${base}/manual-journal/${encodeURIComponent(id)}`;
const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

export function useJournals(query: JournalQuery) {
  return useQuery({
    queryKey: [...journalsKey, 'list', query],
    queryFn: () =>
      call<ManualJournalRow[], ListMeta>('GET', `${base}/manual-journal`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** One journal; an empty id asks for nothing. */
export function useJournal(id: string) {
  return useQuery({
    queryKey: journalKey(id),
    queryFn: () => journalCalls.read(id),
    enabled: id !== '',
  });
}

/** Calls of one journal. The screens show refusals in place, so they are quiet. */
export const journalCalls = {
  create: (draft: ManualJournalDraft) => post<ManualJournal>(`${base}/manual-journal`, { draft }, { quiet: true }),
  read: (id: string) => get<ManualJournal>(one(id), { quiet: true }),
  save: (id: string, version: number, draft: ManualJournalDraft) =>
    put<ManualJournal>(one(id), { version, draft }, { quiet: true }),
  remove: async (id: string) => (await call<null>('DELETE', one(id), { quiet: true })).data,
  post: (id: string, version: number) => post<ManualJournal>(`${one(id)}/post`, { version }, once()),
  reverse: (id: string, date: string) => post<ManualJournal>(`${one(id)}/reverse`, { date }, once()),
  attach: (id: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return post<ManualJournal>(`${one(id)}/attachment`, body, { quiet: true });
  },
  detach: async (id: string, sha256: string) =>
    (await call<ManualJournal>('DELETE', `${one(id)}/attachment/${sha256}`, { quiet: true })).data,
  downloadAttachment: (id: string, file: { sha256: string; name: string }) =>
    download(`${one(id)}/attachment/${file.sha256}`, file.name),
};

/** After a draft was saved or deleted: the list is fetched anew. */
export function afterDraft(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...journalsKey, 'list'] });
}

/** After something was posted or reversed: everything that shows figures is fetched anew. */
export async function afterJournal(queryClient: QueryClient): Promise<void> {
  const stale = [[...journalsKey, 'list'], chartKey, needsKey, ['dashboard'], ['bank'], reportsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const templatesKey = ['accounting', 'journal-templates'] as const;

export function useJournalTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: () => get<JournalTemplateRow[]>(`${base}/journal-template`, { quiet: true }),
  });
}

export const templateCalls = {
  add: async (queryClient: QueryClient, name: string, draft: ManualJournalDraft) => {
    const template = await post<JournalTemplateRow>(`${base}/journal-template`, { name, draft }, { quiet: true });
    await queryClient.invalidateQueries({ queryKey: templatesKey });
    return template;
  },
  remove: async (queryClient: QueryClient, id: string) => {
    await call<null>('DELETE', `${base}/journal-template/${encodeURIComponent(id)}`, { quiet: true });
    await queryClient.invalidateQueries({ queryKey: templatesKey });
  },
};

/** The contacts with these ids: a line keeps only its contact's id. */
export function useContactsById(ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  return useQuery({
    queryKey: ['contacts', 'by-id', wanted],
    queryFn: () => findContacts(wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
}
