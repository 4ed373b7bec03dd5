import type { Layout } from '../../report-layout/index.ts';
import { CASH_FLOW } from './cash-flow.ts';
import { EQUITY_CHANGES } from './equity.ts';
import { INCOME } from './income.ts';
import { ASSET_NOTE, CAPITAL_NOTE, PROFIT_NOTE, TAX_NOTE } from './notes.ts';
import { POSITION } from './position.ts';

const WORKING_CAPITAL = ['other_payables', 'trade_payables', 'other_receivables', 'trade_receivables', 'inventories'];
const OTHER_BALANCES = [
  'due_to_director',
  'due_from_director',
  'loans_current',
  'loans_non_current',
  'director_loan',
  'other_non_current_liabilities',
  'other_non_current_assets',
  'intangible_assets',
  'tax_payable',
  'tax_recoverable',
  'suspense',
];
const RESULT = [
  'administrative_expenses',
  'cost_of_sales',
  'revenue',
  'other_income',
  'other_gains_losses',
  'finance_costs',
];

/**
 * Statements of a Hong Kong private company under the SME-FRS. Balances at the end of a period are rounded each, so the
 * opening balances of the next period are the same; rounding differences go to working capital and to the income
 * statement.
 */
export const SME_FRS_LAYOUT: Layout = {
  id: 'sme-frs',
  title: { en: 'SME-FRS accounts', zh: '中小企財務報告準則賬目' },
  statements: [POSITION, INCOME, EQUITY_CHANGES, CASH_FLOW, PROFIT_NOTE, TAX_NOTE, ASSET_NOTE, CAPITAL_NOTE],
  identities: [
    {
      id: 'position_balances',
      left: 'net_assets',
      right: 'total_equity',
      absorb: [WORKING_CAPITAL, OTHER_BALANCES, ['cash', 'overdraft']],
    },
    { id: 'capital_ties', left: 'capital_closing', right: 'share_capital', absorb: [['capital_issued']] },
    { id: 'reserves_tie', left: 'reserves_closing', right: 'other_reserves', absorb: [['reserves_moved']] },
    {
      id: 'profit_ties',
      left: 'retained_closing',
      right: 'retained_profits',
      absorb: [RESULT, ['retained_other', 'dividends', 'taxation']],
    },
    {
      id: 'cash_ties',
      left: 'cash_closing',
      right: 'cash + overdraft',
      absorb: [
        ['cash_payables', 'cash_receivables', 'cash_inventories', 'cash_other_adjustments', 'cash_depreciation'],
        ['cash_financing', 'cash_director', 'cash_investing', 'cash_dividends', 'cash_tax', 'cash_exchange'],
      ],
    },
    {
      id: 'asset_cost_ties',
      left: 'asset_cost_closing',
      right: 'ppe_cost',
      absorb: [['asset_additions', 'asset_disposals']],
    },
    {
      id: 'asset_depreciation_ties',
      left: 'asset_written_closing',
      right: 'ppe_depreciation',
      absorb: [['asset_charge', 'asset_written_back']],
    },
  ],
};
