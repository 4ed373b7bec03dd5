/** Only there to tell a path from an address: what leads away from it leads away from us. */
const HERE = 'https://here.invalid';

/**
 * A path of this application that somebody may be sent back to, as a browser understands it; null for another site, however it is
 * disguised, for the pages before sign-in and for calls.
 */
export function returnPathOf(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search } = new URL(text, HERE);
  if (origin !== HERE || pathname.startsWith('//') || pathname === '/') return null;
  return /^\/(auth|api|fortify|dev)(\/|$)/.test(pathname) ? null : `${pathname}${search}`;
}
