import {
  type AccountsCheck,
  cashAmounts,
  checkAccounts,
  type EvaluatedLayout,
  evaluateLayout,
  figureRanges,
  type LayoutColumn,
  LayoutError,
  minorDigits,
  openLayout,
  type Period,
  type Placement,
  periodFigures,
  placeAccounts,
  SME_FRS_LAYOUT,
} from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readTurnovers } from '../../books/ledger/index.ts';
import { type ReportContext, readCashFlow } from '../../reports/report/index.ts';
import { readSetAside } from './set-aside-store.ts';

const LAYOUT = openLayout(SME_FRS_LAYOUT);

/** The statements of a period from the books, with their checks. */
export interface AccountsFigures {
  columns: readonly LayoutColumn[];
  placement: Placement;
  evaluated: EvaluatedLayout;
  checks: AccountsCheck[];
}

export interface FigureWish {
  /** The period, and the one before it if there is one. */
  periods: readonly Period[];
  rounding: 'exact' | 'whole';
  withCashFlow: boolean;
  assignments: ReadonlyMap<string, string>;
}

/** Reads the sums of the periods and evaluates the layout. Throws `validation_failed` if an assignment is impossible. */
export async function readFigures(context: ReportContext, wish: FigureWish): Promise<AccountsFigures> {
  const { chart, books } = context;
  const placement = placed(context, wish.assignments);
  const columns = await readColumns(context, wish.periods);
  const unitMinor = wish.rounding === 'whole' ? 10n ** BigInt(minorDigits(books.baseCurrency)) : 1n;
  const evaluated = evaluateLayout(LAYOUT, placement, columns, unitMinor);
  return { columns, placement, evaluated, checks: checkAccounts(evaluated, placement, columns, chart, wish) };
}

async function readColumns(context: ReportContext, periods: readonly Period[]): Promise<LayoutColumn[]> {
  const { tx, chart } = context;
  const ranges = periods.map(figureRanges).flatMap(({ before, period }) => [before, period]);
  const turnovers = await readTurnovers(tx, ranges);
  const [own, ...compare] = periods;
  const flow = own === undefined ? null : await readCashFlow(context, { ...own, compare });
  const columns: LayoutColumn[] = [];
  for (const [index, period] of periods.entries()) {
    const accounts = periodFigures(period, turnovers, await readSetAside(tx, period), chart);
    columns.push({ accounts, given: flow === null ? new Map() : cashAmounts(flow, index, chart) });
  }
  return columns;
}

function placed({ chart }: ReportContext, assignments: ReadonlyMap<string, string>): Placement {
  try {
    return placeAccounts(LAYOUT, chart, assignments);
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    const [first] = error.faults;
    const values = { row: first?.row ?? '', found: first?.found ?? '' };
    throw new DomainError('validation_failed', {
      word: `accounts_layout_${first?.code ?? 'unknown_row'}`,
      values,
      faults: error.faults.map(({ code, row, found }) => ({
        path: 'assignments',
        word: `accounts_layout_${code}`,
        values: { row, found },
      })),
    });
  }
}

/** The rows that a person may choose for an account. */
export function assignableRows() {
  return SME_FRS_LAYOUT.statements
    .filter(({ covers }) => covers.length > 0)
    .flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'accounts').map(({ id, label }) => ({ id, label })));
}
