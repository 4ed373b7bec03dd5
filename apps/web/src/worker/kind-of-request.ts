/** What the service worker does with a request: `network` means that it does nothing. */
export type RequestKind = 'page' | 'built' | 'words' | 'network';

/** Paths of the server that are no screens of the application. */
const ofTheServer = /^\/(api|fortify|dev|health|ready)(\/|$)/;
const words = /^\/locales\/[\w-]+\/[\w-]+\.json$/;

/**
 * Sorts a request. Only the files of the application itself are kept: never an answer of the API, never anything sent with a secret,
 * never another site's file.
 */
export function kindOfRequest(
  request: { method: string; url: string; mode: string; hasAuthorization: boolean },
  origin: string,
): RequestKind {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin || request.hasAuthorization) return 'network';
  if (ofTheServer.test(pathname)) return 'network';
  if (request.mode === 'navigate') return 'page';
  // The name of a built file contains the hash of its content: what is kept never differs from what the server has.
  if (pathname.startsWith('/assets/')) return 'built';
  return words.test(pathname) ? 'words' : 'network';
}
