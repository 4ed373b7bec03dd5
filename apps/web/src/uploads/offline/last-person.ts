import { forgetOnSignOut } from '../../session/page-memory.ts';
import { sessionState } from '../../session/session-store.ts';

/** Who was signed in last on this device: without network the server cannot be asked. */
const key = 'lastPerson';

/** The person to whom files added now belong; null if no person was signed in since the last sign-out. */
export function personNow(): string | null {
  return sessionState().profile?.id ?? localStorage.getItem(key);
}

export function rememberPerson(id: string): void {
  localStorage.setItem(key, id);
}

forgetOnSignOut(() => localStorage.removeItem(key));
