import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import { readChargeState } from './charge-facts-store.ts';
import { chargesOfClasses, earlierMonths } from './open-charges.ts';

/** What a run of a month would charge in a class. */
export interface ChargeSums {
  count: number;
  sumMinor: bigint;
  earlierMonths: Day[];
  /** The ids of the assets in order of number, one after the other: a list of strings would take twice as much. */
  ids: string;
}

interface Kept {
  state: string;
  ofClasses: Map<string, ChargeSums>;
}

const ID_LENGTH = 36;
const CLASS_BYTES = 500;

/** By company and month. */
const kept = new BoundedMemory<Kept>({
  mostBytes: 16 * 1024 * 1024,
  bytesOf: ({ ofClasses }) => [...ofClasses.values()].reduce((sum, { ids }) => sum + CLASS_BYTES + ids.length, 0),
});

/**
 * What a run of a month would charge in classes that it has not charged; a class without a charge is left out. Remembered while
 * nothing is recorded in the register.
 */
export async function chargeSums(
  tx: CompanyTransaction,
  classIds: readonly string[],
  month: Day,
): Promise<Map<string, ChargeSums>> {
  if (classIds.length === 0) return new Map();
  const state = await readChargeState(tx);
  const key = `${tx.companyId} ${month}`;
  const last = state === null ? undefined : kept.find(key);
  if (last !== undefined && last.state === state) return last.ofClasses;
  const ofClasses = await computeSums(tx, classIds, month);
  if (state !== null) kept.keep(key, { state, ofClasses });
  return ofClasses;
}

async function computeSums(tx: CompanyTransaction, classIds: readonly string[], month: Day) {
  const ofClasses = new Map<string, ChargeSums>();
  for (const [classId, charges] of await chargesOfClasses(tx, classIds, month)) {
    if (charges.length === 0) continue;
    ofClasses.set(classId, {
      count: charges.length,
      sumMinor: charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      earlierMonths: earlierMonths(charges, month),
      ids: charges.map(({ assetId }) => assetId).join(''),
    });
  }
  return ofClasses;
}

/** The ids of a page of the charged assets. */
export function idsOfPage({ count, ids }: ChargeSums, { limit, offset }: { limit: number; offset: number }): string[] {
  const length = Math.max(0, Math.min(limit, count - offset));
  return Array.from({ length }, (_, n) => ids.slice((offset + n) * ID_LENGTH, (offset + n + 1) * ID_LENGTH));
}
