import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { monthOf } from '../entries/entry-store.ts';
import { type AsRecordedOn, readLastNumbers } from './as-recorded-on-store.ts';

/** The journal as it was recorded at an instant. */
export async function readAsRecordedOn(tx: CompanyTransaction, instant: Date): Promise<AsRecordedOn> {
  const month = monthOf(instant);
  const begins = new Date(`${month}T00:00:00Z`);
  const ends = new Date(begins);
  ends.setUTCMonth(ends.getUTCMonth() + 1);
  const { number, before, last } = await readLastNumbers(tx, { instant, begins, ends });
  return { number, month, first: before + 1n, last };
}
