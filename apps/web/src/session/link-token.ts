/**
 * The token of an invitation's link, kept in this tab under a key while its holder signs in; it does not stay in the
 * address. Empty without one.
 */
export function takeLinkToken(key: string): string {
  const token = /^#([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (token === undefined) return sessionStorage.getItem(key) ?? '';
  sessionStorage.setItem(key, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

export function dropLinkToken(key: string): void {
  sessionStorage.removeItem(key);
}
