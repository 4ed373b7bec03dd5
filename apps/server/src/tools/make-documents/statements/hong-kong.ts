import { printed } from '../dates.ts';
import { escaped, pairs, SANS, SONG, sideBySide } from '../html.ts';
import { comma } from '../money.ts';
import {
  americanDates,
  chineseStatement,
  dayEndStatement,
  referenceStatement,
  textBelowStatement,
} from './hong-kong-bilingual.ts';
import { fixedPitchStatement, particularsStatement, signedStatement, twoSections } from './hong-kong-english.ts';
import { address, BOTH, EN, first } from './hong-kong-parts.ts';
import type { StatementLayout } from './layout.ts';
import { type RowStyle, statementTable } from './rows.ts';

/** Chinese heading, ISO dates, withdrawal before deposit, newest movement first. */
const newest: RowStyle = {
  columns: [
    ['date', '日期'],
    ['text', '交易描述'],
    ['out', '支出'],
    ['in', '存入'],
    ['balance', '賬戶結餘'],
  ],
  date: '2026-03-05',
  balances: 'every',
  newestFirst: true,
};

const newestFirst: StatementLayout = {
  id: 'S-newest-first',
  bank: '星橋銀行',
  language: ['zh-Hant'],
  accounts: [{ count: [7, 14], wording: 'zh' }],
  shows: { balances: 'every', periodStart: true, newestFirst: true },
  css: `body{font:10pt ${SONG}} .zebra td{padding:1.5mm}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `<h2>星橋銀行</h2><p>${escaped(holder.name)}　賬戶 ${account.number}　港元</p><p>結單期 ${printed(account.start, '2026-03-05')} 至 ${printed(account.end, '2026-03-05')}</p>${pairs(
      [
        ['期初結餘', comma(account.opening)],
        ['期末結餘', comma(account.closing)],
      ],
      'right',
    )}<br>${statementTable(account, newest, 'wide zebra')}`;
  },
};

/** Three accounts over pages, with a summary whose figures are no transactions. */
const consolidatedRows: RowStyle = {
  columns: [
    ['date', 'Date 日期'],
    ['text', 'Details 詳情'],
    ['in', 'Credit 存入'],
    ['out', 'Debit 支出'],
    ['balance', 'Balance 結餘'],
  ],
  date: '05 MAR',
  dateOnce: true,
  balances: 'daily',
  opening: 'BALANCE BROUGHT FORWARD 承前結餘',
  closing: 'BALANCE CARRIED FORWARD 結餘轉下',
};

const consolidated: StatementLayout = {
  id: 'S-consolidated',
  bank: 'Lion Rock Bank',
  language: BOTH,
  accounts: [
    { count: [9, 15], wording: 'both' },
    { count: [4, 8], wording: 'both' },
    { count: [2, 5], wording: 'en', currency: 'USD' },
    { count: [2, 4], wording: 'en', currency: 'CNY' },
  ],
  shows: { balances: 'daily' },
  css: `body{font:9.5pt ${SANS}} h3{border-bottom:2px solid #b80;margin-top:7mm}`,
  body: (accounts, holder) => {
    const titles = [
      'HKD Current Account 港元往來戶口',
      'HKD Savings Account 港元儲蓄戶口',
      'USD Savings Account 美元儲蓄戶口',
      'CNY Savings Account 人民幣儲蓄戶口',
    ];
    const last = first(accounts);
    const summary = pairs(
      accounts.map((account, index): [string, string] => [
        `${titles[index]} ${account.number}`,
        `${account.currency} ${comma(account.closing)}`,
      ]),
      'right',
    );
    const blocks = accounts.map(
      (account, index) => `<h3>${titles[index]}　${account.number}</h3>${statementTable(account, consolidatedRows)}`,
    );
    return `<div class="page"><h2>Lion Rock Bank 獅石銀行</h2>${address(holder)}<p class="right">Statement Date 結單日期 ${printed(last.end, '5 March 2026')}</p><h3>Portfolio Summary 財務摘要</h3>${summary}${blocks[0] ?? ''}</div><div class="page">${blocks.slice(1).join('')}</div>`;
  },
};

/** Three pages of one account, turned over with totals carried. */
const longRows: RowStyle = {
  columns: [
    ['line', 'No.'],
    ['date', 'Date'],
    ['text', 'Transaction'],
    ['in', 'Money in'],
    ['out', 'Money out'],
    ['balance', 'Balance'],
  ],
  date: '05/03/2026',
  balances: 'every',
  opening: 'Balance brought forward',
  closing: 'Closing balance',
};

const longStatement: StatementLayout = {
  id: 'S-long',
  bank: 'Harbour Commercial Bank',
  language: EN,
  accounts: [{ count: [44, 60], wording: 'en' }],
  shows: { balances: 'every', periodStart: true },
  css: `body{font:9pt ${SANS}} thead{background:#eee}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    const size = 22;
    const pages = Array.from({ length: Math.ceil(account.movements.length / size) }, (_, page) =>
      account.movements.slice(page * size, page * size + size),
    );
    return pages
      .map((movements, page) => {
        const carried =
          page < pages.length - 1
            ? `<p class="right">Carried forward to next page ${comma(movements.at(-1)?.balance ?? 0n)}</p>`
            : '';
        return `<div class="page">${sideBySide(`<b>Harbour Commercial Bank</b><br>${address(holder)}`, `Business Account ${account.number}<br>HKD<br>${printed(account.start, '5 Mar 2026')} to ${printed(account.end, '5 Mar 2026')}<br>Page ${page + 1}/${pages.length}`)}<br>${statementTable(account, longRows, 'wide', movements)}${carried}</div>`;
      })
      .join('');
  },
};

export const HONG_KONG_STATEMENTS: readonly StatementLayout[] = [
  dayEndStatement,
  twoSections,
  chineseStatement,
  textBelowStatement,
  referenceStatement,
  americanDates,
  particularsStatement,
  fixedPitchStatement,
  signedStatement,
  newestFirst,
  consolidated,
  longStatement,
];
