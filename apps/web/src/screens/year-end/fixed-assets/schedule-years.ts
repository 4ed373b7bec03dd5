import type { FixedAsset } from '@folio/contract';
import { endOfMonth, financialYearOf } from '@folio/ledger/calendar';

type Month = FixedAsset['schedule'][number];

/** The last month to be charged of each financial year. `month` is any day of it. */
export function lastMonths(schedule: readonly Month[], yearEnd: string): Month[] {
  const years = new Map<string, Month>();
  for (const row of schedule) years.set(financialYearOf(endOfMonth(row.month), yearEnd).end, row);
  return [...years.values()];
}
