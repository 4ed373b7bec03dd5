import type { Drill, SheetCell } from '@folio/contract';
import { changeOf, percentOf } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
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
  /** Index of the year to date, an optional column. */
  yearToDate?: number | null;
}

/** Account, code, an amount a column, and the changes and shares that may be asked for. */
export function statementColumns({ say }: ReportContext, columns: AmountColumns): ColumnSpec[] {
  const { labels, earlier, income, yearToDate } = columns;
  const changes: ColumnSpec[] = [
    { key: 'change', label: say('report_column_change'), kind: 'money', optional: true },
    { key: 'change_percent', label: say('report_column_change_percent'), kind: 'percent', optional: true },
  ];
  return [
    { key: 'account', label: say('report_column_account'), kind: 'text' },
    { key: 'code', label: say('report_column_code'), kind: 'code', optional: true },
    ...labels.map((label, index): ColumnSpec => {
      if (index === yearToDate) return { key: 'year_to_date', label, kind: 'money', optional: true };
      return { key: `amount_${index}`, label, kind: 'money' };
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
  const current = amounts[columns.current] ?? 0n;
  const income = columns.income?.[columns.current];
  const shares = income === undefined ? {} : { income_percent: textCell(percentOf(current, income)) };
  if (columns.earlier === null) return { ...Object.fromEntries(cells), ...shares };
  const change = changeOf(current, amounts[columns.earlier] ?? 0n);
  return {
    ...Object.fromEntries(cells),
    change: moneyCell(context, change.amountMinor),
    change_percent: textCell(change.percent),
    ...shares,
  };
}
