import type { Chance } from './chance.ts';
import type { ColumnKind, HeadingLanguage } from './statement-layout.ts';

/** What a statement calls its columns, its balances and itself. */
const COLUMN_WORDS: Readonly<
  Record<ColumnKind, { en: readonly string[]; zh: readonly string[]; short: readonly string[] }>
> = {
  date: {
    en: ['Date', 'Transaction Date', 'Trans Date', 'Date of transaction', 'Activity date', 'Txn Date'],
    zh: ['日期', '交易日期'],
    short: ['Dt', 'Txn Dt', 'Date'],
  },
  posted: {
    en: ['Posting Date', 'Value Date', 'Post Date', 'Effective date', 'Settlement date'],
    zh: ['入賬日期', '起息日', '過賬日期'],
    short: ['Val', 'Post'],
  },
  description: {
    en: [
      'Description',
      'Transaction Details',
      'Particulars',
      'Narrative',
      'Narration',
      'Details',
      'Payment type and details',
    ],
    zh: ['摘要', '交易詳情', '進支詳情', '交易摘要', '交易項目', '說明'],
    short: ['Desc', 'Dtls', 'Particulars'],
  },
  currency: { en: ['CCY', 'Cur'], zh: ['貨幣'], short: ['CCY'] },
  direction: { en: ['Type', 'Debit/Credit'], zh: ['借貸'], short: ['Dr/Cr'] },
  counter: { en: ['No.', '#'], zh: ['序號'], short: ['#'] },
  code: { en: ['Type', 'Code'], zh: ['類別', '代號'], short: ['Cd', 'Tp'] },
  reference: { en: ['Reference', 'Ref. No.', 'Cheque No.'], zh: ['參考編號', '備考'], short: ['Ref'] },
  out: {
    en: [
      'Withdrawals',
      'Debit',
      'Paid out',
      'Money out',
      'Payments',
      'Withdrawal (HKD)',
      'Withdrawal/Debit',
      'Withdrawals/ Subtractions',
    ],
    zh: ['支出', '提取', '支出金額'],
    short: ['Dr', 'Out', 'Wdl'],
  },
  in: {
    en: [
      'Deposits',
      'Credit',
      'Paid in',
      'Money in',
      'Receipts',
      'Deposit (HKD)',
      'Deposit/Credit',
      'Deposits/ Additions',
    ],
    zh: ['存入', '存款', '收入金額'],
    short: ['Cr', 'In', 'Dep'],
  },
  amount: { en: ['Amount', 'Transaction Amount', 'Amount (HKD)'], zh: ['金額', '交易金額'], short: ['Amt'] },
  balance: {
    en: ['Balance', 'Running Balance', 'Account Balance', 'Balance carried', 'Ledger balance', 'Balance (DR=Debit)'],
    zh: ['結餘', '餘額', '賬戶結餘', '結餘／（結欠）'],
    short: ['Bal'],
  },
};

export interface StatementWords {
  readonly columns: Readonly<Record<ColumnKind, string>>;
  readonly opening: string;
  readonly closing: string;
  readonly carried: string;
  readonly broughtPage: string;
  readonly subtotal: string;
  readonly pageTotal: string;
  readonly totalIn: string;
  readonly totalOut: string;
  readonly account: string;
  readonly period: string;
  readonly title: string;
  readonly noMovements: string;
  /** Of the column that says which way an amount went. */
  readonly wentOut: string;
  readonly cameIn: string;
  readonly listIn: string;
  readonly listOut: string;
  readonly daily: string;
}

function said(chance: Chance, language: HeadingLanguage, en: readonly string[], zh: readonly string[]): string {
  if (language === 'zh') return chance.of(zh);
  if (language === 'both')
    return chance.percent(50) ? `${chance.of(en)} ${chance.of(zh)}` : `${chance.of(zh)} ${chance.of(en)}`;
  return chance.of(en);
}

