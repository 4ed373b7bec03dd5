import type { ManualJournalDraft } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiDownload, apiPage, once } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';
import { reportsKey } from '../reports/report.ts';
import { findContacts } from '../trade/contact.ts';
import { chartKey } from './accounting-chart.ts';

export type JournalQuery = ListQueryOf<'GET /api/company/:companyId/manual-journal'>;

const journalsKey = ['accounting', 'journals'] as const;
export const journalKey = (id: string) => [...journalsKey, 'one', id] as const;

export function useJournals(query: JournalQuery) {
  return useQuery({
    queryKey: [...journalsKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/manual-journal', { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function useJournal(id: string) {
  return useQuery({
    queryKey: journalKey(id),
    queryFn: () => journalCalls.read(id),
    enabled: id !== '',
  });
}

/** Calls of one journal. They are quiet, because the screens show errors in place. */
export const journalCalls = {
  create: (draft: ManualJournalDraft) =>
    api('POST /api/company/:companyId/manual-journal', { body: { draft }, quiet: true }),
  read: (id: string) => api('GET /api/company/:companyId/manual-journal/:id', { params: { id }, quiet: true }),
  save: (id: string, version: number, draft: ManualJournalDraft) =>
    api('PUT /api/company/:companyId/manual-journal/:id', { params: { id }, body: { version, draft }, quiet: true }),
  remove: async (id: string) =>
    await api('DELETE /api/company/:companyId/manual-journal/:id', { params: { id }, quiet: true }),
  post: (id: string, version: number) =>
    api('POST /api/company/:companyId/manual-journal/:id/post', {
      params: { id },
      body: { version },
      quiet: true,
      ...once(),
    }),
  reverse: (id: string, date: string) =>
    api('POST /api/company/:companyId/manual-journal/:id/reverse', {
      params: { id },
      body: { date },
      quiet: true,
      ...once(),
    }),
  attach: (id: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return api('POST /api/company/:companyId/manual-journal/:id/attachment', { params: { id }, body, quiet: true });
  },
  detach: async (id: string, sha256: string) =>
    await api('DELETE /api/company/:companyId/manual-journal/:id/attachment/:sha256', {
      params: { id, sha256 },
      quiet: true,
    }),
  downloadAttachment: (id: string, file: { sha256: string; name: string }) =>
    apiDownload('GET /api/company/:companyId/manual-journal/:id/attachment/:sha256', file.name, {
      params: { id, sha256: file.sha256 },
    }),
};

/** After a draft was saved or deleted: the list is fetched again. */
export function afterDraft(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...journalsKey, 'list'] });
}

/** After a posting or reversal: everything that shows figures is fetched again. */
export async function afterJournal(queryClient: QueryClient): Promise<void> {
  const stale = [[...journalsKey, 'list'], chartKey, needsKey, ['dashboard'], ['bank'], reportsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const templatesKey = ['accounting', 'journal-templates'] as const;

export function useJournalTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: () => api('GET /api/company/:companyId/journal-template', { quiet: true }),
  });
}

export const templateCalls = {
  add: async (queryClient: QueryClient, name: string, draft: ManualJournalDraft) => {
    const template = await api('POST /api/company/:companyId/journal-template', { body: { name, draft }, quiet: true });
    await queryClient.invalidateQueries({ queryKey: templatesKey });
    return template;
  },
  remove: async (queryClient: QueryClient, id: string) => {
    await apiPage('DELETE /api/company/:companyId/journal-template/:id', { params: { id }, quiet: true });
    await queryClient.invalidateQueries({ queryKey: templatesKey });
  },
};

/** The contacts with these ids; a line stores only the id of its contact. */
export function useContactsById(ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  return useQuery({
    queryKey: ['contacts', 'by-id', wanted],
    queryFn: () => findContacts(wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
}
