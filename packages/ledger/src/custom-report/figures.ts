import { type AccountCode, type Chart, isPresentationOnly } from '../accounts/index.ts';
import { at, must } from '../assert.ts';
import type { Period } from '../calendar/index.ts';
import {
  type AccountFigures,
  evaluateLayout,
  figureOf,
  findRows,
  type LayoutColumn,
  type LayoutFault,
  type LayoutFigure,
  NO_FIGURES,
} from '../report-layout/index.ts';
import {
  type MovementRange,
  type Movements,
  percentOf,
  type SidesByAccount,
  type Turnovers,
} from '../reports/index.ts';
import { figureRanges, periodFigures } from '../statutory-accounts/index.ts';
import { type CustomLayout, type CustomRow, openCustomLayout, percentRows } from './layout.ts';

export type CustomMeasure = 'opening' | 'movement' | 'closing';

/** A figure of a row in a column: an amount in base minor units, or a percentage; null if there is nothing to divide by. */
export type CustomCell =
  | { readonly kind: 'amount'; readonly figure: LayoutFigure }
  | { readonly kind: 'percent'; readonly percent: string | null };

export interface CustomReport {
  readonly rows: readonly {
    readonly row: CustomRow;
    /** One per column; empty for text. */
    readonly cells: readonly CustomCell[];
  }[];
  /** Accounts of the covered types that are in no row. */
  readonly unplaced: readonly AccountCode[];
  /** Accounts that are counted in two rows. */
  readonly doubled: readonly LayoutFault[];
  /** The figures of all accounts of the covered types less those in rows, debit positive, one per column. */
  readonly differences: readonly bigint[];
}

/** The sums that the report reads: for each column, everything before it and the period without closing entries. */
export function customReportRanges(periods: readonly Period[]): MovementRange[] {
  return periods.map(figureRanges).flatMap(({ before, period }) => [before, period]);
}

/** Builds the report of a layout for several periods. Throws `LayoutError` for a layout that cannot be used. */
export function buildCustomReport(
  layout: CustomLayout,
  periods: readonly Period[],
  movements: Movements,
  chart: Chart,
): CustomReport {
  const opened = openCustomLayout(layout);
  const found = findRows(opened, chart);
  const columns = periods.map((period) => columnOf(period, movements, chart));
  const evaluated = evaluateLayout(opened, found, columns, 1n);
  const figure = (id: string, column: number) => figureOf(evaluated, id, column);
  const unplaced = found.unplaced
    .map(({ code }) => code)
    .filter((code) => layout.covers.includes(must(chart.byCode.get(code), code).type));
  return {
    rows: layout.rows.map((row) => ({ row, cells: columns.flatMap((_, column) => cellOf(row, column, figure)) })),
    unplaced,
    doubled: found.doubled,
    differences: columns.map((column, index) => differenceOf(layout, { chart, column }, (id) => figure(id, index))),
  };
}

function cellOf(row: CustomRow, column: number, figure: (id: string, column: number) => LayoutFigure): CustomCell[] {
  if (row.kind === 'percent') {
    const { part, whole } = percentRows(row.id);
    return [{ kind: 'percent', percent: percentOf(figure(part, column).exactMinor, figure(whole, column).exactMinor) }];
  }
  return row.kind === 'accounts' || row.kind === 'formula' ? [{ kind: 'amount', figure: figure(row.id, column) }] : [];
}

const NOTHING_ASIDE = { broughtIn: new Map(), reversed: new Map() };

/** Every account in a period. Income and expenses of earlier days are part of retained earnings. */
function columnOf(period: Period, movements: Movements, chart: Chart): LayoutColumn {
  return { accounts: periodFigures(period, sidesOf(movements), NOTHING_ASIDE, chart), given: new Map() };
}

/** Sums as debits or credits: a custom report shows neither of the two sides. */
function sidesOf(movements: Movements): Turnovers {
  return new Map(
    [...movements].map(([key, nets]): [string, SidesByAccount] => [
      key,
      new Map(
        [...nets].map(([code, net]) => [
          code,
          { debitMinor: net > 0n ? net : 0n, creditMinor: net < 0n ? -net : 0n, foreignMinor: 0n },
        ]),
      ),
    ]),
  );
}

/** The measure that a complete report adds up: that of its rows if they have one, else balances at the end. */
export function measureOf(rows: readonly CustomRow[]): CustomMeasure {
  const measures = new Set(rows.flatMap((row) => (row.kind === 'accounts' ? [row.measure] : [])));
  return measures.size === 1 ? at([...measures], 0) : 'closing';
}

interface Books {
  chart: Chart;
  column: LayoutColumn;
}

function differenceOf(layout: CustomLayout, { chart, column }: Books, figure: (id: string) => LayoutFigure): bigint {
  const measure = measureOf(layout.rows);
  const covered = chart.accounts.filter(
    (account) => layout.covers.includes(account.type) && !isPresentationOnly(account),
  );
  const codes = new Set(covered.map(({ code }) => code));
  const expected = covered.reduce(
    (sum, { code }) => sum + measured(column.accounts.get(code) ?? NO_FIGURES, measure),
    0n,
  );
  const shown = layout.rows.reduce((sum, row) => {
    if (row.kind !== 'accounts') return sum;
    const parts = figure(row.id).parts.filter(({ code }) => codes.has(code));
    const amount = parts.reduce((all, part) => all + part.amountMinor, 0n);
    return row.positive === 'debit' ? sum + amount : sum - amount;
  }, 0n);
  return expected - shown;
}

function measured({ openingMinor, debitMinor, creditMinor }: AccountFigures, measure: CustomMeasure): bigint {
  const movement = debitMinor - creditMinor;
  if (measure === 'movement') return movement;
  return measure === 'opening' ? openingMinor : openingMinor + movement;
}
