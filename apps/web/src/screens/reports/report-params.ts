import {
  type Day,
  financialYearOf,
  isDay,
  type Period,
  type PeriodPreset,
  periodOfPreset,
} from '@folio/ledger/calendar';

export type FinancialReport = 'trial-balance' | 'profit-loss' | 'balance-sheet';

export function isFinancialReport(name: string): name is FinancialReport {
  return name === 'trial-balance' || name === 'profit-loss' || name === 'balance-sheet';
}

/** A report of a period has two days; one of a moment has its last day only. */
export function isPeriodReport(name: FinancialReport): boolean {
  return name === 'profit-loss';
}

export const presets: readonly PeriodPreset[] = [
  'this_month',
  'last_month',
  'this_quarter',
  'financial_year_to_date',
  'last_financial_year',
];

/** What a comparison can be with; the first is none. */
export const comparisons: Readonly<Record<FinancialReport, readonly string[]>> = {
  'trial-balance': ['none'],
  'profit-loss': ['none', 'previous_period', 'previous_year'],
  'balance-sheet': ['none', 'previous_month_end', 'previous_year'],
};

export interface ReportParams extends Period {
  compare: string;
}

/** The days of the address; where it has none, the financial year to date. What is not a day counts as none. */
export function paramsOf(
  given: { from: string; to: string; as_at: string; compare: string },
  name: FinancialReport,
  todayIs: Day,
  fye: string,
): ReportParams {
  const to = [isPeriodReport(name) ? given.to : given.as_at, given.to].find(isDay) ?? todayIs;
  const from = isDay(given.from) ? given.from : financialYearOf(to, fye).start;
  const compare = comparisons[name].find((one) => one === given.compare) ?? 'none';
  return { from, to, compare };
}

/** What the server is asked; null when the days are not in order. */
export function queryOf(name: FinancialReport, { from, to, compare }: ReportParams): Record<string, string> | null {
  if (name === 'trial-balance') return { as_at: to };
  if (name === 'balance-sheet') return { as_at: to, compare };
  return from > to ? null : { from, to, compare };
}

/** The preset whose days these are, if any. */
export function presetOf({ from, to }: Period, name: FinancialReport, todayIs: Day, fye: string): PeriodPreset | null {
  const isSame = (preset: PeriodPreset) => {
    const period = presetPeriod(preset, todayIs, fye);
    return period.to === to && (!isPeriodReport(name) || period.from === from);
  };
  return presets.find(isSame) ?? null;
}

/** The days of a preset. */
export function presetPeriod(preset: PeriodPreset, todayIs: Day, fye: string): Period {
  return periodOfPreset(preset, todayIs, fye);
}
