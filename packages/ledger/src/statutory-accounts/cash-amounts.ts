import { type AccountCode, type Chart, usualAccount } from '../accounts/index.ts';
import { at } from '../assert.ts';
import type { GivenAmount } from '../report-layout/index.ts';
import type { CashFlow, CashFlowRow } from '../reports/index.ts';

/** The amounts that a cash flow statement takes from the cash flow report. */
export type CashKey =
  | 'depreciation'
  | 'unrealised_exchange'
  | 'other_adjustments'
  | 'inventories'
  | 'receivables'
  | 'payables'
  | 'tax'
  | 'investing'
  | 'dividends'
  | 'director'
  | 'financing'
  | 'opening'
  | 'exchange';

/** The amounts of a column of the cash flow report, by the row of the statement. Money in is positive. */
export function cashAmounts(report: CashFlow, column: number, chart: Chart): Map<string, GivenAmount> {
  const amounts = new Map<CashKey, { amountMinor: bigint; accounts: AccountCode[] }>();
  const add = (key: CashKey, amountMinor: bigint, accounts: readonly AccountCode[]) => {
    const before = amounts.get(key) ?? { amountMinor: 0n, accounts: [] };
    amounts.set(key, { amountMinor: before.amountMinor + amountMinor, accounts: [...before.accounts, ...accounts] });
  };
  const { adjustments, working_capital, investing, financing, cash } = report.sections;
  const addRows = (rows: readonly CashFlowRow[], keyOf: (row: CashFlowRow) => CashKey) => {
    for (const row of rows) add(keyOf(row), at(row.amounts, column), row.accounts);
  };
  addRows(adjustments, adjustmentOf);
  addRows(working_capital, (row) => workingCapitalOf(row, chart));
  addRows(investing, () => 'investing');
  addRows(financing, (row) => financingOf(row, chart));
  const { openingCash, broughtIn, exchangeEffect } = report.summary;
  const money = cash.flatMap(({ accounts }) => accounts);
  add('opening', at(openingCash, column) + at(broughtIn, column), money);
  add('exchange', at(exchangeEffect, column), money);
  return new Map(amounts);
}

function adjustmentOf({ computed }: CashFlowRow): CashKey {
  return computed === 'depreciation' || computed === 'unrealised_exchange' ? computed : 'other_adjustments';
}

function workingCapitalOf({ account }: CashFlowRow, chart: Chart): CashKey {
  if (account?.systemRole === 'inventory') return 'inventories';
  if (account !== null && account.code === usualAccount(chart, 'Profits tax payable')?.code) return 'tax';
  return account?.type === 'asset' ? 'receivables' : 'payables';
}

function financingOf({ account }: CashFlowRow, chart: Chart): CashKey {
  const isUsual = (name: string) => account !== null && account.code === usualAccount(chart, name)?.code;
  if (account?.systemRole === 'dividends' || isUsual('Dividend payable')) return 'dividends';
  return account?.systemRole === 'directors_current_account' || isUsual('Loan from director')
    ? 'director'
    : 'financing';
}
