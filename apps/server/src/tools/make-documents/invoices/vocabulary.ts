import type { Chance } from '../chance.ts';
import type { DateStyle } from '../dates.ts';

/** The words of one language, several for each thing a heading can be called. */
export interface Vocabulary {
  readonly title: readonly string[];
  readonly number: readonly string[];
  readonly date: readonly string[];
  readonly due: readonly string[];
  readonly to: readonly string[];
  readonly item: readonly string[];
  readonly quantity: readonly string[];
  readonly price: readonly string[];
  readonly amount: readonly string[];
  readonly subtotal: readonly string[];
  readonly discount: readonly string[];
  readonly total: readonly string[];
  readonly prepaid: readonly string[];
  readonly rest: readonly string[];
  readonly dates: readonly DateStyle[];
}

export const ENGLISH: Vocabulary = {
  title: ['INVOICE', 'Sales Invoice', 'BILL', 'Invoice'],
  number: ['Invoice No', 'Inv. #', 'Document number', 'Our reference', 'Bill No.', 'Invoice ID', 'Number'],
  date: ['Date', 'Invoice date', 'Issued', 'Billing date', 'Dated'],
  due: ['Due', 'Payment due', 'Pay by', 'Due on', 'Please pay on or before'],
  to: ['To', 'Bill to', 'Customer', 'Billed to', 'Client', 'Sold to'],
  item: ['Description', 'Particulars', 'Item', 'Details of supply', 'Goods / services'],
  quantity: ['Qty', 'Quantity', 'No.', 'Units'],
  price: ['Price', 'Unit price', 'Rate', 'Each', '@'],
  amount: ['Amount', 'Line total', 'HK$', 'Total', 'Sum'],
  subtotal: ['Subtotal', 'Sub-total', 'Amount before discount', 'Gross amount'],
  discount: ['Discount', 'Less: discount', 'Special discount', 'Rebate'],
  total: ['Total', 'Grand total', 'Invoice total', 'Net total', 'TOTAL HK$', 'Total amount'],
  prepaid: ['Deposit paid', 'Less: deposit', 'Received on account', 'Paid to date'],
  rest: ['Balance due', 'Amount due', 'Balance', 'Outstanding', 'Please pay'],
  dates: ['5 Mar 2026', '05/03/2026', '2026-03-05', '05-Mar-2026', 'March 5, 2026', '5 March 2026', '05.03.2026'],
};

export const TRADITIONAL: Vocabulary = {
  title: ['發票', '銷售發票', '賬單', '帳單'],
  number: ['發票編號', '單據編號', '單號', '編號', '賬單號碼'],
  date: ['日期', '發票日期', '開單日期', '出單日期'],
  due: ['到期日', '付款期限', '最後付款日', '繳款限期'],
  to: ['客戶', '致', '買方', '公司名稱', '客戶名稱'],
  item: ['項目', '貨品名稱', '內容', '說明', '品名及規格'],
  quantity: ['數量', '件數'],
  price: ['單價', '價錢', '每單位'],
  amount: ['金額', '小計', '銀碼', '總價'],
  subtotal: ['小計', '貨款小計', '未扣折扣'],
  discount: ['折扣', '減：折扣', '優惠'],
  total: ['總額', '合計', '總金額', '應付總額', '總計'],
  prepaid: ['已付訂金', '減：訂金', '已收'],
  rest: ['餘額', '應付餘額', '尚欠金額'],
  dates: ['2026年3月5日', '2026/03/05', '2026-03-05', '2026 年 03 月 05 日', '5/3/2026'],
};

/** Each pair of words, Chinese and English, in the order of one company's form. */
export function bilingual(chance: Chance): Vocabulary {
  const english = chance.maybe(0.5);
  const both = (en: readonly string[], zh: readonly string[]): string[] => {
    const [a, b] = [chance.pick(en), chance.pick(zh)];
    return [english ? `${a} ${b}` : `${b} ${a}`];
  };
  const keys = Object.keys(ENGLISH).filter((key) => key !== 'dates') as (keyof Omit<Vocabulary, 'dates'>)[];
  const words = Object.fromEntries(keys.map((key) => [key, both(ENGLISH[key], TRADITIONAL[key])]));
  return { ...ENGLISH, ...words, dates: ['05/03/2026', '2026-03-05', '5 Mar 2026'] };
}
