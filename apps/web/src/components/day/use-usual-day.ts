import { type Day, usualDay } from '@folio/ledger/calendar';
import { usePeriodLock } from '../../api/queries/books/accounting-closing.ts';
import { todayInHongKong } from './today.ts';
import { useYearRule } from './use-year-rule.ts';

/** Proposes the posting day for documents with these days; null while the lock date is loading. */
export function useUsualDay(): ((documents: readonly (Day | null)[]) => Day) | null {
  const yearRule = useYearRule();
  const lock = usePeriodLock();
  if (lock.isPending) return null;
  const lockedThrough = lock.data?.locked_through ?? null;
  return (documents) => usualDay({ documents, today: todayInHongKong(), yearRule, lockedThrough });
}
