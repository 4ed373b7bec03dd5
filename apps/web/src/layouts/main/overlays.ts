import { useSyncExternalStore } from 'react';

/** What may lie over the page. */
export type Overlay = 'palette' | 'shortcuts' | 'drawer' | null;

let overlay: Overlay = null;
const listeners = new Set<() => void>();

export function showOverlay(next: Overlay): void {
  overlay = next;
  for (const listener of listeners) listener();
}

export const openPalette = () => showOverlay('palette');
export const closeOverlay = () => showOverlay(null);

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => overlay,
  );
}
