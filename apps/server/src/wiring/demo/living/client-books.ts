import { addDays, addMonths, type Day, startOfMonth } from '@folio/ledger';
import { Diary, type DiaryEvent, Dice, issue, monthAt, settle, workday } from './diary.ts';

/** A client of the demo's practice. */
export interface Client {
  name: string;
  nameZh: string;
  industry: string;
  br: string;
  owner: { name: string; email: string };
  role: 'adviser' | 'bookkeeper' | 'reader';
  customer: { name: string; nameZh: string };
  supplier: { name: string; nameZh: string };
  sells: string;
  /** Average monthly sale in dollars; 0: nothing was entered yet. */
  monthlySale: number;
  /** The last months whose invoices are unpaid. */
  unpaidMonths: number;
  /** Months back from this one through which the books are locked; null: not locked. */
  lockedMonthsBack: number | null;
  /** A bill of this month waits as a draft. */
  hasDraft: boolean;
}

const at = 'quayclients.example';

export const CLIENTS: readonly Client[] = [
  {
    name: 'Lotus Peak Dental Clinic Limited',
    nameZh: '蓮峰牙科診所有限公司',
    industry: 'Dental clinic',
    br: '99900301-000-04-25-1',
    owner: { name: 'Poon Sze Nga', email: `szenga.lotuspeak@${at}` },
    role: 'adviser',
    customer: { name: 'Kowloon Staff Clinic Scheme', nameZh: '九龍員工醫療計劃' },
    supplier: { name: 'Enamel Supplies Limited', nameZh: '琺瑯用品有限公司' },
    sells: 'Dental treatment',
    monthlySale: 64_000,
    unpaidMonths: 0,
    lockedMonthsBack: 1,
    hasDraft: false,
  },
  {
    name: 'Tin Hau Coffee Roasters Limited',
    nameZh: '天后咖啡烘焙有限公司',
    industry: 'Coffee roasting',
    br: '99900302-000-04-25-2',
    owner: { name: 'Leung Pak Hei', email: `pakhei.tinhau@${at}` },
    role: 'bookkeeper',
    customer: { name: 'Harbourside Cafes Limited', nameZh: '海濱咖啡店有限公司' },
    supplier: { name: 'Green Bean Trading Limited', nameZh: '綠豆貿易有限公司' },
    sells: 'Roasted coffee, 1 kg',
    monthlySale: 38_000,
    unpaidMonths: 1,
    lockedMonthsBack: 2,
    hasDraft: true,
  },
  {
    name: 'Jade Tram Media Limited',
    nameZh: '翠電車傳媒有限公司',
    industry: 'Advertising',
    br: '99900303-000-04-25-3',
    owner: { name: 'Fong Yat Sing', email: `yatsing.jadetram@${at}` },
    role: 'bookkeeper',
    customer: { name: 'Causeway Bookshop Limited', nameZh: '銅鑼書店有限公司' },
    supplier: { name: 'Print on Pier Limited', nameZh: '碼頭印刷有限公司' },
    sells: 'Campaign design',
    monthlySale: 52_000,
    unpaidMonths: 4,
    lockedMonthsBack: 4,
    hasDraft: false,
  },
  {
    name: 'Peng Chau Ferry Tours Limited',
    nameZh: '坪洲渡輪旅遊有限公司',
    industry: 'Tours',
    br: '99900304-000-04-25-4',
    owner: { name: 'Mak Siu Fung', email: `siufung.pengchau@${at}` },
    role: 'adviser',
    customer: { name: 'Island School Trips Limited', nameZh: '離島學校旅行有限公司' },
    supplier: { name: 'Marine Fuel Limited', nameZh: '海上燃料有限公司' },
    sells: 'Island tour',
    monthlySale: 27_000,
    unpaidMonths: 1,
    lockedMonthsBack: 1,
    hasDraft: true,
  },
  {
    name: 'Kite and Bamboo Design Limited',
    nameZh: '紙鳶竹藝設計有限公司',
    industry: 'Interior design',
    br: '99900305-000-04-25-5',
    owner: { name: 'Siu Wai Lam', email: `wailam.kiteandbamboo@${at}` },
    role: 'bookkeeper',
    customer: { name: 'Terrace Hotels Limited', nameZh: '平台酒店有限公司' },
    supplier: { name: 'Oak and Rattan Limited', nameZh: '橡木藤器有限公司' },
    sells: 'Interior design, stage',
    monthlySale: 88_000,
    unpaidMonths: 2,
    lockedMonthsBack: null,
    hasDraft: true,
  },
  {
    name: 'Silver Mine Bay Bakery Limited',
    nameZh: '銀礦灣麵包店有限公司',
    industry: 'Bakery',
    br: '99900306-000-04-25-6',
    owner: { name: 'Chow Ka Yan', email: `kayan.silvermine@${at}` },
    role: 'reader',
    customer: { name: 'Mui Wo Market Limited', nameZh: '梅窩市場有限公司' },
    supplier: { name: 'Flour and Salt Limited', nameZh: '麵粉與鹽有限公司' },
    sells: 'Bread, week',
    monthlySale: 21_000,
    unpaidMonths: 0,
    lockedMonthsBack: 3,
    hasDraft: false,
  },
  {
    name: 'Morning Star Tutors Limited',
    nameZh: '晨星補習社有限公司',
    industry: 'Tuition',
    br: '99900307-000-04-25-7',
    owner: { name: 'Yeung Tsz Ching', email: `tszching.morningstar@${at}` },
    role: 'adviser',
    customer: { name: 'Parents', nameZh: '家長' },
    supplier: { name: 'Chalk and Board Limited', nameZh: '粉筆與黑板有限公司' },
    sells: 'Tuition',
    monthlySale: 0,
    unpaidMonths: 0,
    lockedMonthsBack: null,
    hasDraft: false,
  },
];

