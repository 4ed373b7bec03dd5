import { plusDays, printed } from '../dates.ts';
import { escaped, HUMANIST, NARROW, pairs, SANS, SERIF, sideBySide, table } from '../html.ts';
import { LETTER } from '../made.ts';
import { comma, percentOf, sum } from '../money.ts';
import type { Account } from './account.ts';
import type { StatementLayout } from './layout.ts';
import { type RowStyle, statementTable } from './rows.ts';

const EN = ['en'];
const only = (accounts: readonly Account[]): Account => {
  const [account] = accounts;
  if (account === undefined) throw new RangeError('a statement has an account');
  return account;
};

/** United Kingdom: type codes, money in before money out, start and end balance as rows and in a box. */
const britishRows: RowStyle = {
  columns: [
    ['date', 'Date'],
    ['type', 'Type'],
    ['text', 'Description'],
    ['in', 'Money in (£)'],
    ['out', 'Money out (£)'],
    ['balance', 'Balance (£)'],
  ],
  date: '5 Mar 2026',
  balances: 'daily',
  dateOnce: true,
  opening: 'Start balance',
  closing: 'End balance',
};
const british: StatementLayout = {
  id: 'S-uk',
  bank: 'Pendle & Ribble Bank',
  language: EN,
  accounts: [{ count: [9, 18], wording: 'uk', currency: 'GBP' }],
  shows: { balances: 'daily', periodStart: true },
  css: `body{font:9.5pt ${HUMANIST}} .ruled td{padding:1.3mm}`,
  body: (accounts, holder) => {
    const account = only(accounts);
    return `${sideBySide('<h2>Pendle &amp; Ribble Bank</h2>', `${escaped(holder.name)}<br>Sort code 30-21-77<br>Account number ${account.number}`)}<h3>Your Business Account statement</h3><p>${printed(account.start, '5 March 2026')} to ${printed(account.end, '5 March 2026')}</p>
${pairs(
  [
    ['Start balance', `£${comma(account.opening)}`],
    ['End balance', `£${comma(account.closing)}`],
  ],
  'right',
)}<br>${statementTable(account, britishRows, 'wide ruled')}`;
  },
};

/** United States: deposits and withdrawals in separate tables, no running balance, account summary first. */
const americanSections: StatementLayout = {
  id: 'S-us-sections',
  bank: 'First Prairie Bank',
  language: EN,
  accounts: [{ count: [8, 14], wording: 'us', currency: 'USD' }],
  shows: { balances: 'none', periodStart: true },
  size: LETTER,
  css: `body{font:9.5pt ${SANS}} h3{border-bottom:1px solid #777}`,
  body: (accounts, holder) => {
    const account = only(accounts);
    const block = (title: string, isIn: boolean): string => {
      const movements = account.movements.filter((movement) => movement.in > 0n === isIn);
      const rows = movements.map((m) => [printed(m.date, '03/05'), m.text.join(' '), comma(m.in + m.out)]);
      const total = comma(sum(movements.map((m) => m.in + m.out)));
      return `<h3>${title}</h3>${table([{ head: 'Date' }, { head: 'Description', width: '120mm' }, { head: 'Amount', align: 'right' }], [...rows, ['', `Total ${title.toLowerCase()}`, `$${total}`]], 'wide')}`;
    };
    const total = (isIn: boolean): string => comma(sum(account.movements.map((m) => (isIn ? m.in : m.out))));
    return `${sideBySide(`<h2>First Prairie Bank</h2>${escaped(holder.name)}`, `Account number: ${account.number}<br>${printed(account.start, 'March 5, 2026')} through ${printed(account.end, 'March 5, 2026')}`)}
<h3>Account summary</h3>${pairs(
      [
        [`Beginning balance on ${printed(account.start, 'March 5, 2026')}`, `$${comma(account.opening)}`],
        ['Deposits and other credits', total(true)],
        ['Withdrawals and other debits', `-${total(false)}`],
        [`Ending balance on ${printed(account.end, 'March 5, 2026')}`, `$${comma(account.closing)}`],
      ],
      'right',
    )}
${block('Deposits and other credits', true)}${block('Withdrawals and other debits', false)}`;
  },
};

