import type { CloseKind } from '@folio/contract';
import { type ClosePeriod, closePeriodEnding, type FinancialYearEnd, lastPeriodOver } from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';

export type Period = ClosePeriod;

/** The period that ends on a day. Throws `validation_failed` if no month or year of the company ends then. */
export function requirePeriod({ kind, end }: { kind: CloseKind; end: string }, yearEnd: FinancialYearEnd): Period {
  const period = closePeriodEnding(kind, end, yearEnd);
  if (period !== null) return period;
  const word = kind === 'month' ? 'close_not_a_month_end' : 'not_a_year_end';
  throw new DomainError('validation_failed', { word, faults: [{ path: 'end', word }] });
}

/** The period that was asked for; without a day the last one that is over. */
export function askedPeriod(
  { kind, end }: { kind: CloseKind; end?: string | undefined },
  { today, financialYearEnd }: { today: string; financialYearEnd: FinancialYearEnd },
): Period {
  if (end === undefined) return lastPeriodOver(kind, today, financialYearEnd);
  return requirePeriod({ kind, end }, financialYearEnd);
}