const MONTHS = 5;

/** A client's last months, as events of an example with the contacts C01 (customer) and S01 (supplier). */
export function clientBooks(client: Client, today: Day): DiaryEvent[] {
  const first = addMonths(startOfMonth(today), 1 - MONTHS);
  const diary = new Diary(today, '9999-01-01');
  const dice = new Dice(client.monthlySale + 1);
  if (client.monthlySale === 0) return [];
  diary.add({
    type: 'opening_balances',
    date: addDays(first, -1),
    lines: [
      { account: '1010', debit: '180000.00' },
      { account: '3000', credit: '180000.00' },
    ],
  });
  for (let index = 0; index < MONTHS; index++) month(diary, dice, client, addMonths(first, index), index);
  if (client.hasDraft) addDraft(diary, today);
  const { lockedMonthsBack: back } = client;
  if (back !== null) {
    const through = addDays(addMonths(startOfMonth(today), 1 - back), -1);
    diary.add({ type: 'period_lock', date: today, through });
  }
  return diary.inOrder().map(({ event }) => event);
}

function month(diary: Diary, dice: Dice, client: Client, start: Day, index: number): void {
  const { day, month: number, year } = monthAt(start, index);
  const sold = workday(day(5));
  const price = `${Math.trunc((client.monthlySale * (92 + dice.roll(17))) / 200)}.00`;
  const invoice = issue(diary, {
    type: 'sales_invoice',
    number: diary.next(`INV-${year}`, 3),
    contact: 'C01',
    day: sold,
    dueOn: addDays(sold, 14),
    items: [{ name: client.sells, quantity: 2, price, account: '4010' }],
  });
  if (invoice !== null && index < MONTHS - client.unpaidMonths) {
    const paidOn = workday(addDays(sold, 12));
    settle(diary, 'receipt', [invoice], { day: paidOn, account: '1010', reference: `FPS ${invoice.number}` });
  }
  const bought = workday(day(8));
  const bill = issue(diary, {
    type: 'purchase_bill',
    number: `B-${year % 100}${String(number).padStart(2, '0')}`,
    contact: 'S01',
    day: bought,
    dueOn: addDays(bought, 30),
    items: [
      { name: 'Supplies for the month', quantity: 1, price: `${3_000 + dice.roll(20) * 90}.00`, account: '5000' },
    ],
  });
  if (bill !== null)
    settle(diary, 'payment', [bill], { day: workday(addDays(bought, 27)), account: '1010', reference: 'FPS' });
  diary.bankLine({
    account: '1010',
    direction: 'spent',
    date: workday(day(3)),
    amount: `${Math.trunc(client.monthlySale / 4)}.00`,
    payee: 'Landlord',
    description: 'AUTOPAY OUT RENT',
    splits: [{ account: '6100', amount: `${Math.trunc(client.monthlySale / 4)}.00` }],
  });
}

function addDraft(diary: Diary, today: Day): void {
  diary.add({
    type: 'purchase_bill',
    number: 'B-DRAFT',
    contact: 'S01',
    issueDate: today,
    dueDate: addDays(today, 30),
    amountsAre: 'no_tax',
    confirmStatus: 'unconfirmed',
    items: [{ name: 'Supplies, second delivery', quantity: '1', price: '1260.00', account: '5000' }],
  });
}
