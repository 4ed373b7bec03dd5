import { type Day, usualDay } from '@folio/ledger/calendar';
import { usePeriodLock } from '../api/queries/accounting-closing.ts';
import { useSession } from '../session/session-store.ts';
import { todayInHongKong } from './today.ts';

/** Answers the day proposed for an act on documents of these days; null while it is looked up what is locked. */
export function useUsualDay(): ((documents: readonly (Day | null)[]) => Day) | null {
  const { company } = useSession();
  const lock = usePeriodLock();
  if (lock.isPending) return null;
  const lockedThrough = lock.data?.locked_through ?? null;
  return (documents) =>
    usualDay({ documents, today: todayInHongKong(), financialYearEnd: company?.fye ?? '12-31', lockedThrough });
}
