import { useLocation } from 'react-router';

/** The email address from the link that opened this screen before sign-in; empty without one. */
export function useGivenEmail(): string {
  return emailIn(useLocation().state);
}

/** The address that has just signed up and gets a code; empty anywhere else. */
export function useSignedUpEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'code' in state && state.code === true ? emailIn(state) : '';
}

function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
