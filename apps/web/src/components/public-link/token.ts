/** The token after `#`, a part of the address that browsers do not send to servers. Empty if the address has none. */
export function tokenOf(hash: string): string {
  return /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? '';
}
