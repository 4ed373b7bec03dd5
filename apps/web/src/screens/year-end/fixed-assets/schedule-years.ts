import type { FixedAsset } from '@folio/contract';
import { endOfMonth, financialYearOf, type YearRule } from '@folio/ledger/calendar';

type Month = FixedAsset['schedule'][number];

/** The last month to be charged of each financial year. `month` is any day of it. */
export function lastMonths(schedule: readonly Month[], years: YearRule): Month[] {
  const lastOfYear = new Map<string, Month>();
  for (const row of schedule) lastOfYear.set(financialYearOf(endOfMonth(row.month), years).end, row);
  return [...lastOfYear.values()];
}
