import { column, type DateStyle, type Layout, layout, type PrintedColumn } from './layout.ts';
import type { Random } from './random.ts';

type Heads = readonly [readonly string[], ...(readonly string[])[]];

const DATE: Heads = [
  ['Date'],
  ['Date', '日期'],
  ['Txn Date'],
  ['Transaction', 'Date'],
  ['交易日期'],
  ['Posting date'],
  ['Date of', 'transaction'],
];
const TEXT: Heads = [
  ['Description'],
  ['Details', '詳情'],
  ['Particulars'],
  ['Transaction description'],
  ['交易項目'],
  ['Narrative'],
  ['Transaction type', 'and details'],
];
const OUT: Heads = [
  ['Withdrawals'],
  ['Debit'],
  ['Paid out'],
  ['Money out'],
  ['Payments'],
  ['支出', 'Withdrawal'],
  ['提取'],
  ['Debit amount'],
  ['Debit', '(HKD)'],
  ['Charges'],
];
const IN: Heads = [
  ['Deposits'],
  ['Credit'],
  ['Paid in'],
  ['Money in'],
  ['Receipts'],
  ['存入', 'Deposit'],
  ['存入'],
  ['Credit amount'],
  ['Credit', '(HKD)'],
  ['Lodgements'],
];
const BALANCE: Heads = [
  ['Balance'],
  ['Balance', '結餘'],
  ['Running balance'],
  ['結餘'],
  ['Account', 'balance'],
  ['Ledger balance'],
];
const AMOUNT: Heads = [['Amount'], ['Amount', '金額'], ['Amount (HKD)'], ['Transaction', 'amount']];

function money(random: Random): PrintedColumn[] {
  const balance = column('balance', random.int(545, 560), ...random.pick(BALANCE));
  if (random.chance(0.25)) return [column('amount', random.int(430, 465), ...random.pick(AMOUNT)), balance];
  const pair = random.int(0, OUT.length - 1);
  const out = OUT[pair] ?? OUT[0];
  const into = IN[pair] ?? IN[0];
  const left = random.int(370, 395);
  const right = random.int(450, 478);
  return random.chance(0.5)
    ? [column('out', left, ...out), column('in', right, ...into), balance]
    : [column('in', left, ...into), column('out', right, ...out), balance];
}

const FULL_DATES: readonly [DateStyle, ...DateStyle[]] = [
  '05 Nov 2025',
  '05/11/2025',
  '2025/11/05',
  '2025-11-05',
  '05-Nov-25',
  '05NOV25',
  '05.11.2025',
  '05-11-2025',
  'Nov 5, 2025',
  '2025年11月5日',
];
const SHORT_DATES: readonly [DateStyle, ...DateStyle[]] = ['5 Nov', '5-Nov', '05 Nov', 'Nov 05', '05/11', '11月5日'];

const ENDS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Opening balance', 'Closing balance'],
  ['承前結餘', '今期結餘'],
  ['BALANCE BROUGHT FORWARD', 'BALANCE CARRIED FORWARD'],
  ['B/F', 'C/F'],
  ['Previous balance', 'New balance'],
  ['Balance forward', 'Ending balance'],
  ['期初餘額', '期末餘額'],
  ['Start balance', 'End balance'],
];

/** A table as no bank prints it: words, order, places and marks drawn by lot. */
export function randomLayout(random: Random): Layout {
  const columns = money(random);
  const single = columns.some(({ role }) => role === 'amount');
  const [opening, closing] = random.pick(ENDS);
  const once = random.chance(0.4);
  return layout({
    name: 'drawn by lot',
    columns: [
      column('date', random.int(36, 50), ...random.pick(DATE)),
      column('text', random.int(112, 125), ...random.pick(TEXT)),
      ...columns,
    ],
    date: random.chance(0.6) ? random.pick(FULL_DATES) : random.pick(SHORT_DATES),
    dateOncePerDay: once,
    balance: once && random.chance(0.5) ? 'day-end' : 'every',
    negative: random.pick(['minus', 'trailing', 'brackets', 'DR', ' DR', 'OD']),
    credit: random.chance(0.15),
    text: random.pick(['below', 'below', 'one line']),
    amounts: single ? random.pick(['signed', 'minus', 'brackets', 'suffix']) : 'columns',
    newestFirst: !once && random.chance(0.1),
    opening,
    closing,
    carried: random.chance(0.3) ? { down: 'Balance carried forward', up: 'Balance brought forward' } : null,
    totals: random.chance(0.3) ? 'Total' : null,
    title: random.pick(['with number', 'number line', 'header only']),
    titles: ['HKD Current Account', 'HKD Savings Account', 'HKD Time Deposit Account'],
    currencySign: random.pick(['', '', '', '$', 'HK$']),
    figures: random.chance(0.06) ? 'comma' : random.chance(0.06) ? 'whole' : 'point',
    headAlign: random.pick(['right', 'right', 'left', 'centre']),
    summary: random.chance(0.2),
  });
}
