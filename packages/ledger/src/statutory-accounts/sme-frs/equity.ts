import type { LayoutStatement, Measure } from '../../report-layout/index.ts';

function inRow(id: string, en: string, zh: string, row: string, measure: Measure) {
  const rule = {
    kind: 'accounts',
    id,
    label: { en, zh },
    from: [{ inRow: row }],
    measure,
    positive: 'credit',
  } as const;
  return rule;
}

const AT_START = { en: 'At the beginning of the period', zh: '期初' };
const AT_END = { en: 'At the end of the period', zh: '期末' };

/** The rows of the equity accounts, one group for each column of the printed statement. */
export const EQUITY_CHANGES: LayoutStatement = {
  id: 'changes_in_equity',
  title: { en: 'Statement of changes in equity', zh: '權益變動表' },
  time: 'for',
  covers: [],
  rows: [
    { kind: 'heading', id: 'capital_changes', label: { en: 'Share capital', zh: '股本' } },
    inRow('capital_opening', AT_START.en, AT_START.zh, 'share_capital', 'opening'),
    inRow('capital_issued', 'Shares issued', '已發行股份', 'share_capital', 'movement'),
    {
      kind: 'subtotal',
      id: 'capital_closing',
      label: AT_END,
      always: true,
      formula: 'capital_opening + capital_issued',
    },
    { kind: 'heading', id: 'reserve_changes', label: { en: 'Other reserves', zh: '其他儲備' } },
    inRow('reserves_opening', AT_START.en, AT_START.zh, 'other_reserves', 'opening'),
    inRow('reserves_moved', 'Movement', '變動', 'other_reserves', 'movement'),
    { kind: 'subtotal', id: 'reserves_closing', label: AT_END, formula: 'reserves_opening + reserves_moved' },
    { kind: 'heading', id: 'retained_changes', label: { en: 'Retained profits', zh: '保留溢利' } },
    inRow('retained_opening', AT_START.en, AT_START.zh, 'retained_profits', 'opening'),
    {
      kind: 'plain',
      id: 'retained_profit',
      label: { en: 'Profit / (loss) for the period', zh: '本期溢利／（虧損）' },
      always: true,
      formula: 'profit_for_year',
    },
    {
      kind: 'accounts',
      id: 'dividends',
      label: { en: 'Dividends', zh: '股息' },
      from: [{ roles: ['dividends'] }],
      measure: 'movement',
      positive: 'credit',
    },
    {
      kind: 'accounts',
      id: 'retained_other',
      label: { en: 'Other movements', zh: '其他變動' },
      from: [{ roles: ['retained_earnings', 'current_year_earnings'] }],
      measure: 'movement',
      positive: 'credit',
    },
    {
      kind: 'subtotal',
      id: 'retained_closing',
      label: AT_END,
      always: true,
      formula: 'retained_opening + retained_profit + dividends + retained_other',
    },
    {
      kind: 'total',
      id: 'equity_closing',
      label: { en: 'Total equity', zh: '權益總額' },
      always: true,
      formula: 'capital_closing + reserves_closing + retained_closing',
    },
    {
      kind: 'plain',
      id: 'equity_opening',
      hidden: true,
      label: AT_START,
      formula: 'capital_opening + reserves_opening + retained_opening',
    },
  ],
  matrix: {
    columns: [
      { en: 'Share capital', zh: '股本' },
      { en: 'Other reserves', zh: '其他儲備' },
      { en: 'Retained profits', zh: '保留溢利' },
      { en: 'Total', zh: '總額' },
    ],
    rows: [
      {
        label: AT_START,
        cells: ['capital_opening', 'reserves_opening', 'retained_opening', 'equity_opening'],
        total: true,
      },
      { label: { en: 'Shares issued', zh: '已發行股份' }, cells: ['capital_issued', null, null, 'capital_issued'] },
      {
        label: { en: 'Profit / (loss) for the period', zh: '本期溢利／（虧損）' },
        cells: [null, null, 'retained_profit', 'retained_profit'],
      },
      { label: { en: 'Dividends', zh: '股息' }, cells: [null, null, 'dividends', 'dividends'] },
      { label: { en: 'Other movements', zh: '其他變動' }, cells: [null, null, 'retained_other', 'retained_other'] },
      {
        label: { en: 'Movement of other reserves', zh: '其他儲備變動' },
        cells: [null, 'reserves_moved', null, 'reserves_moved'],
      },
      {
        label: AT_END,
        cells: ['capital_closing', 'reserves_closing', 'retained_closing', 'equity_closing'],
        total: true,
      },
    ],
  },
};
