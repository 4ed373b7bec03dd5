import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { leftFilesKey } from '../api/queries/banking/bank-import.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetOnSignOut } from '../session/page-memory.ts';
import { sessionState } from '../session/session-store.ts';
import { storageKeys } from '../session/stored-ids.ts';
import { checkFile, headOf } from './check-file.ts';
import { routeOf } from './data-file.ts';
import { queueFile } from './offline/offline-queue.ts';
import { postUpload } from './post-upload.ts';
import { isUnsettled, nextUploads, turns, type UploadEvent, type UploadItem } from './upload-state.ts';

interface Uploads {
  items: readonly UploadItem[];
  isOpen: boolean;
  /** Added files are stored unchanged and not read. */
  storeOnly: boolean;
}

/** Kept outside the dialog, so that closing the dialog stops no upload. */
let uploads: Uploads = { items: [], isOpen: false, storeOnly: false };
/** The files that may have to be sent or sent again. */
const files = new Map<string, File>();
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function publish(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Files whose turn has come are all marked as begun before the first is sent, so that none is sent twice. */
function dispatch(event: UploadEvent): void {
  const items = nextUploads(uploads.items, event);
  const begun = turns(items).filter(({ id }) => files.has(id));
  publish({ ...uploads, items: begun.reduce((all, { id }) => nextUploads(all, { type: 'started', id }), items) });
  for (const item of begun) void sendFile(item);
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

/** Closes the dialog; finished files that need no action leave the list. */
export function closeUploadDialog(): void {
  publish({ isOpen: false, storeOnly: false, items: nextUploads(uploads.items, { type: 'settledCleared' }) });
}

export function setStoreOnly(storeOnly: boolean): void {
  publish({ ...uploads, storeOnly });
}

async function itemOf(file: File, companyId: string, maxBytes: number | null): Promise<UploadItem> {
  const head = await headOf(file);
  const { storeOnly } = uploads;
  const route = storeOnly ? 'document' : routeOf(file.name, head);
  const mayImport = sessionState().profile?.may.includes('write') ?? false;
  const purpose = storeOnly ? 'store' : mayImport ? 'all' : 'allButData';
  const problem = checkFile({ name: file.name, size: file.size, head }, maxBytes, purpose);
  const id = crypto.randomUUID();
  if (problem === null) files.set(id, file);
  return {
    id,
    companyId,
    name: file.name,
    sizeBytes: file.size,
    storeOnly,
    route,
    status: problem === null ? 'waiting' : 'refused',
    percent: 0,
    problem,
    message: '',
    document: null,
    data: null,
  };
}

/** Adds files for the current company, or for the one they were made for. */
export async function addFiles(
  chosen: readonly File[],
  maxBytes: number | null,
  companyId: string = localStorage.getItem(storageKeys.companyId) ?? '',
): Promise<void> {
  const items = await Promise.all(chosen.map((file) => itemOf(file, companyId, maxBytes)));
  openUploadDialog();
  dispatch({ type: 'added', items });
}

export function retryUpload(id: string): void {
  dispatch({ type: 'retried', id });
}

/** Removes a file from the list; a running upload is aborted. */
export function removeUpload(id: string): void {
  aborts.get(id)?.abort();
  files.delete(id);
  dispatch({ type: 'removed', id });
}

/** Removes all uploads on sign-out, so that the next user does not see them. */
function clearUploads(): void {
  for (const abort of aborts.values()) abort.abort();
  files.clear();
  publish({ items: [], isOpen: false, storeOnly: false });
}

const staleAfterUpload = [['documents'], ['needs'], leftFilesKey];

async function sendFile(item: UploadItem): Promise<void> {
  const file = files.get(item.id);
  if (file === undefined) return;
  const abort = new AbortController();
  aborts.set(item.id, abort);
  try {
    const result = await postUpload(item, file, {
      signal: abort.signal,
      onProgress: (sentBytes, totalBytes) => dispatch({ type: 'progressed', id: item.id, sentBytes, totalBytes }),
    });
    files.delete(item.id);
    dispatch({ type: 'finished', id: item.id, result });
    for (const queryKey of staleAfterUpload) void queryClient.invalidateQueries({ queryKey });
  } catch (cause) {
    if (!waitsForNetwork(item, cause) || !(await isQueued(item, file)))
      dispatch({ type: 'failed', id: item.id, message: cause instanceof ApiError ? cause.message : '' });
  } finally {
    aborts.delete(item.id);
  }
}

/** Documents wait on the device while there is no network; imports of data files need the person who continues them. */
function waitsForNetwork({ route, storeOnly }: UploadItem, cause: unknown): boolean {
  const isUnreached = cause instanceof ApiError && cause.word === 'network';
  return isUnreached && route === 'document' && !storeOnly && !navigator.onLine;
}

/** Moves a file from the list to those that wait; false if the device cannot keep it. */
async function isQueued({ id, companyId }: UploadItem, file: File): Promise<boolean> {
  try {
    await queueFile({ id, companyId, file });
  } catch (cause) {
    console.error('The device could not keep a document', cause);
    return false;
  }
  files.delete(id);
  dispatch({ type: 'removed', id });
  return true;
}

/** The browser asks before the user leaves a page with unsent files. */
window.addEventListener('beforeunload', (event) => {
  if (uploads.items.some(isUnsettled)) event.preventDefault();
});

forgetOnSignOut(clearUploads);
