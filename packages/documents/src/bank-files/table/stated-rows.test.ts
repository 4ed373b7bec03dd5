import { describe, expect, it } from 'vitest';
import type { BankFile, BankFileStatement } from '../bank-file.ts';
import { readBankCsv } from '../csv.ts';
import { holderAbove } from './read-table.ts';

function read(text: string): BankFile {
  const file = readBankCsv(text, { encoding: null });
  if (file === null) throw new Error('no table was found');
  return file;
}

function first(text: string): BankFileStatement {
  const [statement] = read(text).statements;
  if (statement === undefined) throw new Error('no statement was found');
  return statement;
}

const plain = ({ lines }: BankFileStatement): string[] =>
  lines.map((line) => `${line.date} ${line.out === null ? line.in : `-${line.out}`} ${line.description}`);

describe('rows that state a balance', () => {
  const table = (...rows: readonly string[]): string => `Date,Details,Amount,Balance\n${rows.join('\n')}\n`;

  it.each([
    ['Opening balance', 'Closing balance'],
    ['BALANCE B/F', 'BALANCE C/F'],
    ['Balance brought forward', 'Balance carried forward'],
    ['Opening ledger balance', 'Closing ledger balance'],
    ['承上結餘', '轉下頁'],
    ['上期結餘', '本期結餘'],
    ['期初餘額', '期末餘額'],
    ['Anfangssaldo', 'Endsaldo'],
  ])('%s and %s are no movements', (opening, closing) => {
    const statement = first(
      table(`01/01/2026,${opening},,1000.00`, '13/01/2026,Rent,-500.00,500.00', `31/01/2026,${closing},,500.00`),
    );
    expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent']);
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['1000.00', '500.00']);
  });

  it.each(['Total', 'Sub-total', 'Grand total', '合計', '小計', '總計', 'Number of transactions'])(
    'a row "%s" without a day is left out',
    (words) => {
      const statement = first(table('13/01/2026,Rent,-500.00,500.00', `,${words},-500.00,`));
      expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent']);
    },
  );

  it.each([
    'TOTAL ENERGIES MARKETING',
    'NEW BALANCE CAUSEWAY BAY',
    'Final balance payment to contractor',
    'Initial balance transfer fee',
    'Refund of previous balance',
  ])('a purchase at "%s" is a movement', (words) => {
    const statement = first(table('13/01/2026,Rent,-500.00,1500.00', `14/01/2026,${words},-800.00,700.00`));
    expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent', `2026-01-14 -800.00 ${words}`]);
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['2000.00', '700.00']);
  });

  it('a purchase at New Balance is a movement where no balances are printed', () => {
    const statement = first('Date,Details,Amount\n13/01/2026,Rent,-500.00\n14/01/2026,NEW BALANCE HK,-800.00\n');
    expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent', '2026-01-14 -800.00 NEW BALANCE HK']);
    expect(statement.closingBalance).toBeNull();
  });

  it('an opening balance in the column of amounts is no movement', () => {
    const statement = first('Date,Details,Amount\n01/01/2026,Opening balance,1000.00\n13/01/2026,Rent,-500.00\n');
    expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent']);
    expect(statement.openingBalance).toBe('1000.00');
  });
});

