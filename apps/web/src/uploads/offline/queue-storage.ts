import { createStore, del, set, type UseStore, values } from 'idb-keyval';
import type { QueuedFile } from './queued-file.ts';

/** Where waiting files are kept on the device. */
export interface QueueStorage {
  all: () => Promise<QueuedFile[]>;
  put: (file: QueuedFile) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('folio-uploads', 'waiting');
  return opened;
}

/** IndexedDB keeps files, and keeps them when the browser is closed. */
export const deviceStorage: QueueStorage = {
  all: () => values(store()),
  put: (file) => set(file.id, file, store()),
  remove: (id) => del(id, store()),
};
