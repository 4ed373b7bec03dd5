import type { Chance } from '../chance.ts';
import { type DateStyle, printed } from '../dates.ts';
import { escaped, HUMANIST, MONO, NARROW, pairs, SANS, SERIF, sideBySide } from '../html.ts';
import { comma } from '../money.ts';
import type { Account, Holder } from './account.ts';
import type { StatementLayout } from './layout.ts';
import { type Holds, type RowStyle, statementTable } from './rows.ts';

const WORDS = {
  en: {
    date: ['Date', 'Txn Date', 'Posting Date'],
    text: ['Details', 'Transaction', 'Narrative', 'Description', 'Particulars'],
    in: ['Credit', 'Deposit', 'Paid in', 'Money in', 'Receipts'],
    out: ['Debit', 'Withdrawal', 'Paid out', 'Money out', 'Payments'],
    balance: ['Balance', 'Running balance', 'Account balance', 'Ledger balance'],
    opening: ['Opening balance', 'BALANCE B/F', 'Balance brought forward', 'Previous balance'],
    closing: ['Closing balance', 'BALANCE C/F', 'Balance carried forward', 'Ending balance'],
  },
  both: {
    date: ['Date 日期', '交易日期 Date'],
    text: ['Details 詳情', '交易資料 Transaction', 'Particulars 摘要'],
    in: ['Deposit 存入', '存款 Credit'],
    out: ['Withdrawal 提取', '支出 Debit'],
    balance: ['Balance 結餘', '結存 Balance'],
    opening: ['Balance B/F 承前結餘', '上期結餘 Opening balance'],
    closing: ['Balance C/F 結轉', '本期結餘 Closing balance'],
  },
  zh: {
    date: ['日期', '交易日'],
    text: ['摘要', '交易說明', '內容'],
    in: ['存入', '收入', '存款'],
    out: ['支出', '提取', '提款'],
    balance: ['結餘', '餘額', '賬面結餘'],
    opening: ['承上結餘', '期初結餘', '上期結餘'],
    closing: ['期末結餘', '本期結餘'],
  },
} as const;
const DATES: readonly DateStyle[] = [
  '5 Mar',
  '05/03/2026',
  '2026-03-05',
  '05-Mar-26',
  '05MAR26',
  '2026/03/05',
  '5 Mar 2026',
  '05 MAR',
  '05.03.2026',
];
const BANKS = [
  ['Cobalt Bay Bank', '鈷灣銀行'],
  ['Nan Yuen Commercial Bank', '南源商業銀行'],
  ['Tideway Bank', '潮路銀行'],
  ['Sterling Crane Bank', '鶴英銀行'],
  ['Kwai Fong Trust Bank', '葵芳信託銀行'],
] as const;

function rowStyle(chance: Chance, tongue: 'en' | 'zh' | 'both'): RowStyle {
  const words = WORDS[tongue];
  const date = chance.pick(DATES);
  const amounts: (readonly [Holds, string])[] = [
    ['in', chance.pick(words.in)],
    ['out', chance.pick(words.out)],
  ];
  const ordered = chance.maybe(0.5) ? amounts : amounts.toReversed();
  const second: (readonly [Holds, string])[] = chance.maybe(0.25)
    ? [['value', tongue === 'zh' ? '起息日' : 'Value date']]
    : chance.maybe(0.2)
      ? [['reference', tongue === 'zh' ? '參考' : 'Ref']]
      : [];
  return {
    columns: [
      ['date', chance.pick(words.date)],
      ...second,
      ['text', chance.pick(words.text)],
      ...ordered,
      ['balance', chance.pick(words.balance)],
    ],
    date,
    balances: chance.pick(['every', 'every', 'daily']),
    dateOnce: chance.maybe(0.3),
    amountLast: chance.maybe(0.3),
    below: chance.pick([
      (t: string) => `${t} DR`,
      (t: string) => `(${t})`,
      (t: string) => `${t}-`,
      (t: string) => `-${t}`,
      (t: string) => `OD ${t}`,
    ]),
    opening: chance.pick(words.opening),
    closing: chance.pick(words.closing),
  };
}

function bodyOf(accounts: readonly Account[], holder: Holder, style: RowStyle, bank: string, chance: Chance): string {
  const [first] = accounts;
  if (first === undefined) throw new RangeError('a statement has an account');
  const dates: DateStyle = chance.pick(['5 Mar 2026', '05/03/2026', '2026-03-05']);
  const facts = pairs(
    [
      ['Account number', first.number],
      ['Statement period', `${printed(first.start, dates)} - ${printed(first.end, dates)}`],
      ['Currency', first.currency],
    ],
    'left',
    chance.pick(['', ':']),
  );
  const who = `${escaped(holder.name)}<br>${escaped(holder.address)}`;
  const head = chance.pick([
    () => `<h2>${bank}</h2>${sideBySide(who, facts)}`,
    () => `${sideBySide(`<h2>${bank}</h2>`, facts)}${who}`,
    () => `${sideBySide(facts, `<h2>${bank}</h2>`)}<br>${who}`,
  ])();
  const look = chance.pick(['wide', 'wide ruled', 'wide lined', 'wide zebra']);
  const blocks = accounts.map(
    (account) =>
      `<h3>${account.currency} ${chance.pick(['Account', 'Savings Account 儲蓄戶口', 'Current Account 往來戶口'])} ${account.number}</h3>${statementTable(account, style, look)}`,
  );
  const total = chance.maybe(0.4)
    ? `<p>Total credits ${comma(first.movements.reduce((sum, m) => sum + m.in, 0n))} Total debits ${comma(first.movements.reduce((sum, m) => sum + m.out, 0n))}</p>`
    : '';
  return `${head}<br>${blocks.join('<br>')}${accounts.length === 1 ? total : ''}`;
}

/** A statement whose form is drawn anew for every document. */
export function mixedStatement(chance: Chance): StatementLayout {
  const tongue = chance.pick(['en', 'both', 'zh'] as const);
  const style = rowStyle(chance, tongue);
  const [en, zh] = chance.pick(BANKS);
  const bank = tongue === 'zh' ? zh : en;
  const printedBank = tongue === 'both' ? `${en} ${zh}` : bank;
  const second = chance.maybe(0.3)
    ? [{ count: [2, 6] as const, wording: 'en' as const, currency: chance.pick(['USD', 'EUR', 'CNY']) }]
    : [];
  return {
    id: 'M-statement',
    bank,
    language: tongue === 'both' ? ['en', 'zh-Hant'] : [tongue === 'zh' ? 'zh-Hant' : 'en'],
    accounts: [{ count: [5, 18], wording: tongue, overdrawn: chance.maybe(0.3) }, ...second],
    shows: { balances: style.balances, periodStart: true },
    css: `body{font:${chance.pick(['9pt', '9.5pt', '10pt'])} ${chance.pick([SANS, SERIF, HUMANIST, NARROW, MONO])}} td{padding:${chance.pick(['0.6mm', '1.1mm', '1.7mm'])} 1.2mm}`,
    body: (accounts, holder, c) => bodyOf(accounts, holder, style, printedBank, c),
  };
}