/** The longest word that a heading can put into a column; headings break between words. */
export function longestHeadingWord(name: ColumnKind, language: HeadingLanguage): string {
  const { en, zh, short } = COLUMN_WORDS[name];
  const said = { en, zh, short, both: [...en, ...zh] }[language];
  const words = said.flatMap((heading) => heading.split(' '));
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Draws the words of one statement; the same paper says the same thing in the same words. */
export function drawWords(chance: Chance, language: HeadingLanguage, kind: string): StatementWords {
  const column = (name: ColumnKind) => {
    const { en, zh, short } = COLUMN_WORDS[name];
    return language === 'short' ? chance.of(short) : said(chance, language, en, zh);
  };
  const card = kind === 'card';
  return {
    columns: {
      counter: column('counter'),
      currency: column('currency'),
      direction: column('direction'),
      code: column('code'),
      date: column('date'),
      posted: column('posted'),
      description: column('description'),
      reference: column('reference'),
      out: column('out'),
      in: column('in'),
      amount: column('amount'),
      balance: column('balance'),
    },
    opening: card
      ? said(
          chance,
          language,
          ['Previous Balance', 'Opening balance', 'Balance from last statement'],
          ['上期結餘', '上月結欠'],
        )
      : said(
          chance,
          language,
          ['Balance brought forward', 'Opening Balance', 'B/F BALANCE', 'B/F', 'Previous balance', 'Start balance'],
          ['承前結餘', '上期結餘', '承上結餘', '期初餘額'],
        ),
    closing: card
      ? said(chance, language, ['New Balance', 'Statement Balance', 'Closing balance'], ['本期結餘', '結單結欠'])
      : said(
          chance,
          language,
          ['Closing Balance', 'Balance carried forward', 'C/F BALANCE', 'C/F', 'Ending balance', 'End balance'],
          ['期末結餘', '結餘轉下期', '本期結餘', '今期結餘'],
        ),
    carried: said(chance, language, ['Carried forward', 'Balance carried to next page'], ['轉下頁', '結轉下頁']),
    broughtPage: said(
      chance,
      language,
      ['Brought forward', 'Balance brought from previous page'],
      ['承上頁', '承前頁'],
    ),
    pageTotal: said(chance, language, ['Page total', 'Total this page'], ['本頁合計', '本頁小計']),
    totalIn: said(chance, language, ['Total deposits', 'Total credits', 'Money in'], ['存入總額', '收入合計']),
    totalOut: said(chance, language, ['Total withdrawals', 'Total debits', 'Money out'], ['支出總額', '提取合計']),
    subtotal: said(chance, language, ['Total', 'Sub-total', 'Total transactions'], ['小計', '合計']),
    account: said(chance, language, ['Account Number', 'Account No.', 'A/C No'], ['戶口號碼', '賬戶號碼']),
    noMovements: said(chance, language, ['No transaction', 'No transactions in this period'], ['無交易']),
    ...(language === 'zh' ? { wentOut: '支出', cameIn: '存入' } : chance.of(DIRECTIONS)),
    listIn: said(chance, language, ['Deposits and other additions', 'DEPOSITS', 'Credits'], ['存入明細']),
    listOut: said(chance, language, ['Withdrawals and other subtractions', 'WITHDRAWALS', 'Debits'], ['支出明細']),
    daily: said(chance, language, ['Daily ending balance', 'DAILY BALANCES'], ['每日結餘']),
    period: said(chance, language, ['Statement Period', 'Period', 'From'], ['結單期間', '期間']),
    title: card
      ? said(chance, language, ['Credit Card Statement', 'CARD STATEMENT'], ['信用卡結單', '信用卡月結單'])
      : said(
          chance,
          language,
          ['Statement of Account', 'Account Statement', 'BANK STATEMENT'],
          ['月結單', '戶口結單', '綜合月結單'],
        ),
  };
}

const DIRECTIONS = [
  { wentOut: 'Debit', cameIn: 'Credit' },
  { wentOut: 'DR', cameIn: 'CR' },
] as const;

export const BANKS = [
  'Harbour & Peak Bank Limited',
  'Banque du Lac',
  'Meridian Savings Bank',
  'First Prairie Credit Union',
  'Lotus Pay Wallet',
  'Southern Cross Bank',
  'Banco del Puerto',
  '遠東商業銀行 Far Orient Bank',
  'Thames Mutual',
  'Merlion Digital Bank',
] as const;

export const ADVERTISEMENTS = [
  'Earn 3.25% p.a. on new funds of HKD 100,000 or more until 31 December 2026.',
  'Beware of fraud. Never give your password to anybody. Call +852 2233 3000.',
  '推薦親友，可獲港幣500.00元獎賞。',
  'Spend HKD 5,000.00 before 30 Jun 2026 and get 10,000 bonus points.',
] as const;
