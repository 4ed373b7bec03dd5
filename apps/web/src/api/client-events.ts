import type { ApiError } from './api-error.ts';

/**
 * Events of the API client for the rest of the app: a failed call to show, a 401 (`signOut`), the server's
 * 'Unauthenticated.', a resource that does not exist (any more), and a session that has not entered its one-time code
 * yet.
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
