import { type Account, type Chart, correspondingAccount, DEFAULT_CHART, type Section } from '../../accounts/index.ts';
import { nameKey } from './their-account.ts';

/** Names other programs' own charts give to accounts of the default chart, by its code. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  '1010': [
    'Bank',
    'Business Bank Account',
    'Cash at bank',
    'Checking',
    'Current account',
    '銀行存款',
    '銀行',
    '往來賬戶',
    '往來戶口',
  ],
  '1020': ['Savings', 'Savings account', 'Business Savings Account', '儲蓄賬戶', '儲蓄戶口'],
  '1080': ['Cash', 'Cash on hand', 'Petty Cash', '現金', '零用金', '備用金'],
  '1090': ['Undeposited Funds', 'Bank transfer', '在途資金'],
  '1100': ['Accounts Receivable', 'Accounts Receivable (A/R)', 'Trade debtors', 'Debtors', '應收帳款', '應收款'],
  '1130': ['Deposits', 'Security deposits', 'Utility deposits', '按金', '已付按金'],
  '1140': ['Prepaid expenses', 'Prepayments and deposits', 'Prepaid', '預付費用'],
  '1200': ['Inventory', 'Inventory Asset', 'Stock', 'Stock in hand', '存貨', '庫存'],
  '1510': ['Office Equipment', 'Computer Equipment', 'Fixed assets', '辦公室設備', '電腦設備'],
  '1511': [
    'Less Accumulated Depreciation on Office Equipment',
    'Less Accumulated Depreciation on Computer Equipment',
    'Accumulated depreciation',
    '累計折舊',
  ],
  '2100': ['Accounts Payable', 'Accounts Payable (A/P)', 'Trade creditors', 'Creditors', '應付帳款', '應付款'],
  '2110': ['Accruals', 'Accrued liabilities', '應計費用', '應付費用'],
  '2130': ['Customer deposits', 'Deferred revenue', 'Unearned revenue', '預收賬款', '預收帳款'],
  '2150': ['MPF', '強積金', '應付強積金'],
  '2170': ['Credit card', 'Business credit card', '信用卡'],
  '2180': ['Income Tax Payable', 'Tax payable', '應付稅款', '應付利得稅'],
  '2200': [
    "Director's loan",
    'Amount due to a director',
    'Amount due to director',
    'Owner A Funds Introduced',
    '應付董事款項',
    '董事往來',
  ],
  '2500': ['Loan', 'Bank loan', 'Loans payable', '銀行貸款'],
  '2990': ['Suspense', 'Ask My Accountant', 'Uncategorized Expense', 'Uncategorised', '暫記', '暫記賬'],
  '3000': ['Common Stock', 'Ordinary shares', 'Owner A Share Capital', 'Capital', '股本', '資本'],
  '3100': [
    'Retained Earnings',
    'Accumulated profits',
    'Accumulated losses',
    'Accumulated profit/(loss)',
    '保留盈餘',
    '累計盈虧',
    '滾存溢利',
    '累計溢利',
  ],
  '3300': ['Dividends', 'Dividends paid', 'Distributions', '股息'],
  '3900': ['Opening Balance Equity', 'Historical Adjustment', 'Conversion balance', '期初結餘'],
  '4000': [
    'Sales',
    'Sales income',
    'Sales of Product Income',
    'Revenue',
    'Turnover',
    '銷售',
    '銷售收入',
    '營業額',
    '營業收入',
  ],
  '4010': ['Services', 'Service revenue', 'Consulting', 'Fees', '服務收入', '服務費收入'],
  '4800': ['Interest income', 'Interest earned', '利息收入'],
  '4820': ['Other Income', 'Other Revenue', 'Miscellaneous income', '其他收入'],
  '5000': ['Purchases', 'Cost of Goods Sold', 'Cost of sales', 'COGS', '採購', '購貨', '銷售成本'],
  '5010': ['Freight', 'Freight in', 'Shipping', '運費'],
  '5020': ['Subcontractors', 'Direct costs', '外判費'],
  '6000': ['Wages and Salaries', 'Salaries', 'Wages', 'Payroll expenses', 'Staff costs', '薪金', '工資', '薪酬'],
  '6010': ["Directors' fees", 'Directors remuneration', '董事袍金', '董事酬金'],
  '6020': ['Superannuation', 'Employer MPF', 'Pension', 'MPF contribution', '強積金供款'],
  '6100': ['Rent', 'Rent or lease', 'Rent & Lease', '租金'],
  '6120': ['Utilities', 'Light, Power, Heating', 'Electricity', '水電費', '電費'],
  '6130': ['Telephone & Internet', 'Telephone', 'Internet', '電話費'],
  '6140': ['Office Expenses', 'Office supplies', 'Printing & Stationery', 'Stationery', '文具', '辦公室費用'],
  '6150': ['Postage', 'Courier', 'Postage, Freight & Courier', '郵費'],
  '6170': ['Insurance', '保險', '保險費'],
  '6180': ['Subscriptions', 'Software', 'Dues & Subscriptions', '軟件費'],
  '6200': ['Motor Vehicle Expenses', 'Local travel', 'Travel', 'Travelling', '交通費'],
  '6210': ['Travel - International', 'Overseas travel', '差旅費', '海外差旅'],
  '6220': ['Entertainment', 'Meals & Entertainment', 'Meals', '應酬', '交際費'],
  '6230': ['Advertising', 'Advertising & Marketing', 'Marketing', '廣告費', '推廣費'],
  '6300': ['Audit', 'Audit & Accountancy fees', "Auditor's remuneration", '審計費', '核數費'],
  '6310': ['Accounting', 'Consulting & Accounting', 'Accounting fees', 'Bookkeeping', '會計費', '秘書費'],
  '6320': ['Legal expenses', 'Legal & Professional Fees', 'Professional fees', '專業費用', '律師費'],
  '6330': ['Business registration', 'Licences', 'License fee', '商業登記費', '牌照費'],
  '6400': ['Bank Fees', 'Bank Charges', 'Bank service charges', '銀行手續費', '銀行費用'],
  '6410': ['Merchant fees', 'Stripe fees', 'PayPal fees', '平台手續費'],
  '6500': ['Depreciation', 'Depreciation expense', '折舊', '折舊費'],
  '6600': ['Bad debts', 'Bad debt expense', '壞帳'],
  '6690': ['General Expenses', 'Miscellaneous', 'Sundry', 'Other expenses', 'Cleaning', '雜費', '雜項'],
  '7000': ['Interest Expense', 'Interest paid', 'Loan interest', '利息支出', '利息費用'],
  '7100': [
    'Realised Currency Gains',
    'Realized currency gains',
    'Exchange Gain or Loss',
    'Exchange difference',
    '匯兌損益',
    '匯兌差額',
  ],
  '7110': ['Unrealised Currency Gains', 'Bank Revaluations', 'Unrealized gain or loss', '未變現匯兌損益'],
  '7190': ['Rounding', 'Rounding difference', '尾差'],
  '8000': ['Income Tax Expense', 'Profits tax', 'Tax expense', 'Taxation', '利得稅', '所得稅'],
};

const USUAL_BY_NAME = new Map(
  DEFAULT_CHART.flatMap((account) =>
    (ALSO_CALLED[account.code] ?? []).map((name) => [nameKey(name), account] as const),
  ),
);

/** The account of the chart that other programs call so; null if the chart has no such account. */
export function usualAccountCalled(name: string, chart: Chart): Account | null {
  const usual = USUAL_BY_NAME.get(nameKey(name));
  return usual === undefined ? null : correspondingAccount(chart, usual);
}

