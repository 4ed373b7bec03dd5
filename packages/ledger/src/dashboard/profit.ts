import type { Chart, Section } from '../accounts/index.ts';
import { sumAt } from '../money/index.ts';
import type { NetByAccount } from '../reports/index.ts';

/** The profit-and-loss widget of one bucket, base minor units; net profit is that of the profit and loss report. */
export interface ProfitFigures {
  readonly incomeMinor: bigint;
  readonly expensesMinor: bigint;
  readonly netProfitMinor: bigint;
}

const INCOME: ReadonlySet<Section> = new Set(['revenue', 'other_income']);
const EXPENSES: ReadonlySet<Section> = new Set(['cost_of_sales', 'operating_expenses', 'finance_costs', 'taxation']);

function creditOf(net: NetByAccount, chart: Chart, belongs: (section: Section) => boolean): bigint {
  return chart.accounts
    .filter((account) => belongs(account.section))
    .reduce((sum, account) => sum - sumAt(net, account.code), 0n);
}

/**
 * Income and expenses of a bucket from its movements by account (closing entries left out). Other gains and losses
 * join income when they are a net gain in that bucket, expenses when a net loss.
 */
export function profitFigures(net: NetByAccount, chart: Chart): ProfitFigures {
  const gainMinor = creditOf(net, chart, (section) => section === 'other_gains_losses');
  const income = creditOf(net, chart, (section) => INCOME.has(section));
  const expenses = -creditOf(net, chart, (section) => EXPENSES.has(section));
  const incomeMinor = gainMinor > 0n ? income + gainMinor : income;
  const expensesMinor = gainMinor < 0n ? expenses - gainMinor : expenses;
  return { incomeMinor, expensesMinor, netProfitMinor: incomeMinor - expensesMinor };
}
