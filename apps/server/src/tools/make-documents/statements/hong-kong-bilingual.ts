import { printed } from '../dates.ts';
import { CHINESE, HUMANIST, MONO, pairs, SANS, sideBySide } from '../html.ts';
import { comma } from '../money.ts';
import { address, BOTH, counts, first } from './hong-kong-parts.ts';
import type { StatementLayout } from './layout.ts';
import { balanceText, type RowStyle, statementTable } from './rows.ts';

/** Deposit first, the day printed once without a year, balances at day end, DR behind an overdrawn one, closing counts. */
const dayEnd: RowStyle = {
  columns: [
    ['date', 'Date 日期'],
    ['text', 'Transaction Details 進支詳情'],
    ['in', 'Deposit 存入'],
    ['out', 'Withdrawal 支出'],
    ['balance', 'Balance 結餘'],
  ],
  date: '5 Mar',
  dateOnce: true,
  balances: 'daily',
  amountLast: true,
  below: (text) => `${text} DR`,
  opening: 'B/F BALANCE 承前轉結',
};

export const dayEndStatement: StatementLayout = {
  id: 'S-day-end',
  bank: 'Granite Peak Bank',
  language: BOTH,
  accounts: [{ count: [8, 16], wording: 'both', overdrawn: true }],
  shows: { balances: 'daily' },
  css: `body{font:9.5pt ${SANS}} h1{font-size:16pt;color:#a00}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    const { ins, outs, inSum, outSum } = counts(account);
    return `<h1>Granite Peak Bank 嘉峰銀行</h1>${sideBySide(
      address(holder),
      pairs([
        ['Number 號碼', account.number],
        ['Statement date 結單日期', printed(account.end, '5 March 2026')],
        ['Page 頁數', '1 of 1'],
      ]),
    )}
<h3 style="margin-top:8mm">HKD Current 港元往來</h3>${statementTable(account, dayEnd, 'wide ruled')}<br>
${pairs(
  [
    ['Total No. of Deposits 存入次數', String(ins)],
    ['Total Deposit Amount 存入總額', comma(inSum)],
    ['Total No. of Withdrawals 支出次數', String(outs)],
    ['Total Withdrawal Amount 支出總額', comma(outSum)],
    ['Closing Balance 結餘', balanceText(account.closing, dayEnd)],
  ],
  'right',
)}`;
  },
};

/** Chinese headings with a value date, overdrawn in brackets, full dates with slashes. */
const chineseRows: RowStyle = {
  columns: [
    ['date', '交易日期'],
    ['value', '起息日期'],
    ['text', '交易摘要'],
    ['in', '存入'],
    ['out', '提取'],
    ['balance', '原幣結餘／（結欠）'],
  ],
  date: '2026/03/05',
  balances: 'every',
  below: (text) => `(${text})`,
  opening: '承前結餘',
  closing: '今期結餘',
};

export const chineseStatement: StatementLayout = {
  id: 'S-zh-brackets',
  bank: '南嶺銀行',
  language: ['zh-Hant'],
  accounts: [{ count: [8, 15], wording: 'zh', overdrawn: true }],
  shows: { balances: 'every', periodStart: true },
  css: `body{font:10pt ${CHINESE}} th{border-top:1px solid;border-bottom:1px solid}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `<h2>南嶺銀行　綜合月結單</h2>${sideBySide(
      address(holder),
      pairs([
        ['戶口號碼', account.number],
        ['結單期', `${printed(account.start, '2026/03/05')} 至 ${printed(account.end, '2026/03/05')}`],
        ['貨幣', '港元 HKD'],
      ]),
    )}<h3>往來戶口</h3>${statementTable(account, chineseRows)}<p>*** 完 ***</p>`;
  },
};

