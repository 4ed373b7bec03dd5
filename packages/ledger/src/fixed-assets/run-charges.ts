import { type Day, endOfMonth } from '../calendar/index.ts';
import { type AssetChange, chargesThrough, type MonthCharge } from './charge.ts';
import { type Estimate, nextMonth } from './estimate.ts';

/** A recorded change; `month` is the first day of the month of a depreciation run, else null. */
export interface RecordedChange extends AssetChange {
  readonly month: Day | null;
}

/**
 * What was recorded for an asset, with each charge at the end of the month that it belongs to: a run may have charged several
 * months at once, or have been posted later because its month was locked. What later months charge does not depend on that.
 *
 * `recorded` is in the order of posting; `start` is the first day of the last month before the first charge.
 */
export function changesByMonth(
  estimates: readonly Estimate[],
  recorded: readonly RecordedChange[],
  start: Day,
): AssetChange[] {
  const changes: AssetChange[] = [];
  let through = start;
  for (const { month, ...change } of recorded) {
    if (month === null) {
      changes.push(change);
      continue;
    }
    const charge = { month, amountMinor: change.depreciationMinor };
    for (const one of divided({ estimates, changes }, through, charge))
      changes.push({ date: endOfMonth(one.month), costMinor: change.costMinor, depreciationMinor: one.amountMinor });
    through = month;
  }
  return changes;
}

/** The months of a charge as they were computed. */
function divided(facts: Parameters<typeof chargesThrough>[0], through: Day, charge: MonthCharge): MonthCharge[] {
  if (nextMonth(through) >= charge.month) return [charge];
  const months = chargesThrough(facts, through, charge.month);
  const sumMinor = months.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return sumMinor === charge.amountMinor ? months : [charge];
}
