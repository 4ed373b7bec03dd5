import { type Client, dataOf } from '../../support/client.ts';

/** The ids of the records behind the screens of the year end. */
export interface YearEndRows {
  assetId: string;
  computationId: string;
  scheduleId: string;
  layoutId: string;
}

const LAPTOPS = {
  name: 'Laptops and screens',
  name_zh: '手提電腦及顯示屏',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
  tax_class: 'prescribed',
};
const LAPTOP = {
  name: 'Laptop with a long name for the person who keeps the stock in the warehouse at Kwai Chung',
  acquired_on: '2026-04-05',
  in_use_on: '2026-04-05',
  cost: '18888.80',
  supplier: 'Example Computer Supplies Limited',
  counter_account: '2200',
  tax_class: LAPTOPS.tax_class,
  method: LAPTOPS.method,
  convention: LAPTOPS.convention,
  life_months: LAPTOPS.life_months,
};
const INSURANCE = {
  kind: 'prepayment',
  name: 'Insurance of the office and of the stock in the warehouse at Kwai Chung',
  balance_account: '1140',
  result_account: '6100',
  from: '2026-04-01',
  to: '2027-03-31',
  amount: '12000.00',
};
const LAYOUT = {
  name: 'Income by kind',
  rows: [{ id: 'r1', kind: 'accounts', label: 'Income', types: ['revenue'], positive: 'credit' }],
  covers: ['revenue'],
  columns: {},
};
const YEAR = { year_of_assessment: '2025/26', basis_from: '2025-04-01', basis_to: '2026-03-31' };

/** Gives a company a depreciated asset, a schedule, the computation of a year's profits tax, and the layout of a custom report. */
export async function addYearEndRows(client: Client, companyId: string): Promise<YearEndRows> {
  const company = `/api/company/${companyId}`;
  const made = async <T>(path: string, body: object): Promise<T> =>
    dataOf<T>(await client.post(`${company}/${path}`, body));
  const { id: class_id } = await made<{ id: string }>('asset-class', LAPTOPS);
  const asset = await made<{ id: string }>('fixed-asset', { ...LAPTOP, class_id });
  await made('depreciation', { month: '2026-04-30' });
  const computation = await made<{ id: string }>('profits-tax', YEAR);
  const schedule = await made<{ id: string }>('schedule', INSURANCE);
  const layout = await made<{ id: string }>('report-layout', LAYOUT);
  return { assetId: asset.id, computationId: computation.id, scheduleId: schedule.id, layoutId: layout.id };
}