/** Withdrawal first, text below the amount line, full dates, title with both languages. */
const textBelow: RowStyle = {
  columns: [
    ['date', 'Date 日期'],
    ['text', 'Description 摘要'],
    ['out', 'Withdrawal 支出'],
    ['in', 'Deposit 存入'],
    ['balance', 'Balance 結餘'],
  ],
  date: '5 Mar 2026',
  balances: 'every',
  opening: 'Balance Brought Forward 承上結餘',
  closing: 'Closing Balance 期末結餘',
};

export const textBelowStatement: StatementLayout = {
  id: 'S-text-below',
  bank: 'Victoria Charter Bank',
  language: BOTH,
  accounts: [{ count: [7, 14], wording: 'both' }],
  shows: { balances: 'every' },
  css: `body{font:9.5pt ${HUMANIST}} td{padding:1.5mm 1mm} th{background:#063;color:#fff}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `${sideBySide(address(holder), `<h2>Victoria Charter Bank 維港特許銀行</h2>Statement Date 結單日期: ${printed(account.end, '5 Mar 2026')}<br>Account No. 戶口號碼: ${account.number}`)}<h3 style="margin-top:8mm">HKD Current Account 港元支票戶口</h3>${statementTable(account, textBelow)}`;
  },
};

/** Currency carried by the first row, bank reference column, total row that is no transaction. */
const bankReference: RowStyle = {
  columns: [
    ['currency', 'Cur 貨幣'],
    ['date', 'Date 日期'],
    ['reference', 'Bk Ref 銀行備考'],
    ['text', 'Transaction Details 交易項目'],
    ['in', 'Deposit 存入'],
    ['out', 'Withdrawal 支出'],
    ['balance', 'Balance 結餘'],
  ],
  date: '05/03/2026',
  balances: 'every',
  opening: 'Balance B/F 承上結餘',
  closing: 'Balance C/F 結轉下頁',
};

export const referenceStatement: StatementLayout = {
  id: 'S-bank-ref',
  bank: 'Oriental Harbour Bank',
  language: BOTH,
  accounts: [{ count: [7, 13], wording: 'en' }],
  shows: { balances: 'every' },
  css: `body{font:9pt ${SANS}} .lined td{border-top:0;border-bottom:0}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    const { inSum, outSum } = counts(account);
    return `<h2>Oriental Harbour Bank 東方海港銀行</h2>${sideBySide(
      address(holder),
      pairs([
        ['A/C No. 賬戶號碼', account.number],
        ['Date 日期', printed(account.end, '05/03/2026')],
      ]),
    )}<br>${statementTable(account, bankReference, 'wide lined')}<p>Total Transaction Amount 交易總金額　　Deposit ${comma(inSum)}　　Withdrawal ${comma(outSum)}</p>`;
  },
};

/** American dates, debit and credit, a closing balance row a day, grand total. */
const american: RowStyle = {
  columns: [
    ['date', 'DATE'],
    ['text', 'TRANSACTION DETAILS'],
    ['out', 'DEBIT'],
    ['in', 'CREDIT'],
    ['balance', 'BALANCE'],
  ],
  date: '03/05/2026',
  balances: 'daily',
  opening: 'OPENING BALANCE',
  closing: 'CLOSING BALANCE 戶口結餘',
};

export const americanDates: StatementLayout = {
  id: 'S-us-dates',
  bank: 'Metropole Bank',
  language: BOTH,
  accounts: [{ count: [6, 12], wording: 'en' }],
  shows: { balances: 'daily', periodStart: true },
  css: `body{font:9pt ${MONO}}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    const { inSum, outSum } = counts(account);
    return `<b>METROPOLE BANK</b><br>${address(holder)}<p>ACCOUNT ${account.number} HKD CHECKING<br>STATEMENT PERIOD ${printed(account.start, '03/05/2026')} - ${printed(account.end, '03/05/2026')}</p>${statementTable(account, american)}<p>GRAND TOTAL 總額 DEBIT ${comma(outSum)} CREDIT ${comma(inSum)}</p>`;
  },
};
