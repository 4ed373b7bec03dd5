import { useEffect, useSyncExternalStore } from 'react';

/** What a screen's own key does: the words, and the keys as they are drawn. */
export interface ScreenShortcut {
  label: string;
  keys: string;
}

/** The keys of the screen that is open, for the list of shortcuts. */
export interface ScreenShortcuts {
  title: string;
  shortcuts: readonly ScreenShortcut[];
}

let current: ScreenShortcuts | null = null;
const listeners = new Set<() => void>();

function publish(next: ScreenShortcuts | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Puts a screen's own keys on the list of shortcuts while it is open. `given` must keep its identity while it says the same. */
export function useOfferShortcuts(given: ScreenShortcuts): void {
  useEffect(() => {
    publish(given);
    return () => publish(null);
  }, [given]);
}

export function useScreenShortcuts(): ScreenShortcuts | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
