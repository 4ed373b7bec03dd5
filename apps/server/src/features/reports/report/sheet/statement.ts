import type { Drill, SheetCell } from '@folio/contract';
import { at, changeOf, must, type ProfitLossColumn, percentOf } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import { periodWords } from '../words.ts';
import { moneyCell, textCell } from './cells.ts';
import type { ColumnSpec } from './layout.ts';

/**
 * The amount columns of a statement: their labels, and which of them are the report's own (`current`) and the one a change is
 * measured from (`earlier`). `income`: revenue by column, for shares of income.
 */
export interface AmountColumns {
  labels: readonly string[];
  current: number;
  earlier: number | null;
  income?: readonly bigint[];
  /** Index of the column that adds up the months or quarters before it; null in a report without them. */
  sum?: number | null;
  /** Index of the year to date, an optional column. */
  yearToDate?: number | null;
}

/** The amount columns of a report on periods: months or quarters, the period, comparisons, the year to date. */
export function periodColumns({ say }: ReportContext, columns: readonly ProfitLossColumn[]): AmountColumns {
  const indexOf = (kind: ProfitLossColumn['kind']) => {
    const index = columns.findIndex((column) => column.kind === kind);
    return index === -1 ? null : index;
  };
  const hasParts = indexOf('part') !== null;
  const labelOf = ({ kind, ...period }: ProfitLossColumn) => {
    if (kind === 'year_to_date') return say('report_column_year_to_date');
    return kind === 'period' && hasParts ? say('report_column_total') : periodWords(say, period);
  };
  return {
    labels: columns.map(labelOf),
    current: must(indexOf('period'), 'the column of the period'),
    earlier: indexOf('comparison'),
    sum: hasParts ? indexOf('period') : null,
    yearToDate: indexOf('year_to_date'),
  };
}

/** Account, code, an amount a column, and the changes and shares that may be asked for. */
export function statementColumns({ say }: ReportContext, columns: AmountColumns): ColumnSpec[] {
  const { labels, earlier, income, sum, yearToDate } = columns;
  const changes: ColumnSpec[] = [
    { key: 'change', label: say('report_column_change'), kind: 'money', optional: true },
    { key: 'change_percent', label: say('report_column_change_percent'), kind: 'percent', optional: true },
  ];
  return [
    { key: 'account', label: say('report_column_account'), kind: 'text' },
    { key: 'code', label: say('report_column_code'), kind: 'code', optional: true },
    ...labels.map((label, index): ColumnSpec => {
      if (index === yearToDate) return { key: 'year_to_date', label, kind: 'money', optional: true };
      return { key: `amount_${index}`, label, kind: 'money', sum: index === sum };
    }),
    ...(earlier === null ? [] : changes),
    ...(income === undefined
      ? []
      : [
          {
            key: 'income_percent',
            label: say('report_column_income_percent'),
            kind: 'percent',
            optional: true,
          } as const,
        ]),
  ];
}

/** The amounts of a row by column, with the change and the share of income. */
export function amountCells(
  context: ReportContext,
  columns: AmountColumns,
  amounts: readonly bigint[],
  drill?: (column: number) => Drill | undefined,
): Record<string, SheetCell> {
  const cells = amounts.map((amount, index): [string, SheetCell] => [
    index === columns.yearToDate ? 'year_to_date' : `amount_${index}`,
    moneyCell(context, amount, drill?.(index)),
  ]);
  const current = at(amounts, columns.current);
  const income = columns.income?.[columns.current];
  const shares = income === undefined ? {} : { income_percent: textCell(percentOf(current, income)) };
  if (columns.earlier === null) return { ...Object.fromEntries(cells), ...shares };
  const change = changeOf(current, at(amounts, columns.earlier));
  return {
    ...Object.fromEntries(cells),
    change: moneyCell(context, change.amountMinor),
    change_percent: textCell(change.percent),
    ...shares,
  };
}
