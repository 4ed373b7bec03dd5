import type { CompanyRow } from '@folio/contract';
import { useSyncExternalStore } from 'react';

/** The company whose books the user can no longer access. */
type Ended = Pick<CompanyRow, 'id' | 'name' | 'name_zh' | 'via_practice'>;

let ended: Ended | null = null;
const listeners = new Set<() => void>();

function set(next: Ended | null): void {
  ended = next;
  for (const listener of listeners) listener();
}

/** Access to the company was revoked while it was on the screen. */
export const openAccessEnded = (company: Ended) => set(company);
export const closeAccessEnded = () => set(null);
export const hasAccessEnded = () => ended !== null;

export function useAccessEnded(): Ended | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
}
