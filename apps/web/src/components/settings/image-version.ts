import { useSyncExternalStore } from 'react';

let version = Date.now();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Increases with every added or removed picture, so that pictures and previews are fetched again. */
export const imageVersion = {
  next: () => {
    version += 1;
    for (const listener of listeners) listener();
  },
  use: () => useSyncExternalStore(listen, () => version),
};
