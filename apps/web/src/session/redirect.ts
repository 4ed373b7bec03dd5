import { storageKeys, type TextStore } from './stored-ids.ts';

export const paths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  confirmCode: '/auth/confirm-code',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  home: '/home',
} as const;

/** A path of this app that may be returned to: never another site, never an auth page. */
export function isReturnPath(path: string | null): path is string {
  if (path === null || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  return path !== '/' && path !== '/auth' && !path.startsWith('/auth/');
}

/** Remembers where someone was going (path and query). What cannot be returned to is not remembered. */
export function rememberPath(store: TextStore, path: string): void {
  if (isReturnPath(path)) store.setItem(storageKeys.redirectTo, path);
}

/** Where a signed-in user on an auth page goes: the given url, else the remembered path, else home. */
export function landingPath(store: Pick<TextStore, 'getItem'>, givenUrl: string | null): string {
  if (isReturnPath(givenUrl)) return givenUrl;
  const remembered = store.getItem(storageKeys.redirectTo);
  return isReturnPath(remembered) ? remembered : paths.home;
}

/** The same, and forgets the remembered path. */
export function takeLandingPath(store: TextStore, givenUrl: string | null): string {
  const path = landingPath(store, givenUrl);
  store.removeItem(storageKeys.redirectTo);
  return path;
}
