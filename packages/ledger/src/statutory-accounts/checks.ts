import { type AccountCode, type Chart, usualAccount } from '../accounts/index.ts';
import { at } from '../assert.ts';
import { absolute } from '../money/index.ts';
import {
  type EvaluatedLayout,
  figureOf,
  type LayoutColumn,
  NO_FIGURES,
  type Placement,
} from '../report-layout/index.ts';

/** What has to be right before accounts are final; `warning`: they can be final although it is not. */
export interface AccountsCheck {
  readonly code:
    | 'accounts_placed'
    | 'books_balance'
    | 'position_balances'
    | 'profit_ties'
    | 'profit_as_in_books'
    | 'cash_ties'
    | 'assets_tie'
    | 'register_ties'
    | 'suspense_clear'
    | 'opening_equity_clear';
  readonly level: 'fault' | 'warning';
  readonly holds: boolean;
  /** Base minor units; zero if it holds, and for accounts that are not placed. */
  readonly differenceMinor: bigint;
  /** The accounts where the reason is, if it is known. */
  readonly accounts: readonly AccountCode[];
}

/** Checks the statements of a period (column 0) against its trial balance. */
export function checkAccounts(
  evaluated: EvaluatedLayout,
  placement: Placement,
  columns: readonly LayoutColumn[],
  chart: Chart,
  { withCashFlow }: { withCashFlow: boolean },
): AccountsCheck[] {
  const own = at(columns, 0);
  const tie = (id: string) => evaluated.identities.find((identity) => identity.id === id)?.differences[0] ?? 0n;
  const unplaced = [...new Set(placement.unplaced.map(({ code }) => code))].filter((code) =>
    columns.some(({ accounts }) => isMoved(accounts.get(code))),
  );
  const check = (
    code: AccountsCheck['code'],
    differenceMinor: bigint,
    accounts: readonly AccountCode[] = [],
    level: AccountsCheck['level'] = 'fault',
  ): AccountsCheck => ({ code, level, holds: differenceMinor === 0n, differenceMinor, accounts });
  const withRole = (role: string) => chart.accounts.filter(({ systemRole }) => systemRole === role);
  const balanceOf = (role: string) => withRole(role).reduce((sum, { code }) => sum + closingOf(own, code), 0n);
  const codesOf = (role: string) => withRole(role).map(({ code }) => code);
  return [
    { ...check('accounts_placed', 0n, unplaced), holds: unplaced.length === 0 },
    check('books_balance', trialDifference(own)),
    check('position_balances', tie('position_balances')),
    check('profit_ties', tie('profit_ties')),
    check('profit_as_in_books', figureOf(evaluated, 'profit_for_year').exactMinor - profitOfBooks(own, chart)),
    ...(withCashFlow ? [check('cash_ties', tie('cash_ties'))] : []),
    check('assets_tie', absolute(tie('asset_cost_ties')) + absolute(tie('asset_depreciation_ties'))),
    check('suspense_clear', balanceOf('suspense'), codesOf('suspense'), 'warning'),
    check('opening_equity_clear', balanceOf('opening_balance_equity'), codesOf('opening_balance_equity'), 'warning'),
  ];
}

function isMoved(figures = NO_FIGURES): boolean {
  return figures.openingMinor !== 0n || figures.debitMinor !== 0n || figures.creditMinor !== 0n;
}

function closingOf({ accounts }: LayoutColumn, code: AccountCode): bigint {
  const { openingMinor, debitMinor, creditMinor } = accounts.get(code) ?? NO_FIGURES;
  return openingMinor + debitMinor - creditMinor;
}

function trialDifference(column: LayoutColumn): bigint {
  return [...column.accounts.keys()].reduce((sum, code) => sum + closingOf(column, code), 0n);
}

function profitOfBooks({ accounts }: LayoutColumn, chart: Chart): bigint {
  let profit = 0n;
  for (const { code, type } of chart.accounts) {
    const { debitMinor, creditMinor } = accounts.get(code) ?? NO_FIGURES;
    if (type === 'revenue' || type === 'expense') profit += creditMinor - debitMinor;
  }
  return profit;
}

/** The directors' remuneration that the books hold, as the default for the note. */
export function remunerationInBooks({ accounts }: LayoutColumn, chart: Chart): bigint {
  const code = usualAccount(chart, "Directors' remuneration")?.code;
  const { debitMinor, creditMinor } = (code === undefined ? undefined : accounts.get(code)) ?? NO_FIGURES;
  return debitMinor - creditMinor;
}
