import { printed } from '../dates.ts';
import { HUMANIST, MONO, NARROW, pairs, SERIF, sideBySide } from '../html.ts';
import { address, EN, first } from './hong-kong-parts.ts';
import type { StatementLayout } from './layout.ts';
import { balanceText, type RowStyle, statementTable } from './rows.ts';

/** Two sections: Hong Kong dollars, then foreign currency with CCY first. */
const withCurrency: RowStyle = {
  columns: [
    ['currency', 'CCY'],
    ['date', 'Date'],
    ['text', 'Transaction Details'],
    ['in', 'Deposit'],
    ['out', 'Withdrawal'],
    ['balance', 'Balance'],
  ],
  date: '5 Mar',
  balances: 'every',
  opening: 'B/F BALANCE',
  closing: 'C/F BALANCE',
};

export const twoSections: StatementLayout = {
  id: 'S-two-sections',
  bank: 'Eastgate Savings Bank',
  language: EN,
  accounts: [
    { count: [6, 11], wording: 'en' },
    { count: [3, 6], wording: 'en', currency: 'USD' },
  ],
  shows: { balances: 'every', periodStart: true },
  css: `body{font:9pt ${NARROW}} h3{background:#dfe9e2;padding:1mm} table{margin-bottom:6mm}`,
  body: (accounts, holder) => {
    const [hkd, usd] = [accounts[0], accounts[1]];
    if (hkd === undefined || usd === undefined) throw new RangeError('two accounts');
    return `${sideBySide(`<h2>Eastgate Savings Bank</h2>${address(holder)}`, `<h3>STATEMENT OF ACCOUNT</h3>Period ${printed(hkd.start, '5 Mar 2026')} to ${printed(hkd.end, '5 Mar 2026')}`)}<br>
<h3>HKD Savings Account ${hkd.number}</h3>${statementTable(hkd, { ...withCurrency, columns: withCurrency.columns.slice(1) }, 'wide')}<h3>Foreign Currency Savings Account ${usd.number}</h3>${statementTable(usd, withCurrency, 'wide')}`;
  },
};

/** Particulars, balance on every row, 31-May-26, rows between lines. */
const particulars: RowStyle = {
  columns: [
    ['date', 'Date'],
    ['text', 'Particulars'],
    ['out', 'Withdrawals'],
    ['in', 'Deposits'],
    ['balance', 'Balance'],
  ],
  date: '05-Mar-26',
  balances: 'every',
  opening: 'Balance Brought Forward',
  closing: 'Balance Carried Forward',
};

export const particularsStatement: StatementLayout = {
  id: 'S-particulars',
  bank: 'Straits Star Bank (Hong Kong)',
  language: EN,
  accounts: [{ count: [10, 18], wording: 'en' }],
  shows: { balances: 'every' },
  css: `body{font:9.5pt ${SERIF}} .lined td{padding:1.2mm}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `<h2 class="right">Straits Star Bank (Hong Kong)</h2>${address(holder)}<h3 style="margin:6mm 0">Current Account Statement</h3>${pairs(
      [
        ['Account Number', account.number],
        ['Currency', 'HKD'],
        ['As at', printed(account.end, '05-Mar-26')],
      ],
      'left',
      ' :',
    )}<br>${statementTable(account, particulars, 'wide lined')}`;
  },
};

/** Dates without spaces, BALANCE (DR=DEBIT), fixed pitch. */
const fixedPitch: RowStyle = {
  columns: [
    ['date', 'DATE'],
    ['text', 'PARTICULARS'],
    ['out', 'WITHDRAWAL'],
    ['in', 'DEPOSIT'],
    ['balance', 'BALANCE (DR=DEBIT)'],
  ],
  date: '05MAR26',
  balances: 'every',
  below: (text) => `${text}DR`,
  opening: 'BALANCE B/F',
};

export const fixedPitchStatement: StatementLayout = {
  id: 'S-fixed-pitch',
  bank: 'Overseas Mercantile Bank',
  language: EN,
  accounts: [{ count: [8, 15], wording: 'en', overdrawn: true }],
  shows: { balances: 'every' },
  css: `body{font:9pt ${MONO}} table{width:100%} th{border-top:1px dashed;border-bottom:1px dashed}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `OVERSEAS MERCANTILE BANK LTD<br>HONG KONG BRANCH<br><br>${address(holder)}<br><br>ACCOUNT NO  ${account.number}   HKD   STATEMENT DATE ${printed(account.end, '05MAR26')}<br><br>${statementTable(account, fixedPitch)}<br>CLOSING BALANCE ${balanceText(account.closing, fixedPitch)}`;
  },
};

/** A bank without branches: activity and settlement date, one signed column, opening and closing rows. */
const signed: RowStyle = {
  columns: [
    ['date', 'Activity date'],
    ['value', 'Settlement date'],
    ['text', 'Description'],
    ['signed', 'Amount (HKD)'],
  ],
  date: '5 Mar',
  balances: 'none',
  sign: (text, out) => (out ? `-${text}` : `+${text}`),
  opening: 'Opening balance',
  closing: 'Closing balance',
};

export const signedStatement: StatementLayout = {
  id: 'S-signed',
  bank: 'Pebble',
  language: EN,
  accounts: [{ count: [6, 13], wording: 'en' }],
  shows: { balances: 'none', periodStart: true },
  css: `body{font:10pt ${HUMANIST};color:#223} h1{font-size:22pt;color:#55c} td{border-bottom:1px solid #eee;padding:1.6mm}`,
  body: (accounts, holder) => {
    const account = first(accounts);
    return `<h1>pebble</h1>${sideBySide(address(holder), `<b>Pebble Account ${account.number}</b><br>${printed(account.start, '5 Mar 2026')} – ${printed(account.end, '5 Mar 2026')}`)}<br>${statementTable(account, signed)}<p style="font-size:8pt">Pebble Bank Limited is a licensed bank.</p>`;
  },
};
