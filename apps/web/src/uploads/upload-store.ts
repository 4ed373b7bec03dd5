import type { StoredDocument } from '@folio/contract';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetOnSignOut } from '../session/page-memory.ts';
import { storageKeys } from '../session/stored-ids.ts';
import { checkFile, headLength } from './check-file.ts';
import { isUnsettled, nextUploads, turns, type UploadEvent, type UploadItem } from './upload-state.ts';

interface Uploads {
  items: readonly UploadItem[];
  isOpen: boolean;
  /** What is added is kept as it is and not read. */
  storeOnly: boolean;
}

/** Lives above the dialog: closing it stops nothing. */
let uploads: Uploads = { items: [], isOpen: false, storeOnly: false };
/** The bytes of what may have to be sent (again). */
const files = new Map<string, File>();
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function publish(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function dispatch(event: UploadEvent): void {
  publish({ ...uploads, items: nextUploads(uploads.items, event) });
  for (const item of turns(uploads.items)) void sendFile(item);
}

export function useUploads(): Uploads {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

export function openUploadDialog(): void {
  publish({ ...uploads, isOpen: true });
}

/** Closes the dialog; what is settled and needs nobody leaves the list. */
export function closeUploadDialog(): void {
  publish({ isOpen: false, storeOnly: false, items: nextUploads(uploads.items, { type: 'settledCleared' }) });
}

export function setStoreOnly(storeOnly: boolean): void {
  publish({ ...uploads, storeOnly });
}

async function itemOf(file: File, companyId: string, maxBytes: number | null): Promise<UploadItem> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const { storeOnly } = uploads;
  const problem = checkFile({ name: file.name, size: file.size, head }, maxBytes, storeOnly);
  const id = crypto.randomUUID();
  if (problem === null) files.set(id, file);
  return {
    id,
    companyId,
    name: file.name,
    sizeBytes: file.size,
    storeOnly,
    status: problem === null ? 'waiting' : 'refused',
    percent: 0,
    problem,
    message: '',
    document: null,
  };
}

/** Takes files in for the current company, opens the dialog and starts sending. */
export async function addFiles(chosen: readonly File[], maxBytes: number | null): Promise<void> {
  const companyId = localStorage.getItem(storageKeys.companyId) ?? '';
  const items = await Promise.all(chosen.map((file) => itemOf(file, companyId, maxBytes)));
  openUploadDialog();
  dispatch({ type: 'added', items });
}

export function retryUpload(id: string): void {
  dispatch({ type: 'retried', id });
}

/** Takes a file off the list; one on its way is stopped. */
export function removeUpload(id: string): void {
  aborts.get(id)?.abort();
  files.delete(id);
  dispatch({ type: 'removed', id });
}

/** Nothing of one user stays for the next. */
function clearUploads(): void {
  for (const abort of aborts.values()) abort.abort();
  files.clear();
  publish({ items: [], isOpen: false, storeOnly: false });
}

async function sendFile(item: UploadItem): Promise<void> {
  const file = files.get(item.id);
  if (file === undefined) return;
  dispatch({ type: 'started', id: item.id });
  const abort = new AbortController();
  aborts.set(item.id, abort);
  try {
    const document = await postFile(item, file, abort.signal);
    files.delete(item.id);
    dispatch({ type: 'finished', id: item.id, document });
    void queryClient.invalidateQueries({ queryKey: ['documents'] });
    void queryClient.invalidateQueries({ queryKey: ['needs'] });
  } catch (cause) {
    dispatch({ type: 'failed', id: item.id, message: cause instanceof ApiError ? cause.message : '' });
  } finally {
    aborts.delete(item.id);
  }
}

/** One file a request, in the field `files[0]`. */
async function postFile(item: UploadItem, file: File, signal: AbortSignal): Promise<StoredDocument> {
  const body = new FormData();
  body.append('files[0]', file, file.name);
  const path = item.storeOnly ? 'file' : 'upload-files/';
  const { data } = await call<StoredDocument>('POST', `/api/company/${item.companyId}/${path}`, {
    body,
    signal,
    quiet: true,
    onUploadProgress: ({ loaded, total }) =>
      dispatch({ type: 'progressed', id: item.id, sentBytes: loaded, totalBytes: total ?? item.sizeBytes }),
  });
  return data;
}

/** The browser asks before a page with unsent files is left. */
window.addEventListener('beforeunload', (event) => {
  if (uploads.items.some(isUnsettled)) event.preventDefault();
});

forgetOnSignOut(clearUploads);
