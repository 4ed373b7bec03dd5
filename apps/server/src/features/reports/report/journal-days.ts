import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../platform/memory/bounded-memory.ts';
import { type Extent, readExtent } from './store.ts';

export interface JournalDays {
  /** The first and last date in the journal; null if it is empty. */
  extent: Extent | null;
  /** The day of the opening balances; null where none were entered. */
  takenOver: Day | null;
}

/** By company. */
const kept = new BoundedMemory<{ state: string; extent: Extent | null }>({
  mostBytes: 1024 * 1024,
  bytesOf: () => 400,
});

/** The days that bound the journal. They are kept in memory under the state of the books that names what is posted. */
export async function journalDaysOf(
  tx: CompanyTransaction,
  { state, takenOver }: { state: string; takenOver: Day | null },
): Promise<JournalDays> {
  const known = kept.find(tx.companyId);
  if (known?.state === state) return { extent: known.extent, takenOver };
  const extent = await readExtent(tx);
  kept.keep(tx.companyId, { state, extent });
  return { extent, takenOver };
}
