import type { Drill, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import { type Account, accountByCode, at, sidesOf, type TrialBalance, type TrialBalanceRow } from '@folio/ledger';
import { compareDays } from '../comparison.ts';
import { basisNotes, nameIn, type ReportContext } from '../context.ts';
import { type BalanceDrill, balanceDrills } from '../drills.ts';
import { comparedBy, lengthNotes, yearsTo } from '../lengths.ts';
import { moneyCell, sideCell, textCell } from '../sheet/cells.ts';
import { lightOf, nilChecks } from '../sheet/checks.ts';
import { type Cells, type ColumnSpec, type Layout, layoutOf, rowOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { dayWords } from '../words.ts';
import { readTrialBalance } from './read.ts';

type Query = ReportQuery<'trial-balance'>;

/** The trial balance at a date, with comparative balances for earlier dates. */
export async function balanceForm(context: ReportContext, query: Query): Promise<ReportSheet> {
  const days = [query.as_at, ...compareDays(query.as_at, comparedBy(context, query))];
  const params = { asAt: query.as_at, compareAt: days.slice(1), zeroRows: query.zero_rows };
  const report = await readTrialBalance(context, params, query.basis);
  return present(context, query, days, { report, drill: await balanceDrills(context) });
}

function columnsOf({ say }: ReportContext, days: readonly string[]): ColumnSpec[] {
  return [
    { key: 'code', label: say('report_column_code'), kind: 'code' },
    { key: 'account', label: say('report_column_account'), kind: 'text' },
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    ...days.flatMap((day, index): ColumnSpec[] => {
      const group = days.length > 1 ? { group: dayWords(say, day) } : {};
      return [
        { key: `debit_${index}`, label: say('report_column_debit'), kind: 'money', ...group },
        { key: `credit_${index}`, label: say('report_column_credit'), kind: 'money', ...group },
      ];
    }),
  ];
}

async function present(
  context: ReportContext,
  query: Query,
  days: readonly string[],
  { report, drill }: { report: TrialBalance; drill: BalanceDrill },
): Promise<ReportSheet> {
  const layout = layoutOf(columnsOf(context, days), context.columns);
  const balanceOf = (code: string) => {
    const row = report.rows.find((candidate) => candidate.code === code);
    return row === undefined ? 0n : row.debitMinor - row.creditMinor;
  };
  return sheetOf(context, {
    report: 'trial-balance',
    query,
    from: null,
    to: query.as_at,
    basis: query.basis,
    layout,
    rows: [
      ...report.rows.map((row) =>
        accountRow(context, layout, row, (account, index) => drill(account, days[index] ?? '')),
      ),
      totalRow(context, layout, report),
    ],
    checks: [
      lightOf(context, 'debits_equal_credits', report.totalDebitMinor - report.totalCreditMinor),
      ...(query.basis === 'cash' ? [] : await nilChecks(context, balanceOf)),
    ],
    notes: [...basisNotes(context, query.basis), ...(await lengthNotes(context, query, yearsTo(context, days)))],
    empty: report.rows.every((row) => row.debitMinor === 0n && row.creditMinor === 0n),
  });
}

function accountRow(
  context: ReportContext,
  layout: Layout,
  row: TrialBalanceRow,
  drillOf: (account: Account, index: number) => Drill,
): SheetRow {
  const account = accountByCode(context.chart, row.code);
  const balances = [row.debitMinor - row.creditMinor, ...row.comparisons];
  const amounts = balances.flatMap((net, index): [string, Cells[string]][] => {
    const { debitMinor, creditMinor } = sidesOf(net);
    const drill = drillOf(account, index);
    return [
      [`debit_${index}`, sideCell(context, debitMinor, drill)],
      [`credit_${index}`, sideCell(context, creditMinor, drill)],
    ];
  });
  const cells = {
    code: textCell(row.code),
    account: textCell(nameIn(context, row)),
    type: textCell(context.say(`report_type_${row.type}`)),
    ...Object.fromEntries(amounts),
  };
  return rowOf(layout, { key: row.code, kind: 'line', cells });
}

function totalRow(context: ReportContext, layout: Layout, { rows }: TrialBalance): SheetRow {
  const comparisons = rows[0]?.comparisons.length ?? 0;
  const balances = rows.map((row) => [row.debitMinor - row.creditMinor, ...row.comparisons]);
  const amounts = Array.from({ length: comparisons + 1 }, (_, index) => {
    const sides = balances.map((nets) => sidesOf(at(nets, index)));
    return [
      [`debit_${index}`, moneyCell(context, sum(sides, 'debitMinor'))],
      [`credit_${index}`, moneyCell(context, sum(sides, 'creditMinor'))],
    ] as const;
  });
  const words = textCell(context.say('report_row_total'));
  return rowOf(layout, { key: 'total', kind: 'total', words, cells: Object.fromEntries(amounts.flat()) });
}

function sum<Key extends string>(rows: readonly Readonly<Record<Key, bigint>>[], key: Key): bigint {
  return rows.reduce((total, row) => total + row[key], 0n);
}
