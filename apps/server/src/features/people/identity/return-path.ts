/**
 * A base address that only serves to separate paths from full addresses: a text that resolves to another host leads
 * to another site.
 */
const HERE = 'https://here.invalid';

/**
 * A path of this application that a person may be redirected to, parsed as a browser does it; null for another site,
 * in any disguise, for the pages before sign-in and for API calls.
 */
export function returnPathOf(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search } = new URL(text, HERE);
  if (origin !== HERE || pathname.startsWith('//') || pathname === '/') return null;
  return /^\/(auth|api|fortify|dev)(\/|$)/.test(pathname) ? null : `${pathname}${search}`;
}
