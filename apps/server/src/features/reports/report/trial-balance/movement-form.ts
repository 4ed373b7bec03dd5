import type { ReportQuery, ReportSheet, SheetCell } from '@folio/contract';
import {
  accountByCode,
  buildTrialMovement,
  financialYearOf,
  sumAt,
  type TrialMovementRow,
  type TrialMovementTotals,
  trialMovementRanges,
} from '@folio/ledger';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readTurnovers } from '../../../books/ledger/index.ts';
import { nameIn, type ReportContext } from '../context.ts';
import { type BalanceDrill, balanceDrills, periodDrill } from '../drills.ts';
import { bookedPeriod } from '../period.ts';
import { checkPeriod } from '../refusals.ts';
import { moneyCell, sideCell, textCell } from '../sheet/cells.ts';
import { lightOf, nilChecks } from '../sheet/checks.ts';
import { type ColumnSpec, layoutOf, rowOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';

type Query = ReportQuery<'trial-balance'>;

/** Opening, movement and closing of every account, from the start of the financial year unless asked otherwise. */
export async function movementForm(context: ReportContext, query: Query): Promise<ReportSheet> {
  const { books, chart, tx, known } = context;
  const from = query.from ?? financialYearOf(query.as_at, books.years).start;
  checkPeriod({ from, to: query.as_at });
  if (query.basis === 'cash') refuseCashBasis();
  const params = { ...(await bookedPeriod(context, { from, to: query.as_at })), zeroRows: query.zero_rows };
  const turnovers = await readTurnovers(tx, trialMovementRanges(params, books.years), known);
  const report = buildTrialMovement(params, turnovers, chart, books.years);
  const hasRolls = report.rows.some((row) => row.yearEndRollMinor !== 0n);
  const layout = layoutOf(columnsOf(context, hasRolls), context.columns);
  const { totals } = report;
  const drill = await balanceDrills(context);
  const closing = new Map(report.rows.map((row) => [row.code, row.closingDebitMinor - row.closingCreditMinor]));
  return sheetOf(context, {
    report: 'trial-balance',
    query: { ...query, from },
    from,
    to: query.as_at,
    layout,
    rows: [
      ...report.rows.map((row) =>
        rowOf(layout, {
          key: row.code,
          kind: 'line',
          cells: accountCells(context, { from, to: query.as_at }, row, drill),
        }),
      ),
      rowOf(layout, {
        key: 'total',
        kind: 'total',
        words: textCell(context.say('report_row_total')),
        cells: totalCells(context, totals),
      }),
    ],
    checks: [
      lightOf(context, 'debits_equal_credits', differenceOf(totals)),
      ...(await nilChecks(context, (code) => sumAt(closing, code))),
    ],
    empty: report.rows.every((row) => Object.values(figuresOf(row)).every((amount) => amount === 0n)),
  });
}

/** The cash basis knows what an account came to, not the debits and credits it took. */
function refuseCashBasis(): never {
  const word = 'report_movement_on_accrual';
  throw new DomainError('validation_failed', { word, faults: [{ path: 'basis', word }] });
}

function columnsOf({ say }: ReportContext, hasRolls: boolean): ColumnSpec[] {
  const money = (key: string, label: string, group: string): ColumnSpec => ({ key, label, kind: 'money', group });
  const [debit, credit] = [say('report_column_debit'), say('report_column_credit')];
  const roll: ColumnSpec = { key: 'roll', label: say('report_column_year_end_roll'), kind: 'money' };
  return [
    { key: 'code', label: say('report_column_code'), kind: 'code' },
    { key: 'account', label: say('report_column_account'), kind: 'text' },
    { key: 'type', label: say('report_column_type'), kind: 'text' },
    money('opening_debit', debit, say('report_column_opening')),
    money('opening_credit', credit, say('report_column_opening')),
    money('debit', debit, say('report_column_movement')),
    money('credit', credit, say('report_column_movement')),
    ...(hasRolls ? [roll] : []),
    money('closing_debit', debit, say('report_column_closing')),
    money('closing_credit', credit, say('report_column_closing')),
  ];
}

function figuresOf(row: TrialMovementTotals) {
  return {
    opening_debit: row.openingDebitMinor,
    opening_credit: row.openingCreditMinor,
    debit: row.debitMinor,
    credit: row.creditMinor,
    roll: row.yearEndRollMinor,
    closing_debit: row.closingDebitMinor,
    closing_credit: row.closingCreditMinor,
  };
}

function accountCells(
  context: ReportContext,
  period: { from: string; to: string },
  row: TrialMovementRow,
  drill: BalanceDrill,
) {
  const movement = periodDrill(context, row.code, period);
  const closing = drill(accountByCode(context.chart, row.code), period.to);
  const amounts = Object.entries(figuresOf(row)).map(([key, amount]): [string, SheetCell] => [
    key,
    sideCell(context, amount, key.startsWith('closing') ? closing : movement),
  ]);
  return {
    code: textCell(row.code),
    account: textCell(nameIn(context, row)),
    type: textCell(context.say(`report_type_${row.type}`)),
    ...Object.fromEntries(amounts),
  };
}

function totalCells(context: ReportContext, totals: TrialMovementTotals) {
  const amounts = Object.entries(figuresOf(totals)).map(([key, amount]) => [key, moneyCell(context, amount)] as const);
  return Object.fromEntries(amounts);
}

/** The difference of the first pair of columns that does not agree. */
function differenceOf(totals: TrialMovementTotals): bigint {
  const differences = [
    totals.openingDebitMinor - totals.openingCreditMinor,
    totals.debitMinor - totals.creditMinor,
    totals.yearEndRollMinor,
    totals.closingDebitMinor - totals.closingCreditMinor,
  ];
  return differences.find((difference) => difference !== 0n) ?? 0n;
}
