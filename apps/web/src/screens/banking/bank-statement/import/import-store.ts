import { useSyncExternalStore } from 'react';
import { forgetOnSignOut } from '../../../../session/page-memory.ts';

/** What the import dialog was opened for. */
export interface ImportRequest {
  /** Where a statement goes whose file names no account. */
  accountId?: string | undefined;
  /** A file that was uploaded before and waits. */
  documentId?: string | undefined;
  /** Files that were chosen or dropped already. */
  files?: readonly File[];
}

let request: ImportRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: ImportRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

export function openImport(asked: ImportRequest = {}): void {
  publish(asked);
}

export function closeImport(): void {
  publish(null);
}

/** The open dialog's request; null while it is closed. */
export function useImportRequest(): ImportRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => request,
  );
}

forgetOnSignOut(closeImport);