/** Singapore: transaction and value date, trailing minus, totals row. */
const singaporeRows: RowStyle = {
  columns: [
    ['date', 'Transaction Date'],
    ['value', 'Value Date'],
    ['text', 'Description'],
    ['out', 'Debit'],
    ['in', 'Credit'],
    ['balance', 'Balance'],
  ],
  date: '05 MAR',
  balances: 'every',
  below: (text) => `${text}-`,
  opening: 'BALANCE B/F',
  closing: 'BALANCE C/F',
};
const singapore: StatementLayout = {
  id: 'S-sg',
  bank: 'Lion City Commercial Bank',
  language: EN,
  accounts: [{ count: [8, 15], wording: 'en', currency: 'SGD', overdrawn: true }],
  shows: { balances: 'every', periodStart: true },
  css: `body{font:9pt ${NARROW}} th{border-bottom:2px solid #c00;border-top:2px solid #c00}`,
  body: (accounts, holder) => {
    const account = only(accounts);
    const [ins, outs] = [sum(account.movements.map((m) => m.in)), sum(account.movements.map((m) => m.out))];
    return `${sideBySide(`${escaped(holder.name)}`, '<h2>STATEMENT OF ACCOUNT</h2>Lion City Commercial Bank')}<p>BUSINESS GROWTH ACCOUNT<br>Account No. ${account.number}　SGD<br>${printed(account.start, '5 Mar 2026').toUpperCase()} TO ${printed(account.end, '5 Mar 2026').toUpperCase()}</p>${statementTable(account, singaporeRows)}<p class="right">Total Withdrawals/Deposits ${comma(outs)} ${comma(ins)}</p>`;
  },
};

/** A card of Hong Kong: post and transaction date, CR behind payments, minimum payment and due date. */
const cardRows: RowStyle = {
  columns: [
    ['value', 'Post date 記賬日'],
    ['date', 'Trans date 交易日'],
    ['text', 'Description 交易詳情'],
    ['signed', 'Amount 金額 (HKD)'],
  ],
  date: '05 MAR',
  balances: 'none',
  sign: (text, out) => (out ? text : `${text}CR`),
};
const cardHongKong: StatementLayout = {
  id: 'S-card-cr',
  bank: 'Bauhinia Card',
  language: ['en', 'zh-Hant'],
  accounts: [{ count: [8, 16], wording: 'card' }],
  shows: { balances: 'none', card: true },
  css: `body{font:9.5pt ${SANS}} .boxes{background:#f3eadb;padding:3mm}`,
  body: (accounts, holder) => {
    const account = only(accounts);
    return `<h2>Bauhinia Card 紫荊信用卡</h2>${escaped(holder.name)}<br>${escaped(holder.address)}<div class="boxes"><div>Card number 卡號<br>${account.number}</div><div>Statement date 月結單日期<br>${printed(account.end, '5 Mar 2026')}</div><div>Payment due date 到期繳款日<br>${printed(plusDays(account.end, 25), '5 Mar 2026')}</div><div>Statement balance 結單結欠<br>HKD ${comma(account.closing)}</div><div>Minimum payment 最低付款額<br>HKD ${comma(percentOf(account.closing, 5))}</div></div>
<br>${table([{ head: '' }, { head: '', align: 'right' }], [['PREVIOUS BALANCE 上期結欠', comma(account.opening)]], 'wide')}${statementTable(account, cardRows)}${table([{ head: '' }, { head: '', align: 'right' }], [['STATEMENT BALANCE 結單結欠', comma(account.closing)]], 'wide')}`;
  },
};

/** A card with minus for credits, full dates, summary of the account at the right. */
const minusRows: RowStyle = {
  columns: [
    ['date', 'Date'],
    ['text', 'Transaction'],
    ['signed', 'Amount'],
  ],
  date: '5 Mar 2026',
  balances: 'none',
  sign: (text, out) => (out ? `$${text}` : `-$${text}`),
};
const cardMinus: StatementLayout = {
  id: 'S-card-minus',
  bank: 'Meadow Credit',
  language: EN,
  accounts: [{ count: [7, 15], wording: 'card', currency: 'SGD' }],
  shows: { balances: 'none', card: true, periodStart: true },
  css: `body{font:10pt ${SERIF}} td{padding:1.2mm}`,
  body: (accounts, holder) => {
    const account = only(accounts);
    const [purchases, payments] = [sum(account.movements.map((m) => m.out)), sum(account.movements.map((m) => m.in))];
    return `${sideBySide(
      `<h2>Meadow Credit Card Statement</h2>${escaped(holder.name)}<br>Account ending ${account.number}<br>Statement period ${printed(account.start, '5 Mar 2026')} - ${printed(account.end, '5 Mar 2026')}<br>All amounts in SGD`,
      pairs(
        [
          ['Previous balance', `$${comma(account.opening)}`],
          ['Payments and credits', `-$${comma(payments)}`],
          ['Purchases and charges', `$${comma(purchases)}`],
          ['<b>New balance</b>', `<b>$${comma(account.closing)}</b>`],
        ],
        'right',
      ),
    )}<h3>Transactions</h3>${statementTable(account, minusRows)}`;
  },
};

export const FOREIGN_STATEMENTS: readonly StatementLayout[] = [
  british,
  americanSections,
  singapore,
  cardHongKong,
  cardMinus,
];
