import { addTo, type Balances, type Day } from '@folio/ledger';
import { z } from 'zod';

const minors = z.record(z.string(), z.string().regex(/^-?\d{1,25}$/));

/** Balances stored with an import, by day and our account: minor units as text. */
export const storedBalances = z.object({
  months: z.array(z.object({ day: z.string(), theirs: minors, imported: minors.nullable() })),
  /** Accounts compared as one: accounts with the history of a control account are added to it. */
  merged: z.record(z.string(), z.string()).default({}),
  /** Accounts whose data is entered separately. */
  waiting: z.array(z.string()).default([]),
});
export type StoredBalances = z.infer<typeof storedBalances>;

export function toStored(balances: Balances): Record<string, string> {
  return Object.fromEntries([...balances].map(([code, minor]) => [code, minor.toString()]));
}

export function fromStored(stored: Readonly<Record<string, string>>): Map<string, bigint> {
  return new Map(Object.entries(stored).map(([code, minor]) => [code, BigInt(minor)]));
}

/** Balances in which accounts that are compared as one are added up. */
export function merge(balances: Balances, merged: Readonly<Record<string, string>>): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [code, minor] of balances) {
    const group = merged[code] ?? code;
    addTo(sums, group, minor);
  }
  return sums;
}

/** The stored form of one side's balances at several days. */
export function monthsOf(
  theirs: ReadonlyMap<Day, Balances>,
  imported: ReadonlyMap<Day, Balances> | null,
): StoredBalances['months'] {
  return [...theirs].map(([day, balances]) => ({
    day,
    theirs: toStored(balances),
    imported: imported === null ? null : toStored(imported.get(day) ?? new Map()),
  }));
}
