import type {
  Attachable,
  AttachableType,
  EmptiedTrash,
  FileDetail,
  FileFolder,
  FileListMeta,
  FileRow,
  FileTree,
} from '@folio/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSession } from '../../session/session-store.ts';
import { call, get, post, postForFile, put, saveFile } from '../client.ts';
import { isPending } from './stored-document.ts';

const base = '/api/company/:companyId';
const one = (id: string) => `${base}/file/${encodeURIComponent(id)}`;
/** Under the documents: whatever changes a document changes its file. */
const filesKey = ['documents', 'files'] as const;
const quiet = { quiet: true } as const;
const pollMs = 2000;

/** What of the files is shown; empty texts leave a filter out. */
export interface FileQuery {
  folder: FileFolder | null;
  month: string | null;
  q: string;
  /** States separated by commas. */
  state: string;
}

/** The files of a folder or a search, a hundred at a time. */
export function useFiles(query: FileQuery, isOn: boolean) {
  const { company } = useSession();
  const { folder, month, q, state } = query;
  return useInfiniteQuery({
    queryKey: [...filesKey, company?.id, 'list', query],
    queryFn: ({ pageParam }) =>
      call<FileRow[], FileListMeta>('GET', `${base}/file`, {
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

/** How many files lie in which folder. */
export function useFileTree() {
  const { company } = useSession();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'tree'],
    queryFn: () => get<FileTree>(`${base}/file-folder`, quiet),
    enabled: company !== null,
  });
}

export function useFileTrash(isOn: boolean) {
  const { company } = useSession();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'trash'],
    queryFn: () => get<FileRow[]>(`${base}/file-trash`, quiet),
    enabled: company !== null && isOn,
  });
}

/** One file and where it is used. */
export function useFile(id: string) {
  return useQuery({ queryKey: [...filesKey, 'one', id], queryFn: () => get<FileDetail>(one(id), quiet) });
}

/** Records a file may be put beside, by what was typed. */
export function useAttachables(typed: string) {
  const { company } = useSession();
  const q = typed.trim();
  return useQuery({
    queryKey: [...filesKey, company?.id, 'attachable', q],
    queryFn: () => get<Attachable[]>(`${base}/file-attachable`, { ...quiet, query: { q } }),
    enabled: company !== null && q !== '',
    placeholderData: keepPreviousData,
  });
}

/** Everything that shows or counts documents is asked for anew. */
export async function afterFiles(queryClient: QueryClient): Promise<void> {
  const stale = [['documents'], ['needs'], ['dashboard']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface Attaching {
  id: string;
  type: AttachableType;
  recordId: string;
}

/** Calls that change files; a refusal is shown by the client as a toast. */
export function useFileCalls() {
  const queryClient = useQueryClient();
  const onSettled = () => afterFiles(queryClient);
  return {
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) => put<FileDetail>(one(id), { name }, quiet),
      onSettled,
    }),
    attach: useMutation({
      mutationFn: ({ id, type, recordId }: Attaching) => post<FileDetail>(`${one(id)}/attach`, { type, id: recordId }),
      onSettled,
    }),
    detach: useMutation({
      mutationFn: ({ id, type, recordId }: Attaching) => post<FileDetail>(`${one(id)}/detach`, { type, id: recordId }),
      onSettled,
    }),
    trash: useMutation({
      mutationFn: (ids: readonly string[]) => post<{ ids: string[] }>(`${base}/file-trash`, { ids }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (ids: readonly string[]) => post<{ ids: string[] }>(`${base}/file-trash/restore`, { ids }),
      onSettled,
    }),
    empty: useMutation({ mutationFn: () => post<EmptiedTrash>(`${base}/file-trash/empty`), onSettled }),
    destroy: useMutation({ mutationFn: (id: string) => call<null>('DELETE', one(id)), onSettled }),
  };
}

/** Takes a file back out of the trash from outside the storage's own screen. */
export async function restoreFile(queryClient: QueryClient, companyId: string, id: string): Promise<void> {
  await post(`/api/company/${companyId}/file-trash/restore`, { ids: [id] });
  await afterFiles(queryClient);
}

/** Saves files as a zip with a list of them. */
export async function saveZip(ids: readonly string[], fileName: string): Promise<void> {
  saveFile(await postForFile(`${base}/file-zip`, { ids }), fileName);
}
