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
  type RegisteredAccount,
  registerCheck,
  SME_FRS_LAYOUT,
  withRegister,
} from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readTurnovers } from '../../books/ledger/index.ts';
import { type ReportContext, readCashFlow } from '../../reports/report/index.ts';
import { readRegistered } from '../fixed-asset/index.ts';
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
  const registered: Registered[] = [];
  for (const period of wish.periods) registered.push(await readRegistered(context.tx, period));
  const columns = await readColumns(context, wish.periods, registered);
  const unitMinor = wish.rounding === 'whole' ? 10n ** BigInt(minorDigits(books.baseCurrency)) : 1n;
  const evaluated = evaluateLayout(LAYOUT, placement, columns, unitMinor);
  const [own] = columns;
  const tie = own === undefined ? null : registerCheck(own.accounts, registered[0] ?? new Map());
  const checks = checkAccounts(evaluated, placement, columns, chart, wish);
  return { columns, placement, evaluated, checks: tie === null ? checks : [...checks, tie] };
}

type Registered = ReadonlyMap<string, RegisteredAccount>;

async function readColumns(
  context: ReportContext,
  periods: readonly Period[],
  registered: readonly Registered[],
): Promise<LayoutColumn[]> {
  const { tx, chart } = context;
  const ranges = periods.map(figureRanges).flatMap(({ before, period }) => [before, period]);
  const turnovers = await readTurnovers(tx, ranges);
  const [own, ...compare] = periods;
  const flow = own === undefined ? null : await readCashFlow(context, { ...own, compare });
  const columns: LayoutColumn[] = [];
  for (const [index, period] of periods.entries()) {
    const accounts = periodFigures(period, turnovers, await readSetAside(tx, period), chart);
    const given = flow === null ? new Map() : cashAmounts(flow, index, chart);
    columns.push({ accounts: withRegister(accounts, registered[index] ?? new Map()), given });
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
