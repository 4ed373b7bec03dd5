import { useEffect, useSyncExternalStore } from 'react';

/** A shortcut of the open screen: its description, and its keys as drawn. */
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

/** Adds a screen's shortcuts to the shortcut list while the screen is open. `given` must be a stable reference. */
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
