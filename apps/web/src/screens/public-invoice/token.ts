/** The token behind `#`: a browser sends that part of an address to nobody. Empty where the address has none. */
export function tokenOf(hash: string): string {
  return /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? '';
}
