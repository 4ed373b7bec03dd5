import { type Day, usualDay } from '@folio/ledger/calendar';
import { usePeriodLock } from '../../api/queries/books/accounting-closing.ts';
import { useSession } from '../../session/session-store.ts';
import { todayInHongKong } from './today.ts';

/** Proposes the posting day for documents with these days; null while the lock date is loading. */
export function useUsualDay(): ((documents: readonly (Day | null)[]) => Day) | null {
  const { company } = useSession();
  const lock = usePeriodLock();
  if (lock.isPending) return null;
  const lockedThrough = lock.data?.locked_through ?? null;
  return (documents) =>
    usualDay({ documents, today: todayInHongKong(), financialYearEnd: company?.fye ?? '12-31', lockedThrough });
}
