import { type Account, type Chart, isPresentationOnly } from '../../accounts/index.ts';
import { assert } from '../../assert.ts';
import { addDays, type Period } from '../../calendar/index.ts';
import { sumAt } from '../../money/index.ts';
import { type GoldenHead, goldenAmounts, goldenSummary } from '../golden.ts';
import {
  type MovementRange,
  type Movements,
  movementsOf,
  type NetByAccount,
  periodRange,
  rangeKey,
} from '../movement.ts';
import { type ProfitLossColumn, profitLossColumns } from '../profit-loss/build.ts';
import { combine, totalOf } from '../section.ts';
import { isDepreciation, type NotCash } from './not-cash.ts';

/** The period, its calendar months or quarters before it, and periods to compare with. */
export interface CashFlowParams extends Period {
  readonly by?: 'month' | 'quarter' | undefined;
  readonly compare?: readonly Period[] | undefined;
}

/** The sums a cash flow statement is made from: the movements of `cashFlowRanges`, and those that are no cash flow. */
export interface CashFlowSums {
  readonly movements: Movements;
  readonly notCash: NotCash;
}

export type CashFlowSection =
  | 'adjustments'
  | 'working_capital'
  | 'investing'
  | 'financing'
  /** The bank and cash accounts at the end of the period. */
  | 'cash';

/** A line that is not one account. */
type ComputedLine = 'depreciation' | 'unrealised_exchange' | 'brought_in_profit';

interface RowAmounts {
  /** The code of the account, or the name of a computed line. */
  readonly key: string;
  /** The accounts behind the amounts. */
  readonly accounts: readonly string[];
  readonly amounts: readonly bigint[];
}

/** A row: one account, or a computed line of several. Money in is positive. */
export type CashFlowRow = RowAmounts &
  (
    | { readonly account: Account; readonly computed: null }
    | { readonly account: null; readonly computed: ComputedLine }
  );

export interface CashFlowSummary {
  readonly profit: readonly bigint[];
  readonly beforeWorkingCapital: readonly bigint[];
  readonly fromOperating: readonly bigint[];
  readonly fromInvesting: readonly bigint[];
  readonly fromFinancing: readonly bigint[];
  readonly netChange: readonly bigint[];
  /** What revaluation changed on bank accounts in other currencies. */
  readonly exchangeEffect: readonly bigint[];
  /** Cash taken over from other books in the period. */
  readonly broughtIn: readonly bigint[];
  readonly openingCash: readonly bigint[];
  readonly closingCash: readonly bigint[];
}

export interface CashFlow {
  readonly columns: readonly ProfitLossColumn[];
  readonly sections: Readonly<Record<CashFlowSection, readonly CashFlowRow[]>>;
  readonly summary: CashFlowSummary;
  /** Cash at the end by the statement less the balances of the bank and cash accounts: always zero. */
  readonly difference: readonly bigint[];
  /** The accounts of income and expenses behind the profit. */
  readonly profitAccounts: readonly string[];
  /** True when no account moved in any column. */
  readonly empty: boolean;
}

function balanceRange(day: string): MovementRange {
  return { from: null, to: day, excludeClosing: false };
}

/** The movements `buildCashFlow` reads: of each column its period and the balances before and at its end. */
export function cashFlowRanges(params: CashFlowParams): MovementRange[] {
  return profitLossColumns(params).flatMap((column) => [
    periodRange(column),
    balanceRange(addDays(column.from, -1)),
    balanceRange(column.to),
  ]);
}

/** The sums of one column. */
interface ColumnSums {
  readonly period: NetByAccount;
  readonly before: NetByAccount;
  readonly end: NetByAccount;
  readonly broughtIn: NetByAccount;
  readonly revaluation: NetByAccount;
  readonly depreciation: NetByAccount;
}

function columnSums(column: Period, { movements, notCash }: CashFlowSums): ColumnSums {
  const range = periodRange(column);
  const found = notCash.get(rangeKey(range));
  assert(found !== undefined, `the movements without cash of ${rangeKey(range)} were not supplied`);
  return {
    period: movementsOf(movements, range),
    before: movementsOf(movements, balanceRange(addDays(column.from, -1))),
    end: movementsOf(movements, balanceRange(column.to)),
    broughtIn: found.brought_in,
    revaluation: found.revaluation,
    depreciation: found.depreciation,
  };
}

function sumIn(net: NetByAccount, accounts: readonly Account[]): bigint {
  return accounts.reduce((sum, { code }) => sum + sumAt(net, code), 0n);
}

/** What an account brought to cash or took from it: credit less debit, without the movements that are no cash flow. */
function flowOf({ period, broughtIn, revaluation }: ColumnSums, { code }: Account): bigint {
  return -(sumAt(period, code) - sumAt(broughtIn, code) - sumAt(revaluation, code));
}

function isProfit({ type }: Account): boolean {
  return type === 'revenue' || type === 'expense';
}

/** Rows of accounts by a figure of each column; accounts without any are left out. */
function accountRows(
  accounts: readonly Account[],
  columns: readonly ColumnSums[],
  amountOf: (sums: ColumnSums, account: Account) => bigint,
): CashFlowRow[] {
  return accounts.flatMap((account) => {
    const amounts = columns.map((sums) => amountOf(sums, account));
    return amounts.every((amount) => amount === 0n)
      ? []
      : [{ key: account.code, account, computed: null, accounts: [account.code], amounts }];
  });
}

