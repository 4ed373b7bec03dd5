import type { CloseKind } from '@folio/contract';
import {
  type AccountingYears,
  type ClosePeriod,
  closePeriodEnding,
  closePeriodOf,
  type FinancialYearEnd,
  lastPeriodOver,
  periodBefore,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readAccountingYears } from '../../books/ledger/index.ts';

export type Period = ClosePeriod;

interface PeriodName {
  kind: CloseKind;
  end: string;
}

/** The period that ends on a day. Throws `validation_failed` if no month or year of the company ends then. */
export async function requirePeriod(
  tx: CompanyTransaction,
  name: PeriodName,
  { financialYearEnd }: { financialYearEnd: FinancialYearEnd },
): Promise<Period> {
  return periodEnding(name, await readAccountingYears(tx, financialYearEnd));
}

/** The period that was asked for; without a day the last one that is over. Throws as `requirePeriod`. */
export function askedPeriod(
  { kind, end }: { kind: CloseKind; end?: string | undefined },
  today: string,
  years: AccountingYears,
): Period {
  return end === undefined ? lastPeriodOver(kind, today, years) : periodEnding({ kind, end }, years);
}

function periodEnding({ kind, end }: PeriodName, years: AccountingYears): Period {
  const period = closePeriodEnding(kind, end, years);
  if (period !== null) return period;
  const around = closePeriodOf(kind, end, years);
  const word = kind === 'month' ? 'close_not_a_month_end' : 'close_not_a_year_end';
  const values = { date: end, before: periodBefore(around, years).end, after: around.end };
  throw new DomainError('validation_failed', { word, values, faults: [{ path: 'end', word, values }] });
}
