import i18next from 'i18next';
import { matchPath } from 'react-router';
import { mainScreens } from './screen-loaders.ts';
import { storageKeys } from './session/stored-ids.ts';

/** The words around every screen after sign-in. */
const shellWords = ['shell', 'upload'];
/** The words of the screen where most people start. */
const wordsOf: Readonly<Record<string, readonly string[]>> = { '/home': ['home', 'accounting', 'questions'] };

/**
 * Fetches the code and words of the opened screen while the server answers who the person is, instead of after that. Only for
 * someone who was signed in here before: a stranger gets the sign-in page, which needs none of it.
 */
export function preloadFirstScreen(pathname: string, storage: Pick<Storage, 'getItem'>): void {
  if (storage.getItem(storageKeys.companyId) === null) return;
  const opened = pathname === '/' ? '/home' : pathname;
  const path = Object.keys(mainScreens).find((one) => one !== '*' && matchPath(one, opened) !== null);
  if (path === undefined) return;
  // What fails here is asked for again, with its message, when the screen needs it.
  const ignore = () => undefined;
  void import('./layouts/main/main-layout.tsx').catch(ignore);
  void mainScreens[path]?.().catch(ignore);
  void i18next.loadNamespaces([...shellWords, ...(wordsOf[path] ?? [])]).catch(ignore);
}
