import type { ApiError } from './api-error.ts';

/**
 * What the API client tells the rest of the app: a failed call to show, a 401 (`signOut`), the server's
 * 'Unauthenticated.', something that is not there (any more), and a session that still owes its one-time code.
 */
export interface ClientEvents {
  failed: ApiError;
  signOut: null;
  missing: null;
  unauthenticated: null;
  secondFactorPending: null;
}

type Listener<E extends keyof ClientEvents> = (event: ClientEvents[E]) => void;
type Listeners = { [E in keyof ClientEvents]: Set<Listener<E>> };

const listeners: Listeners = {
  failed: new Set(),
  signOut: new Set(),
  missing: new Set(),
  unauthenticated: new Set(),
  secondFactorPending: new Set(),
};

export function onClientEvent<E extends keyof ClientEvents>(name: E, listener: Listener<E>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

export function emitClientEvent<E extends keyof ClientEvents>(name: E, event: ClientEvents[E]): void {
  for (const listener of listeners[name]) listener(event);
}
