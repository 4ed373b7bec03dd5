/** What Folio keeps about an address that a schedule goes to. */
export interface Receiver {
  /** In lower case. */
  address: string;
  /** It was confirmed as the address of a person outside the company. */
  outside: boolean;
  unsubscribedAt: Date | null;
}

/** Why an address gets no email: its owner stopped it, or has no access and was not confirmed as outside. */
export type HeldBecause = 'unsubscribed' | 'no_access';

/** The case of letters does not make another address. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}

/** Each address once, as it was typed first. */
export function withoutRepeats(addresses: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const address of addresses) if (!seen.has(addressKey(address))) seen.set(addressKey(address), address);
  return [...seen.values()];
}

/** Answers for the addresses of one schedule; `readers`: addresses of those who read the books, in lower case. */
export function receiverRules(known: readonly Receiver[], readers: ReadonlySet<string>) {
  const byAddress = new Map(known.map((receiver) => [receiver.address, receiver]));
  const of = (address: string) => byAddress.get(addressKey(address));
  const isUnsubscribed = (address: string) => (of(address)?.unsubscribedAt ?? null) !== null;
  const isReader = (address: string) => readers.has(addressKey(address));
  return {
    isReader,
    isUnsubscribed,
    /** Null for an address that gets emails. */
    held: (address: string): HeldBecause | null => {
      if (isUnsubscribed(address)) return 'unsubscribed';
      return isReader(address) || of(address)?.outside ? null : 'no_access';
    },
  };
}

/** An address for a page that any holder of a link can open: its first letter and its domain. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}
