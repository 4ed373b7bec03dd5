import { readCsv } from '@folio/csv';
import { describe, expect, it } from 'vitest';
import { detectLayout, readTrialBalance } from './index.ts';

function read(text: string) {
  const { rows } = readCsv(text);
  const layout = detectLayout(rows, 'HKD');
  if (layout === null) throw new Error('no headings');
  const file = readTrialBalance(rows, layout, 'HKD');
  return { ...file, periods: file.periods.map(({ day, balances }) => [day, Object.fromEntries(balances)]) };
}

describe('trial balances of other programs', () => {
  it('Xero: code, name and type in columns, year to date next to the movement', () => {
    const text = [
      'Trial Balance',
      'Demo Limited',
      'As at 31 March 2026',
      '',
      'Account Code,Account,Account Type,Debit,Credit,Debit - Year to date,Credit - Year to date',
      'Revenue',
      '200,Sales,Revenue,,100.00,,"1,200.00"',
      'Total Revenue,,,,100.00,,"1,200.00"',
      'Bank',
      '090,Business Bank Account,Bank,100.00,,"1,500.00",',
      '960,Retained Earnings,Equity,,,,300.00',
      'Total,,,100.00,100.00,"1,500.00","1,500.00"',
    ].join('\n');
    const file = read(text);
    expect(file.periods).toEqual([['2026-03-31', { 'code:200': -120000n, 'code:090': 150000n, 'code:960': -30000n }]]);
    expect(file.accounts[0]).toEqual({ key: 'code:200', code: '200', name: 'Sales', type: 'Revenue' });
    expect([file.faults, file.leftOut]).toEqual([[], { totals: 2, headings: 2, nil: 0 }]);
  });

  it('Xero: a net column for each month next to the year to date', () => {
    const text = [
      'As at 31 March 2026',
      'Account Code,Account,Account Type,Debit - Year to date,Credit - Year to date,28 Feb 2026,31 Jan 2026',
      '200,Sales,Revenue,,"1,200.00",(900.00),-600.00',
      '090,Bank,Bank,"1,200.00",,900.00,600.00',
    ].join('\n');
    expect(read(text).periods).toEqual([
      ['2026-01-31', { 'code:200': -60000n, 'code:090': 60000n }],
      ['2026-02-28', { 'code:200': -90000n, 'code:090': 90000n }],
      ['2026-03-31', { 'code:200': -120000n, 'code:090': 120000n }],
    ]);
  });

  it('QuickBooks: no heading over the accounts', () => {
    const text =
      'Demo Limited,,\nTrial Balance,,\n"As of March 31, 2026",,\n,,\n,Debit,Credit\nChecking,"1,200.00",\nSales,,"1,200.00"\nTOTAL,"$1,200.00","$1,200.00"\n';
    const file = read(text);
    expect(file.periods).toEqual([['2026-03-31', { 'name:checking': 120000n, 'name:sales': -120000n }]]);
    expect(file.leftOut.totals).toBe(1);
  });

  it('in Chinese, with a row for each month', () => {
    const text =
      '月結,科目編號,科目名稱,借方,貸方\n'.replace('月結', '日期') +
      '2026年1月,1001,銀行存款,500.00,\n2026年1月,4001,銷售收入,,500.00\n2026年2月,1001,銀行存款,800.00,\n2026年2月,4001,銷售收入,,800.00\n,,合計,1300,1300\n';
    expect(read(text).periods).toEqual([
      ['2026-01-31', { 'code:1001': 50000n, 'code:4001': -50000n }],
      ['2026-02-28', { 'code:1001': 80000n, 'code:4001': -80000n }],
    ]);
  });

  it('one signed column', () => {
    expect(read('Account,Balance\nBank,10.00\nCapital,(10.00)').periods).toEqual([
      [null, { 'name:bank': 1000n, 'name:capital': -1000n }],
    ]);
  });

  it.each([
    ['Account,Debit,Credit\nBank,10.00,\nCapital,,9.00', [['file_unbalanced', null]]],
    [
      'Account,Debit,Credit\nBank,ten,\nCapital,,9.00',
      [
        ['row_amount', 2],
        ['file_unbalanced', null],
      ],
    ],
    [
      'Account,Debit,Credit\n,10.00,\nCapital,,10.00',
      [
        ['row_account', 2],
        ['file_unbalanced', null],
      ],
    ],
    ['Account,Debit,Credit\n', [['no_rows', null]]],
    [
      'Date,Account,Debit,Credit\nsoon,Bank,10.00,\nsoon,Capital,,10.00',
      [
        ['row_date', 2],
        ['row_date', 3],
      ],
    ],
  ])('%j: %j', (text, faults) => {
    expect(read(text).faults.map(({ code, row }) => [code, row])).toEqual(faults);
  });

  it('takes a person’s word where no heading is known', () => {
    const { rows } = readCsv('Bilanz\nKonto,Soll,Haben\nBank,10.00,\nKapital,,10.00');
    const unknown = detectLayout(rows, 'HKD');
    expect([unknown?.headerAt, unknown?.columns.map((column) => column.role)]).toEqual([1, [null, null, null]]);
    const layout = detectLayout(rows, 'HKD', { columns: { 0: 'account_name', 1: 'debit', 2: 'credit' } });
    if (layout === null) throw new Error('no rows');
    const [period] = readTrialBalance(rows, layout, 'HKD').periods;
    expect([...(period?.balances ?? [])]).toEqual([
      ['name:bank', 1000n],
      ['name:kapital', -1000n],
    ]);
  });

  it('has nothing to read in an empty file', () => {
    expect(detectLayout([], 'HKD')).toBeNull();
  });
});
