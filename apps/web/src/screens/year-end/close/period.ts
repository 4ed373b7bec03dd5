import type { CloseKind } from '@folio/contract';
import { addDays, endOfMonth, financialYearOf, startOfMonth } from '@folio/ledger/calendar';

/** The last day of the period before or after the one that ends on a day. */
export function neighbour(kind: CloseKind, end: string, fye: string, step: -1 | 1): string {
  if (kind === 'month') {
    return step === 1 ? endOfMonth(addDays(end, 1)) : addDays(startOfMonth(end), -1);
  }
  return step === 1 ? financialYearOf(addDays(end, 1), fye).end : addDays(financialYearOf(end, fye).start, -1);
}
