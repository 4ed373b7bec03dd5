import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** 'Authorization expired': the session ended while the user was signed in. */
export const openExpiredDialog = () => setOpen(true);
export const closeExpiredDialog = () => setOpen(false);

export function useExpiredDialog(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
