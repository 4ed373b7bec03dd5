/** What a key's amounts have summed to; zero where none was added: absence is meant to be zero here. */
export function sumAt<Key>(sums: ReadonlyMap<Key, bigint>, key: Key): bigint {
  return sums.get(key) ?? 0n;
}

/** Adds an amount to the sum of a key. */
export function addTo<Key>(sums: Map<Key, bigint>, key: Key, amountMinor: bigint): void {
  sums.set(key, sumAt(sums, key) + amountMinor);
}
