import { storageKeys, type TextStore } from './stored-ids.ts';

export const paths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  confirmCode: '/auth/confirm-code',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  accountantSignUp: '/auth/accountant-sign-up',
  verifyPassword: '/auth/verify-password',
  home: '/home',
} as const;

/** Any origin works here: if a path leaves this origin, it also leaves ours. */
const here = 'https://here.invalid';

/**
 * True for a path of this app that the user may return to: never another site, never an auth page. It is parsed as a
 * browser parses it, which drops line breaks and tabs and treats a backslash as a slash.
 */
export function isReturnPath(path: string | null): path is string {
  if (path === null || !path.startsWith('/') || !URL.canParse(path, here)) return false;
  const { origin, pathname } = new URL(path, here);
  if (origin !== here) return false;
  return pathname !== '/' && pathname !== '/auth' && !pathname.startsWith('/auth/');
}

/** Remembers the requested path and query. Paths that are not return paths are ignored. */
export function rememberPath(store: TextStore, path: string): void {
  if (isReturnPath(path)) store.setItem(storageKeys.redirectTo, path);
}

/** Where a signed-in user on an auth page goes: the given URL, else the remembered path, else home. */
export function landingPath(store: Pick<TextStore, 'getItem'>, givenUrl: string | null): string {
  if (isReturnPath(givenUrl)) return givenUrl;
  const remembered = store.getItem(storageKeys.redirectTo);
  return isReturnPath(remembered) ? remembered : paths.home;
}

/** The same, and removes the remembered path. */
export function takeLandingPath(store: TextStore, givenUrl: string | null): string {
  const path = landingPath(store, givenUrl);
  store.removeItem(storageKeys.redirectTo);
  return path;
}
