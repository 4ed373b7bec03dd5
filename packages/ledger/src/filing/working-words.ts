import type { Words } from '../report-layout/index.ts';

const LINES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  profit_before_tax: ['Profit / (loss) before tax', '除稅前溢利／（虧損）'],
  adjustment_depreciation: ['Depreciation', '折舊'],
  adjustment_entertainment: ['Entertainment and private expenses', '應酬及私人開支'],
  adjustment_donations: ['Donations', '捐款'],
  adjustment_fines: ['Fines and penalties', '罰款'],
  adjustment_capital_loss: ['Capital losses', '資本虧損'],
  adjustment_other_add: ['Other addition', '其他加項'],
  adjustment_bank_interest: ['Exempt bank interest', '獲豁免銀行利息'],
  adjustment_capital_gain: ['Capital gains', '資本收益'],
  adjustment_offshore: ['Offshore profits', '離岸利潤'],
  adjustment_other_deduct: ['Other deduction', '其他減項'],
  adjusted: ['Adjusted profit / (loss)', '經調整溢利／（虧損）'],
  initial_allowance: ['Initial allowance', '初期免稅額'],
  annual_allowance: ['Annual allowance', '每年免稅額'],
  balancing_allowance: ['Balancing allowance', '結餘免稅額'],
  balancing_charge: ['Balancing charge', '結餘課稅'],
  hp_initial_allowance: ['Initial allowance, hire purchase', '初期免稅額，租購'],
  hp_annual_allowance: ['Annual allowance, hire purchase', '每年免稅額，租購'],
  hp_last_annual_allowance: ['Annual allowance, hire purchase', '每年免稅額，租購'],
  hp_balancing_allowance: ['Balancing allowance, hire purchase', '結餘免稅額，租購'],
  hp_balancing_charge: ['Balancing charge, hire purchase', '結餘課稅，租購'],
  prescribed_assets: ['Prescribed fixed assets, whole cost', '訂明固定資產，全數成本'],
  prescribed_proceeds: ['Proceeds of prescribed fixed assets', '訂明固定資產的售賣得益'],
  building_allowance: ['Building allowances', '建築物免稅額'],
  building_charge: ['Balancing charge on buildings', '建築物結餘課稅'],
  after_allowances: ['Profit / (loss) after allowances', '扣除免稅額後溢利／（虧損）'],
  donations_deducted: ['Approved charitable donations', '認可慈善捐款'],
  loss_set_off: ['Losses set off', '抵銷虧損'],
  assessable: ['Assessable profits', '應評稅利潤'],
  loss_carried_forward: ['Loss carried forward', '結轉虧損'],
  tax: ['Tax at the two-tiered rates', '按兩級制稅率計算的稅款'],
  reduction: ['One-off reduction', '一次性寬減'],
  payable: ['Tax due', '應繳稅款'],
  provisional_paid: ['Provisional tax charged for this year', '本年度已徵收的暫繳稅'],
  balance: ['Balance to pay, or to be refunded', '須繳付或獲退還的餘額'],
  next_provisional: ['Provisional tax of the next year', '下一年度暫繳稅'],
};

const TOTALS: ReadonlySet<string> = new Set(['adjusted', 'after_allowances', 'assessable', 'payable', 'balance']);

/** The words of a line of the working; the key itself if it has none. */
export function wordsOfLine(key: string): { label: Words; isTotal: boolean } {
  const [en, zh] = LINES[key] ?? [key, key];
  return { label: { en, zh }, isTotal: TOTALS.has(key) };
}
