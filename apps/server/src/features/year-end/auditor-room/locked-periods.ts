import type { CloseKind, ClosePeriodName } from '@folio/contract';
import { type AccountingYears, addDays, closePeriodOf, type Day } from '@folio/ledger';

/** Five years of months. A longer period lists its last ones. */
const MAX_PERIODS = 60;

/** The years and months that lie wholly in a period and are locked; years first. */
export function lockedPeriods(
  period: { from: Day; to: Day },
  lockedThrough: Day | null,
  years: AccountingYears,
): ClosePeriodName[] {
  if (lockedThrough === null) return [];
  const last = lockedThrough < period.to ? lockedThrough : period.to;
  const within = (kind: CloseKind) => periodsWithin(kind, { from: period.from, to: last }, years);
  return [...within('year'), ...within('month')];
}

function periodsWithin(kind: CloseKind, { from, to }: { from: Day; to: Day }, years: AccountingYears) {
  const found: ClosePeriodName[] = [];
  for (let day = from; day <= to; ) {
    const { start, end } = closePeriodOf(kind, day, years);
    if (start >= from && end <= to) found.push({ kind, end });
    day = addDays(end, 1);
  }
  return found.slice(-MAX_PERIODS);
}
