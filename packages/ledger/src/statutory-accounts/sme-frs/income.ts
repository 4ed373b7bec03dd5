import type { Section } from '../../accounts/index.ts';
import type { LayoutRow, LayoutStatement } from '../../report-layout/index.ts';

function section(id: string, en: string, zh: string, sections: readonly Section[], note?: string): LayoutRow {
  const row = { id, label: { en, zh }, from: [{ sections }], measure: 'movement', positive: 'credit' } as const;
  return note === undefined ? { kind: 'accounts', ...row } : { kind: 'accounts', ...row, note };
}

/** Costs are shown in brackets, so that every total is a plain sum. */
export const INCOME: LayoutStatement = {
  id: 'income_statement',
  title: { en: 'Income statement', zh: '收益表' },
  time: 'for',
  covers: ['revenue', 'expense'],
  rows: [
    { ...section('revenue', 'Revenue', '收入', ['revenue']), always: true },
    section('cost_of_sales', 'Cost of sales', '銷售成本', ['cost_of_sales']),
    {
      kind: 'subtotal',
      id: 'gross_profit',
      label: { en: 'Gross profit / (loss)', zh: '毛利／（毛損）' },
      always: true,
      formula: 'revenue + cost_of_sales',
    },
    section('other_income', 'Other income', '其他收入', ['other_income']),
    section('other_gains_losses', 'Other gains and losses', '其他收益及虧損', ['other_gains_losses']),
    section('administrative_expenses', 'Administrative and other operating expenses', '行政及其他營運開支', [
      'operating_expenses',
    ]),
    section('finance_costs', 'Finance costs', '融資成本', ['finance_costs']),
    {
      kind: 'subtotal',
      id: 'profit_before_tax',
      label: { en: 'Profit / (loss) before tax', zh: '除稅前溢利／（虧損）' },
      note: 'profit_before_tax',
      always: true,
      formula: 'gross_profit + other_income + other_gains_losses + administrative_expenses + finance_costs',
    },
    section('taxation', 'Taxation', '稅項', ['taxation'], 'taxation'),
    {
      kind: 'total',
      id: 'profit_for_year',
      label: { en: 'Profit / (loss) for the period', zh: '本期溢利／（虧損）' },
      always: true,
      formula: 'profit_before_tax + taxation',
    },
  ],
};
