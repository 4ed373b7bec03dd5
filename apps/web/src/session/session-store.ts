import { useSyncExternalStore } from 'react';
import { initialSession, nextSession, type SessionEvent, type SessionState } from './session-state.ts';

let state: SessionState = initialSession;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

/** Applies session events. Several events in one call are published as one change. */
export function dispatchSession(...events: SessionEvent[]): void {
  state = events.reduce(nextSession, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}
