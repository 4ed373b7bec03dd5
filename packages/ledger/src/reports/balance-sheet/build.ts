import { type Account, accountByRole, type Chart, type Section } from '../../accounts/index.ts';
import type { Day, YearRule } from '../../calendar/index.ts';
import { addTo, sumAt } from '../../money/index.ts';
import { balancesAt, profitOf } from '../balances.ts';
import { type GoldenHead, goldenAmounts, goldenSummary } from '../golden.ts';
import { balanceRanges, type MovementRange, type Movements, movementsOf } from '../movement.ts';
import { combine, rowOf, type StatementRow, type StatementSection, totalOf } from '../section.ts';

/** The day, any number of days to compare with, and whether accounts without balance show too. */
export interface BalanceSheetParams {
  readonly asAt: Day;
  readonly compareAt?: readonly Day[] | undefined;
  readonly zeroRows?: boolean | undefined;
}

/** Why an account is presented in a section other than its usual one. */
export type Presentation = 'bank_overdraft' | 'due_from_director';

export interface BalanceSheetRow extends StatementRow {
  readonly presentation: Presentation | null;
}

export interface BalanceSheetSummary {
  readonly totalAssets: readonly bigint[];
  readonly totalLiabilities: readonly bigint[];
  readonly netCurrentAssets: readonly bigint[];
  readonly netAssets: readonly bigint[];
  readonly totalEquity: readonly bigint[];
  /** Net assets less total equity: always zero. */
  readonly difference: readonly bigint[];
}

export interface BalanceSheet {
  readonly columns: readonly Day[];
  readonly sections: readonly StatementSection<BalanceSheetRow>[];
  readonly summary: BalanceSheetSummary;
  /** Accounts that should be zero (suspense, opening balance equity) and are not in the first column. */
  readonly warnings: readonly ('suspense_not_nil' | 'opening_equity_not_nil')[];
}

const BALANCE_SHEET_SECTIONS = [
  'non_current_assets',
  'current_assets',
  'current_liabilities',
  'non_current_liabilities',
  'equity',
] as const satisfies readonly Section[];

type BalanceSheetSection = (typeof BALANCE_SHEET_SECTIONS)[number];
type Balances = ReadonlyMap<string, bigint>;

function columnsOf(params: BalanceSheetParams): Day[] {
  return [params.asAt, ...(params.compareAt ?? [])];
}

/** The sums `buildBalanceSheet` reads: two ranges a column. */
export function balanceSheetRanges(params: BalanceSheetParams, yearRule: YearRule): MovementRange[] {
  return columnsOf(params).flatMap((asAt) => {
    const { before, year } = balanceRanges(asAt, yearRule);
    return [before, year];
  });
}

/** Where a balance is shown: an overdrawn bank among the liabilities, a director who owes among the assets. */
function shownIn(account: Account, net: bigint): Section {
  if (account.systemRole === 'bank' && net < 0n) return 'current_liabilities';
  if (account.systemRole === 'directors_current_account' && net > 0n) return 'current_assets';
  return account.section;
}

function presentationOf(account: Account, section: Section): Presentation | null {
  if (account.section === section) return null;
  return account.systemRole === 'bank' ? 'bank_overdraft' : 'due_from_director';
}

function sectionOf(
  section: BalanceSheetSection,
  columns: readonly Balances[],
  chart: Chart,
  zeroRows: boolean,
): StatementSection<BalanceSheetRow> {
  const sign = section === 'non_current_assets' || section === 'current_assets' ? 1n : -1n;
  const rows = chart.accounts.flatMap((account): BalanceSheetRow[] => {
    const amounts = columns.map((balances) => {
      const net = sumAt(balances, account.code);
      return shownIn(account, net) === section ? sign * net : 0n;
    });
    const isAtHome = account.section === section && account.systemRole !== 'bank_overdraft_presentation';
    const row = rowOf(account, amounts, zeroRows && isAtHome);
    return row === null ? [] : [{ ...row, presentation: presentationOf(account, section) }];
  });
  return { section, rows, total: totalOf(rows, columns.length) };
}

/** Balances of the sheet at a day: the year's profit is on its computed account instead of income and expenses. */
function sheetBalances(asAt: Day, movements: Movements, chart: Chart, yearRule: YearRule): Balances {
  const balances = balancesAt(asAt, movements, chart, yearRule);
  const profit = profitOf(movementsOf(movements, balanceRanges(asAt, yearRule).year), chart);
  const computed = accountByRole(chart, 'current_year_earnings').code;
  addTo(balances, computed, -profit);
  return balances;
}

function summaryOf(totals: readonly (readonly bigint[])[]): BalanceSheetSummary {
  const [fixed = [], current = [], currentDebts = [], longDebts = [], totalEquity = []] = totals;
  const totalAssets = combine(fixed, 1n, current);
  const totalLiabilities = combine(currentDebts, 1n, longDebts);
  const netAssets = combine(totalAssets, -1n, totalLiabilities);
  return {
    totalAssets,
    totalLiabilities,
    netCurrentAssets: combine(current, -1n, currentDebts),
    netAssets,
    totalEquity,
    difference: combine(netAssets, -1n, totalEquity),
  };
}

function warningsOf(balances: Balances, chart: Chart): BalanceSheet['warnings'] {
  const isNil = (role: 'suspense' | 'opening_balance_equity') =>
    sumAt(balances, accountByRole(chart, role).code) === 0n;
  const suspense = isNil('suspense') ? [] : (['suspense_not_nil'] as const);
  const opening = isNil('opening_balance_equity') ? [] : (['opening_equity_not_nil'] as const);
  return [...suspense, ...opening];
}

/** Assets and liabilities at each day, and the equity that is the difference. */
export function buildBalanceSheet(
  params: BalanceSheetParams,
  movements: Movements,
  chart: Chart,
  yearRule: YearRule,
): BalanceSheet {
  const columns = columnsOf(params);
  const balances = columns.map((asAt) => sheetBalances(asAt, movements, chart, yearRule));
  const sections = BALANCE_SHEET_SECTIONS.map((section) =>
    sectionOf(section, balances, chart, params.zeroRows === true),
  );
  return {
    columns,
    sections,
    summary: summaryOf(sections.map((section) => section.total)),
    warnings: warningsOf(balances[0] ?? new Map(), chart),
  };
}

/** The report as its golden file has it. */
export function balanceSheetToGolden(report: BalanceSheet, head: GoldenHead) {
  const currency = head.baseCurrency;
  return {
    report: 'balance-sheet',
    ...head,
    columns: report.columns,
    sections: report.sections.map(({ section, rows, total }) => ({
      section,
      rows: rows.map(({ code, name, nameZh, amounts }) => ({
        code,
        name,
        nameZh,
        amounts: goldenAmounts(amounts, currency),
      })),
      total: goldenAmounts(total, currency),
    })),
    summary: goldenSummary({ ...report.summary }, currency),
  };
}
