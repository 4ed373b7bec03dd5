import { useLocation } from 'react-router';

/** The email address from the link that opened this screen before sign-in; empty without one. */
export function useGivenEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
