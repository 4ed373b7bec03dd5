import type { AgedAmounts, AgedPeriod, AgedReport } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import type { ColumnSpec } from '../sheet/layout.ts';

/** Contact or document, its dates and age, its own currency where there are several, and an amount a period. */
export function agedColumns({ say }: ReportContext, { periods, params }: AgedReport, foreign: boolean): ColumnSpec[] {
  const own: ColumnSpec[] = [
    { key: 'currency', label: say('report_column_currency'), kind: 'code' },
    { key: 'open_foreign', label: say('report_column_open_foreign'), kind: 'money' },
  ];
  const days = params.ageBy === 'due_date' ? 'report_column_days' : 'report_column_age_days';
  return [
    { key: 'contact', label: say('report_column_contact'), kind: 'text' },
    { key: 'type', label: say('report_column_type'), kind: 'text', optional: true },
    { key: 'reference', label: say('report_column_reference'), kind: 'text', optional: true },
    { key: 'date', label: say('report_column_date'), kind: 'day' },
    { key: 'due_date', label: say('report_column_due_date'), kind: 'day' },
    { key: 'days', label: say(days), kind: 'number' },
    ...own.map((column) => ({ ...column, optional: !foreign })),
    { key: 'current', label: say('report_column_current'), kind: 'money' },
    ...periods.map((period, index): ColumnSpec => {
      return { key: periodKey(index), label: periodLabel(say, period), kind: 'money' };
    }),
    { key: 'unapplied', label: say('report_column_unapplied'), kind: 'money', optional: true },
    { key: 'total', label: say('report_column_total'), kind: 'money', sum: true },
    { key: 'percent', label: say('report_column_percent'), kind: 'percent', optional: true },
  ];
}

function periodLabel(say: ReportContext['say'], { fromDays, toDays }: AgedPeriod): string {
  if (toDays === null) return say('report_column_bucket_over', { days: String(fromDays - 1) });
  return say('report_column_bucket', { from: String(fromDays), to: String(toDays) });
}

/** The key of the column of a period; null is Current. */
export function periodKey(period: number | null): string {
  return period === null ? 'current' : (PERIOD_KEYS[period] ?? `period_${period}`);
}

/** The keys of the usual periods. */
const PERIOD_KEYS = Array.from({ length: 12 }, (_, index) => `period_${index}`);

/** The amount of a column by its key; undefined for a column of something else. */
export function amountInColumn(amounts: AgedAmounts, key: string): bigint | undefined {
  if (key === 'total') return amounts.totalMinor;
  if (key === 'current') return amounts.currentMinor;
  if (key === 'unapplied') return amounts.creditMinor;
  return amounts.periodsMinor[PERIOD_KEYS.indexOf(key)];
}
