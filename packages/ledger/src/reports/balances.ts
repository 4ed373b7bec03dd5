import { accountByRole, type Chart, isRolledAtYearEnd } from '../accounts/index.ts';
import type { Day, YearRule } from '../calendar/index.ts';
import { addTo, sumAt } from '../money/index.ts';
import { balanceRanges, type Movements, movementsOf, type NetByAccount } from './movement.ts';

function sumOf(net: NetByAccount, codes: Iterable<string>): bigint {
  let sum = 0n;
  for (const code of codes) sum += sumAt(net, code);
  return sum;
}

/**
 * Every account's balance at a day, debit positive, with a computed year end: income, expenses and dividends since
 * the start of the year, earlier ones included in retained earnings.
 */
export function balancesAt(asAt: Day, movements: Movements, chart: Chart, yearRule: YearRule): Map<string, bigint> {
  const ranges = balanceRanges(asAt, yearRule);
  const before = movementsOf(movements, ranges.before);
  const year = movementsOf(movements, ranges.year);
  const rolled = chart.accounts.filter(isRolledAtYearEnd).map((account) => account.code);
  const balances = new Map<string, bigint>();
  for (const account of chart.accounts) {
    const earlier = isRolledAtYearEnd(account) ? 0n : sumAt(before, account.code);
    balances.set(account.code, earlier + sumAt(year, account.code));
  }
  const retained = accountByRole(chart, 'retained_earnings').code;
  addTo(balances, retained, sumOf(before, rolled));
  return balances;
}

/** Profit of the income and expense accounts in a set of sums: profit positive. */
export function profitOf(net: NetByAccount, chart: Chart): bigint {
  const codes = chart.accounts.filter((account) => account.type === 'revenue' || account.type === 'expense');
  return -sumOf(
    net,
    codes.map((account) => account.code),
  );
}