/** Account types of other programs, with the section of the statements they belong to. The first match is used. */
const TYPES: readonly (readonly [RegExp, Section])[] = [
  [/cost ?of|directcost|cogs|銷售成本|成本/, 'cost_of_sales'],
  [/other ?income|其他收入/, 'other_income'],
  [/other ?expense|其他費用|其他支出|其他開支/, 'other_gains_losses'],
  [/revenue|income|sales|收入/, 'revenue'],
  [/depreciation|overhead|expense|wages|payroll|費用|開支|支出/, 'operating_expenses'],
  [/equity|capital|權益|資本|股本/, 'equity'],
  [/(long.?term|non.?current|termliab).*(liab|payable)?|非流動負債|長期負債/, 'non_current_liabilities'],
  [/liab|payable|creditcard|creditor|gst|vat|負債|應付/, 'current_liabilities'],
  [/fixed|noncurrent ?asset|otherasset|intangible|固定資產|非流動資產/, 'non_current_assets'],
  [/asset|bank|receivable|inventory|prepayment|cash|資產|銀行|應收/, 'current_assets'],
];

/** The section of an account type of another program; null when the type is unknown. */
export function sectionOfType(type: string): Section | null {
  const key = type
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const noncurrentAsset = /non.?current.*asset|非流動資產/.test(key);
  if (noncurrentAsset) return 'non_current_assets';
  return TYPES.find(([form]) => form.test(key) || form.test(key.replaceAll(' ', '')))?.[1] ?? null;
}
