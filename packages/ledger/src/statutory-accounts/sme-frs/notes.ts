import type { NormalSide } from '../../accounts/index.ts';
import type { LayoutRow, LayoutStatement, Measure } from '../../report-layout/index.ts';

function moved(id: string, en: string, zh: string, row: string, measure: Measure, positive: NormalSide): LayoutRow {
  return { kind: 'accounts', id, label: { en, zh }, from: [{ inRow: row }], measure, positive };
}

function named(id: string, en: string, zh: string, names: readonly string[]): LayoutRow {
  return { kind: 'accounts', id, label: { en, zh }, from: [{ names }], measure: 'movement', positive: 'debit' };
}

/** What the profit before tax is after charging. */
export const PROFIT_NOTE: LayoutStatement = {
  id: 'note_profit_before_tax',
  title: { en: 'Profit / (loss) before tax', zh: '除稅前溢利／（虧損）' },
  time: 'for',
  covers: [],
  rows: [
    named('charged_audit', "Auditor's remuneration", '核數師酬金', ['Audit fee']),
    named('charged_staff', 'Staff costs, without directors', '員工成本（董事除外）', [
      'Salaries and wages',
      'MPF contributions',
    ]),
    named('charged_directors', "Directors' remuneration", '董事酬金', ["Directors' remuneration"]),
    named('charged_depreciation', 'Depreciation', '折舊', ['Depreciation']),
    named('charged_rent', 'Rent', '租金', ['Rent']),
    named('charged_interest', 'Interest', '利息', ['Interest expense']),
  ],
};

export const TAX_NOTE: LayoutStatement = {
  id: 'note_taxation',
  title: { en: 'Taxation', zh: '稅項' },
  time: 'for',
  covers: [],
  rows: [
    {
      kind: 'accounts',
      id: 'tax_earlier_years',
      label: { en: 'Earlier years', zh: '以往年度' },
      from: [{ names: ['Profits tax - prior-year adjustment'] }],
      measure: 'movement',
      positive: 'debit',
    },
    {
      kind: 'plain',
      id: 'tax_current',
      label: { en: 'Hong Kong profits tax for the period', zh: '本期香港利得稅' },
      formula: '-taxation - tax_earlier_years',
    },
    {
      kind: 'total',
      id: 'tax_charge',
      label: { en: 'Charge / (credit) for the period', zh: '本期支出／（抵免）' },
      formula: 'tax_current + tax_earlier_years',
    },
  ],
};

export const CAPITAL_NOTE: LayoutStatement = {
  id: 'note_share_capital',
  title: { en: 'Share capital', zh: '股本' },
  time: 'for',
  covers: [],
  rows: [
    {
      kind: 'plain',
      id: 'note_capital_opening',
      label: { en: 'At the beginning of the period', zh: '期初' },
      formula: 'capital_opening',
    },
    {
      kind: 'plain',
      id: 'note_capital_issued',
      label: { en: 'Shares issued', zh: '已發行股份' },
      formula: 'capital_issued',
    },
    {
      kind: 'total',
      id: 'note_capital_closing',
      label: { en: 'At the end of the period', zh: '期末' },
      formula: 'capital_closing',
    },
  ],
};

export const ASSET_NOTE: LayoutStatement = {
  id: 'note_property_plant_equipment',
  title: { en: 'Property, plant and equipment', zh: '物業、機器及設備' },
  time: 'for',
  covers: [],
  rows: [
    { kind: 'heading', id: 'asset_cost', label: { en: 'Cost', zh: '成本' } },
    moved('asset_cost_opening', 'At the beginning of the period', '期初', 'ppe_cost', 'opening', 'debit'),
    moved('asset_additions', 'Additions', '增添', 'ppe_cost', 'debits', 'debit'),
    moved('asset_disposals', 'Disposals', '出售', 'ppe_cost', 'credits', 'debit'),
    moved('asset_transfers', 'Transfers between classes', '類別之間的轉撥', 'ppe_cost', 'transfers', 'debit'),
    {
      kind: 'subtotal',
      id: 'asset_cost_closing',
      label: { en: 'At the end of the period', zh: '期末' },
      formula: 'asset_cost_opening + asset_additions + asset_disposals + asset_transfers',
    },
    { kind: 'heading', id: 'asset_depreciation', label: { en: 'Accumulated depreciation', zh: '累計折舊' } },
    moved('asset_written_opening', 'At the beginning of the period', '期初', 'ppe_depreciation', 'opening', 'credit'),
    moved('asset_charge', 'Charge for the period', '本期支出', 'ppe_depreciation', 'credits', 'credit'),
    moved('asset_written_back', 'Written back on disposals', '出售時撥回', 'ppe_depreciation', 'debits', 'credit'),
    moved(
      'asset_written_transfers',
      'Transfers between classes',
      '類別之間的轉撥',
      'ppe_depreciation',
      'transfers',
      'credit',
    ),
    {
      kind: 'subtotal',
      id: 'asset_written_closing',
      label: { en: 'At the end of the period', zh: '期末' },
      formula: 'asset_written_opening + asset_charge + asset_written_back + asset_written_transfers',
    },
    {
      kind: 'total',
      id: 'asset_carrying',
      label: { en: 'Carrying amount at the end of the period', zh: '期末賬面值' },
      formula: 'asset_cost_closing - asset_written_closing',
    },
  ],
};
