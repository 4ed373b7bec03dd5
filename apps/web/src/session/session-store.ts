import { useSyncExternalStore } from 'react';
import { initialSession, nextSession, type SessionEvent, type SessionState } from './session-state.ts';

let state: SessionState = initialSession;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

/** Moves the session on. Several events in one call are seen as one change. */
export function dispatchSession(...events: SessionEvent[]): void {
  state = events.reduce(nextSession, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as the screen sees it. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}