describe('what is printed around a table', () => {
  const TABLE = 'Date,Details,Amount\n13/01/2026,Rent,-500.00\n14/01/2026,Sale,20.50\n';

  it.each([
    ['Account number,123-456789-001', { account: '123-456789-001' }],
    ['Account No.: 123456789', { account: '123456789' }],
    ['IBAN;CH9300762011623852957', { account: null }],
    ['戶口號碼：,012-345-6', { account: '012-345-6' }],
    ['帳號,0012 3456 789', { account: '0012 3456 789' }],
    ['Account name,Peak View Limited', { account: null, holder: 'Peak View Limited' }],
    ['戶名：,山景有限公司', { holder: '山景有限公司' }],
    ['Account holder: Peak View Limited', { holder: 'Peak View Limited' }],
    ['Currency,HKD', { currency: 'HKD' }],
    ['Currency: US Dollars', { currency: 'USD' }],
    ['貨幣,港幣', { currency: 'HKD' }],
    ['Currency,XYZ', { currency: 'XYZ' }],
    ['Period,01/01/2026 - 31/01/2026', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['From 01/01/2026 to 31/01/2026', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['期間：,2026年1月1日 至 2026年1月31日', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['Statement date,31/01/2026', { periodStart: '2026-01-13', periodEnd: '2026-01-14' }],
    ['Opening balance,"1,000.00"', { openingBalance: '1000.00' }],
    ['Opening balance: 1000.00 DR', { openingBalance: '-1000.00' }],
    ['期初餘額,1000', { openingBalance: '1000.00' }],
    ['Closing balance,n/a', { closingBalance: null }],
    ['Branch,Mong Kok', { account: null, currency: null }],
    [`${'x'.repeat(100)}: 123456`, { account: null }],
  ])('%s', (above, wanted) => expect(first(`${above}\n\n${TABLE}`)).toMatchObject(wanted));

  it('the currency of the headings counts when all name one', () => {
    const of = (heads: string): string | null => first(`${heads}\n13/01/2026,Rent,500.00,,500.00\n`).currency;
    expect(of('Date,Details,Debit (HKD),Credit (HKD),Balance (HKD)')).toBe('HKD');
    expect(of('Date,Details,Debit (HKD),Credit (USD),Balance')).toBeNull();
    expect(of('Date,Details,Debit,Credit,Balance')).toBeNull();
  });

  it('days without a year take it from what is printed above', () => {
    const statement = first('Statement date,05/01/2026\nDate,Details,Amount\n31 DEC,Rent,-500.00\n02 JAN,Sale,20.50\n');
    expect(plain(statement)).toEqual(['2025-12-31 -500.00 Rent', '2026-01-02 20.50 Sale']);
  });

  it.each([
    [[], null],
    [[['Account name']], null],
    [[['A/C Name: ', 'Kwan Ltd']], 'Kwan Ltd'],
    [[['Date'], ['Customer name', '陳大文']], '陳大文'],
    [[['Name of account：Kwan Ltd', 'x']], 'Kwan Ltd'],
    [[['Account name', '001-2']], null],
  ] as const)('the holder of %j is %s', (rows, name) => expect(holderAbove(rows)).toBe(name));
});

describe('amounts printed twice', () => {
  it.each([
    ['Amount,Credit', ['amount', 'ignore']],
    ['Amount,Debit', ['amount', 'ignore']],
    ['Credit,Amount', ['ignore', 'amount']],
  ])('under %s are read once', (heads, roles) => {
    const file = read(`Date,Details,${heads}\n13/01/2026,Rent,20.50,20.50\n14/01/2026,Sale,5.00,5.00\n`);
    expect(file.mapping?.roles).toEqual(['date', 'description', ...roles]);
  });
});

describe('several accounts in one table', () => {
  it('each account and currency is one statement, in the order they appear', () => {
    const file = read(
      'Account,Currency,Date,Details,Amount,Balance\n001-1,HKD,13/01/2026,Rent,-500.00,500.00\n001-1,USD,13/01/2026,Sale,5.00,5.00\n002-2,HKD,14/01/2026,Fee,-1.00,9.00\n001-1,HKD,15/01/2026,Sale,20.50,520.50\n',
    );
    expect(file.statements.map(({ account, currency }) => `${account} ${currency}`)).toEqual([
      '001-1 HKD',
      '001-1 USD',
      '002-2 HKD',
    ]);
    expect(file.statements.map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
    expect(file.statements.map(({ openingBalance }) => openingBalance)).toEqual(['1000.00', '0.00', '10.00']);
  });

  it('signs printed with every amount separate currencies, a sign on some does not', () => {
    const rows = (second: string): number =>
      read(`Date,Details,Amount\n13/01/2026,Rent,-HK$500.00\n14/01/2026,Sale,${second}\n`).statements.length;
    expect(rows('US$20.50')).toBe(2);
    expect(rows('HK$20.50')).toBe(1);
    expect(rows('20.50')).toBe(1);
  });
});

describe('rows that are odd', () => {
  it.each([
    ['a row of zeros', '14/01/2026,Nothing,0.00,500.00', []],
    ['a row with a balance only', '14/01/2026,Balance,,500.00', []],
    ['an empty row', ',,,', []],
    ['words only', ',for January,,', []],
    ['a row that is too long', '14/01/2026,Sale,20.50,520.50,x,y', ['2026-01-14 20.50 Sale']],
    ['a movement of a cent', '14/01/2026,Sale,0.01,500.01', ['2026-01-14 0.01 Sale']],
    ['a huge movement', '14/01/2026,Sale,9999999999999.99,', ['2026-01-14 9999999999999.99 Sale']],
    ['very long words', `14/01/2026,${'x'.repeat(2000)},1.00,501.00`, [`2026-01-14 1.00 ${'x'.repeat(2000)}`]],
  ])('%s', (_, row, more) => {
    const file = read(`Date,Details,Amount,Balance\n13/01/2026,Rent,-500.00,500.00\n${row}\n`);
    expect(file.problems).toEqual([]);
    expect(file.statements.flatMap(plain).filter((line) => !line.includes('Rent'))).toEqual(more);
  });
});
