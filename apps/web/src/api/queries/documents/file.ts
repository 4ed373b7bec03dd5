import type { AttachableType, FileFolder } from '@folio/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSession } from '../../../session/session-store.ts';
import { api, apiDownload, apiPage } from '../../api.ts';
import { isPending } from './stored-document.ts';

/** Part of the documents key: every change of a document also invalidates the files. */
const filesKey = ['documents', 'files'] as const;
const quiet = { quiet: true } as const;
const pollMs = 2000;

export interface FileQuery {
  folder: FileFolder | null;
  month: string | null;
  q: string;
  /** States separated by commas. */
  state: string;
}

/** The files of a folder or search, 100 per page. */
export function useFiles(query: FileQuery, isOn: boolean) {
  const { company } = useSession();
  const { folder, month, q, state } = query;
  return useInfiniteQuery({
    queryKey: [...filesKey, company?.id, 'list', query],
    queryFn: ({ pageParam }) =>
      apiPage('GET /api/company/:companyId/file', {
        ...quiet,
        query: {
          folder: folder ?? undefined,
          month: month ?? undefined,
          q: q || undefined,
          state: state || undefined,
          after: pageParam || undefined,
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    enabled: company !== null && isOn,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: now }) =>
      now.data?.pages.some(({ data }) => data.some((file) => isPending(file.state))) ? pollMs : false,
  });
}

/** The number of files in each folder. */
export function useFileTree() {
  const { company } = useSession();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'tree'],
    queryFn: () => api('GET /api/company/:companyId/file-folder', { ...quiet }),
    enabled: company !== null,
  });
}

export function useFileTrash(isOn: boolean) {
  const { company } = useSession();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'trash'],
    queryFn: () => api('GET /api/company/:companyId/file-trash', { ...quiet }),
    enabled: company !== null && isOn,
  });
}

export function useFile(id: string) {
  return useQuery({
    queryKey: [...filesKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/file/:id', { params: { id }, ...quiet }),
  });
}

/** Searches records that a file can be attached to. */
export function useAttachables(typed: string) {
  const { company } = useSession();
  const q = typed.trim();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'attachable', q],
    queryFn: () => api('GET /api/company/:companyId/file-attachable', { ...quiet, query: { q } }),
    enabled: company !== null && q !== '',
    placeholderData: keepPreviousData,
  });
}

/** Everything that shows or counts documents is fetched again. */
export async function afterFiles(queryClient: QueryClient): Promise<void> {
  const stale = [['documents'], ['needs'], ['dashboard']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface Attaching {
  id: string;
  type: AttachableType;
  recordId: string;
}

/** Calls that change files; the client shows errors as a toast. */
export function useFileCalls() {
  const queryClient = useQueryClient();
  const onSettled = () => afterFiles(queryClient);
  return {
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        api('PUT /api/company/:companyId/file/:id', { params: { id }, body: { name }, ...quiet }),
      onSettled,
    }),
    attach: useMutation({
      mutationFn: ({ id, type, recordId }: Attaching) =>
        api('POST /api/company/:companyId/file/:id/attach', { params: { id }, body: { type, id: recordId } }),
      onSettled,
    }),
    detach: useMutation({
      mutationFn: ({ id, type, recordId }: Attaching) =>
        api('POST /api/company/:companyId/file/:id/detach', { params: { id }, body: { type, id: recordId } }),
      onSettled,
    }),
    trash: useMutation({
      mutationFn: (ids: readonly string[]) => api('POST /api/company/:companyId/file-trash', { body: { ids } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (ids: readonly string[]) => api('POST /api/company/:companyId/file-trash/restore', { body: { ids } }),
      onSettled,
    }),
    empty: useMutation({ mutationFn: () => api('POST /api/company/:companyId/file-trash/empty'), onSettled }),
    destroy: useMutation({
      mutationFn: (id: string) => apiPage('DELETE /api/company/:companyId/file/:id', { params: { id } }),
      onSettled,
    }),
  };
}

/**
 * Puts a file into the storage unchanged. Where the storage has its content already, the answer is the file that was there
 * first, out of the trash if it was in it.
 */
export async function keepFile(file: File): Promise<{ id: string; name: string }> {
  const body = new FormData();
  body.append('files[0]', file, file.name);
  const kept = await api('POST /api/company/:companyId/file', { ...quiet, body });
  if (kept.trashed !== null)
    await api('POST /api/company/:companyId/file-trash/restore', { ...quiet, body: { ids: [kept.id] } });
  return kept.duplicate_of ?? kept;
}

/** Restores a file from the trash, for screens outside the file storage. */
export async function restoreFile(queryClient: QueryClient, companyId: string, id: string): Promise<void> {
  await api('POST /api/company/:companyId/file-trash/restore', { params: { companyId }, body: { ids: [id] } });
  await afterFiles(queryClient);
}

/** Downloads files as a zip that includes a list of them. */
export async function saveZip(ids: readonly string[], fileName: string): Promise<void> {
  await apiDownload('POST /api/company/:companyId/file-zip', fileName, { body: { ids } });
}
