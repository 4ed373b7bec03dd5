import { useSyncExternalStore } from 'react';

let version = Date.now();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with every picture put in or taken away, so that pictures and previews are asked for anew. */
export const imageVersion = {
  next: () => {
    version += 1;
    for (const listener of listeners) listener();
  },
  use: () => useSyncExternalStore(listen, () => version),
};