/** A row of one kind of movement on several accounts. It names only those that moved, as the figure opens their postings. */
function computedRow(
  key: ComputedLine,
  accounts: readonly Account[],
  columns: readonly ColumnSums[],
  amountOf: (sums: ColumnSums, account: Account) => bigint,
): CashFlowRow[] {
  const rows = accountRows(accounts, columns, amountOf);
  if (rows.length === 0) return [];
  const moved = rows.flatMap((row) => row.accounts);
  return [{ key, account: null, computed: key, accounts: moved, amounts: totalOf(rows, columns.length) }];
}

/**
 * The rows of each section. The profit holds what an account of investing or financing earned or cost, so the
 * adjustments take it out and its own section shows it. Accounts of no cash flow count as operating, but for fixed
 * assets: what moves accumulated depreciation without a charge belongs to the sale of an asset.
 */
function sectionsOf(chart: Chart, columns: readonly ColumnSums[]): CashFlow['sections'] {
  const accounts = chart.accounts.filter((account) => !isPresentationOnly(account));
  const profit = accounts.filter(isProfit);
  const others = accounts.filter((account) => !isProfit(account) && account.cashFlow !== 'cash');
  const depreciation = others.filter(isDepreciation);
  const elsewhere = profit.filter(({ cashFlow }) => cashFlow === 'investing' || cashFlow === 'financing');
  const ofActivity = (activity: 'investing' | 'financing') =>
    accounts.filter(
      (account) => account.cashFlow === activity || (activity === 'investing' && isDepreciation(account)),
    );
  return {
    adjustments: [
      ...computedRow('depreciation', depreciation, columns, (sums, { code }) => -sumAt(sums.depreciation, code)),
      ...computedRow('unrealised_exchange', profit, columns, ({ revaluation }, { code }) => sumAt(revaluation, code)),
      ...computedRow('brought_in_profit', profit, columns, ({ broughtIn }, { code }) => sumAt(broughtIn, code)),
      ...accountRows(elsewhere, columns, (sums, account) => -flowOf(sums, account)),
    ],
    working_capital: accountRows(
      others.filter(
        (account) => account.cashFlow === 'operating' || (account.cashFlow === 'none' && !isDepreciation(account)),
      ),
      columns,
      flowOf,
    ),
    investing: accountRows(ofActivity('investing'), columns, (sums, account) =>
      isDepreciation(account) ? flowOf(sums, account) + sumAt(sums.depreciation, account.code) : flowOf(sums, account),
    ),
    financing: accountRows(ofActivity('financing'), columns, flowOf),
    cash: accountRows(
      accounts.filter(({ cashFlow }) => cashFlow === 'cash'),
      columns,
      ({ end }, { code }) => sumAt(end, code),
    ),
  };
}

function summaryOf(chart: Chart, columns: readonly ColumnSums[], sections: CashFlow['sections']): CashFlowSummary {
  const cash = chart.accounts.filter(({ cashFlow }) => cashFlow === 'cash');
  const total = (section: CashFlowSection) => totalOf(sections[section], columns.length);
  const profit = columns.map(({ period }) => -sumIn(period, chart.accounts.filter(isProfit)));
  const beforeWorkingCapital = combine(profit, 1n, total('adjustments'));
  const fromOperating = combine(beforeWorkingCapital, 1n, total('working_capital'));
  const fromInvesting = total('investing');
  const fromFinancing = total('financing');
  const netChange = combine(combine(fromOperating, 1n, fromInvesting), 1n, fromFinancing);
  const exchangeEffect = columns.map(({ revaluation }) => sumIn(revaluation, cash));
  const broughtIn = columns.map((sums) => sumIn(sums.broughtIn, cash));
  const openingCash = columns.map(({ before }) => sumIn(before, cash));
  const inPeriod = combine(combine(netChange, 1n, exchangeEffect), 1n, broughtIn);
  return {
    profit,
    beforeWorkingCapital,
    fromOperating,
    fromInvesting,
    fromFinancing,
    netChange,
    exchangeEffect,
    broughtIn,
    openingCash,
    closingCash: combine(openingCash, 1n, inPeriod),
  };
}

/**
 * The cash flow statement by the indirect method (HKAS 7): from the profit to the movement of cash, and to the
 * balances of the bank and cash accounts. Which activity an account belongs to is its cash-flow category.
 */
export function buildCashFlow(params: CashFlowParams, sums: CashFlowSums, chart: Chart): CashFlow {
  const columns = profitLossColumns(params);
  const found = columns.map((column) => columnSums(column, sums));
  const sections = sectionsOf(chart, found);
  const summary = summaryOf(chart, found, sections);
  return {
    columns,
    sections,
    summary,
    difference: combine(summary.closingCash, -1n, totalOf(sections.cash, columns.length)),
    profitAccounts: chart.accounts.filter(isProfit).map(({ code }) => code),
    empty: found.every(({ period }) => [...period.values()].every((net) => net === 0n)),
  };
}

/** The report as its golden file has it. */
export function cashFlowToGolden(report: CashFlow, head: GoldenHead) {
  const currency = head.baseCurrency;
  const rows = (section: CashFlowSection) =>
    report.sections[section].map(({ key, account, amounts }) => ({
      key,
      ...(account === null ? {} : { name: account.name, nameZh: account.nameZh }),
      amounts: goldenAmounts(amounts, currency),
    }));
  return {
    report: 'cash-flow',
    ...head,
    columns: report.columns.map(({ from, to }) => `${from}..${to}`),
    sections: (['adjustments', 'working_capital', 'investing', 'financing', 'cash'] as const).map((section) => ({
      section,
      rows: rows(section),
    })),
    summary: goldenSummary({ ...report.summary }, currency),
  };
}
