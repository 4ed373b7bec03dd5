import { useLocation } from 'react-router';

/** The address a screen before sign-in was opened for, from the link that led there; empty where none was given. */
export function useGivenEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
