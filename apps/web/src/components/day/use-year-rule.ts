import type { YearRule } from '@folio/ledger/calendar';
import { useMemo } from 'react';
import { usePeriodLock } from '../../api/queries/books/accounting-closing.ts';
import { useSession } from '../../session/session-store.ts';

const calendarYearEnd = '12-31';

/** What decides the years of the company: the year end alone until its other years are loaded. */
export function useYearRule(): YearRule {
  return useLoadedYears().rule;
}

/** The same with the answer whether the other years are still being loaded. */
export function useLoadedYears(): { rule: YearRule; isPending: boolean } {
  const { company } = useSession();
  const yearEnd = company?.fye ?? calendarYearEnd;
  const { data, isPending: isWaiting } = usePeriodLock();
  const isPending = company !== null && isWaiting;
  const known = data?.known_years;
  return useMemo(
    () => ({ rule: known === undefined ? yearEnd : { yearEnd, known }, isPending }),
    [yearEnd, known, isPending],
  );
}
