import type { StoredDocument } from '@folio/contract';
import type { FileProblem } from './check-file.ts';
import type { DataFile, FileRoute } from './data-file.ts';

/** `waiting` in the queue, then the specification's three; `refused` was never sent. */
export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'error' | 'refused';

export interface UploadItem {
  id: string;
  /** The target company, fixed when the file was added. */
  companyId: string;
  name: string;
  sizeBytes: number;
  /** Stored unchanged and not read; any type is allowed. */
  storeOnly: boolean;
  route: FileRoute;
  status: UploadStatus;
  /** Whole percent of the bytes sent; 100 when done. */
  percent: number;
  problem: FileProblem | null;
  /** The server's message for a failure; empty if the connection was lost. */
  message: string;
  document: StoredDocument | null;
  /** Set instead of `document` once an import has read a data file. */
  data: DataFile | null;
}

/** What the server made of a file: a document, or a data file that waits in an import. */
export type UploadResult = Pick<UploadItem, 'document' | 'data'>;

export type UploadEvent =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; sentBytes: number; totalBytes: number }
  | { type: 'finished'; id: string; result: UploadResult }
  | { type: 'failed'; id: string; message: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'settledCleared' }
  | { type: 'allCleared' };

/** Maximum number of parallel uploads. */
export const maxParallel = 3;

function change(
  items: readonly UploadItem[],
  id: string,
  from: readonly UploadStatus[],
  changes: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (item.id === id && from.includes(item.status) ? { ...item, ...changes } : item));
}

function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes > 0 ? Math.min(100, Math.round((sentBytes / totalBytes) * 100)) : 0;
}

export function isUnsettled(item: UploadItem): boolean {
  return item.status === 'uploading' || item.status === 'waiting';
}

/** A data file that no user has continued with: it stays in the list, so that it is not forgotten. */
function needsImport({ data }: UploadItem): boolean {
  return data !== null && !data.isImported;
}

/** The list after an event. An event that does not fit the item's status changes nothing. */
export function nextUploads(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case 'added':
      return [...items, ...event.items];
    case 'started':
      return change(items, event.id, ['waiting'], { status: 'uploading', percent: 0, message: '' });
    case 'progressed':
      return change(items, event.id, ['uploading'], { percent: percentOf(event.sentBytes, event.totalBytes) });
    case 'finished':
      return change(items, event.id, ['uploading'], { status: 'done', percent: 100, ...event.result });
    case 'failed':
      return change(items, event.id, ['uploading'], { status: 'error', message: event.message });
    case 'retried':
      return change(items, event.id, ['error'], { status: 'waiting', percent: 0, message: '' });
    case 'removed':
      return items.filter((item) => item.id !== event.id);
    case 'settledCleared':
      return items.filter((item) => isUnsettled(item) || item.status === 'error' || needsImport(item));
    case 'allCleared':
      return [];
  }
}

export function turns(items: readonly UploadItem[]): UploadItem[] {
  const running = items.filter((item) => item.status === 'uploading').length;
  return items.filter((item) => item.status === 'waiting').slice(0, Math.max(0, maxParallel - running));
}

/** Total progress: the number of files to send, the number sent, and the whole percent of their bytes. */
export function overallProgress(items: readonly UploadItem[]): { files: number; done: number; percent: number } {
  const sendable = items.filter((item) => item.status !== 'refused');
  const total = sendable.reduce((sum, item) => sum + item.sizeBytes, 0);
  const sent = sendable.reduce((sum, item) => sum + (item.sizeBytes * item.percent) / 100, 0);
  const done = sendable.filter((item) => item.status === 'done').length;
  return { files: sendable.length, done, percent: percentOf(sent, total) };
}
