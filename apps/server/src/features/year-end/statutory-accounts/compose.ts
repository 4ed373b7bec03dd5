import type { AccountsBook, AccountsStatement, Drill } from '@folio/contract';
import {
  type Currency,
  type Day,
  type EvaluatedLayout,
  type EvaluatedRow,
  figureOf,
  formatMoney,
  hasAmount,
  type LayoutFigure,
  type LayoutRow,
  type LayoutStatement,
  type Matrix,
  type Period,
  shownAmount,
} from '@folio/ledger';

export interface ComposeFacts {
  evaluated: EvaluatedLayout;
  periods: readonly Period[];
  currency: Currency;
  rounding: 'exact' | 'whole';
  withCashFlow: boolean;
  /** The first day of the journal: a balance opens its postings from there. */
  firstEntry: Day | null;
}

type Figure = AccountsBook['statements'][number]['rows'][number]['figures'][number];

/** The statements as they are shown and printed: rows with an amount, and those that are always there. */
export function composeStatements(facts: ComposeFacts): AccountsBook['statements'] {
  return facts.evaluated.statements
    .filter(({ statement }) => facts.withCashFlow || statement.id !== 'cash_flow')
    .map(({ statement, rows }): AccountsStatement => {
      const { id, title, time, matrix } = statement;
      return {
        id,
        title,
        time,
        rows: shownRows(rows).map((row) => present(facts, statement, row)),
        matrix: matrix === undefined ? null : matrixOf(facts, matrix),
      };
    });
}

/** Rows without an amount are left out, and headings that have no row below them. */
function shownRows(rows: readonly EvaluatedRow[]): EvaluatedRow[] {
  const visible = rows.filter(
    (row) => row.row.hidden !== true && (row.row.kind === 'heading' || row.row.always === true || hasAmount(row)),
  );
  return visible.filter(({ row }, index) => row.kind !== 'heading' || followsRow(visible[index + 1]?.row));
}

function followsRow(row: LayoutRow | undefined): boolean {
  return row !== undefined && row.kind !== 'heading' && row.kind !== 'total' && row.kind !== 'subtotal';
}

function present(facts: ComposeFacts, { time }: LayoutStatement, { row, figures }: EvaluatedRow) {
  const { id, kind, label, note } = row;
  const isBalance = row.kind === 'accounts' ? row.measure === 'closing' || row.measure === 'opening' : time === 'at';
  return {
    id,
    kind,
    label: { ...label },
    note: note ?? null,
    figures: figures.map((figure, index) =>
      figureShown(facts, figure, drillOf(facts, row, figure, { index, isBalance })),
    ),
  };
}

function figureShown({ currency, rounding }: ComposeFacts, figure: LayoutFigure, drill: Drill | null): Figure {
  return {
    shown: shownIn(figure.shownMinor, currency, rounding),
    exact: formatMoney(figure.exactMinor, currency),
    parts: figure.parts.map(({ code, amountMinor }) => ({ code, amount: formatMoney(amountMinor, currency) })),
    drill,
  };
}

/** An amount that is rounded already, without the decimals that are zero. */
export function shownIn(amountMinor: bigint, currency: Currency, rounding: 'exact' | 'whole'): string {
  return shownAmount(formatMoney(amountMinor, currency), rounding);
}

/** More accounts than this do not fit into an address. */
const MAX_DRILL_ACCOUNTS = 180;

/** The postings behind a figure: of a balance since the books began, of a flow in its period. */
function drillOf(
  { periods, firstEntry }: ComposeFacts,
  row: LayoutRow,
  { accounts }: LayoutFigure,
  { index, isBalance }: { index: number; isBalance: boolean },
): Drill | null {
  const period = periods[index];
  if (period === undefined || accounts.length === 0) return null;
  const isOpening = row.kind === 'accounts' && row.measure === 'opening';
  const to = isOpening ? dayBefore(periods, index) : period.to;
  if (to === null) return null;
  if (accounts.length > MAX_DRILL_ACCOUNTS) return { report: 'trial-balance', query: { as_at: to } };
  const from = isBalance && firstEntry !== null && firstEntry <= to ? firstEntry : period.from;
  return from > to ? null : { report: 'account-transaction', query: { account: accounts.join(','), from, to } };
}

/** The end of the period before; null for the last one, whose earlier days are not part of the accounts. */
function dayBefore(periods: readonly Period[], index: number): Day | null {
  return periods[index + 1]?.to ?? null;
}

function matrixOf(
  { evaluated, periods, currency, rounding }: ComposeFacts,
  matrix: Matrix,
): AccountsStatement['matrix'] {
  const amount = (id: string | null, period: number) => (id === null ? 0n : figureOf(evaluated, id, period).shownMinor);
  const used = matrix.columns.map((_, column) =>
    matrix.rows.some(({ cells }) => periods.some((__, period) => amount(cells[column] ?? null, period) !== 0n)),
  );
  const inUse = <T>(cells: readonly T[]) => cells.filter((_, column) => used[column]);
  return {
    columns: inUse(matrix.columns).map((words) => ({ ...words })),
    rows: matrix.rows
      .filter(
        ({ cells, total }) => total === true || cells.some((id) => periods.some((_, at) => amount(id, at) !== 0n)),
      )
      .map(({ label, cells, total }) => ({
        label: { ...label },
        total: total === true,
        cells: periods.map((_, period) =>
          inUse(cells).map((id) => (id === null ? null : shownIn(amount(id, period), currency, rounding))),
        ),
      })),
  };
}
