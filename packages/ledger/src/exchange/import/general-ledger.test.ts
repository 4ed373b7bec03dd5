import { readCsv } from '@folio/csv';
import { describe, expect, it } from 'vitest';
import { amountSignOf, detectLayout, entriesOf, readGeneralLedger, signedLines } from './index.ts';

function read(text: string) {
  const { rows } = readCsv(text);
  const layout = detectLayout(rows, 'HKD');
  if (layout === null) throw new Error('no headings');
  return readGeneralLedger(rows, layout, 'HKD');
}

function entries(text: string) {
  const built = entriesOf(read(text).lines, 'HKD');
  return {
    faults: built.faults.map(({ code, values }) => [code, values.date, values.difference, values.rows]),
    entries: built.entries.map((entry) => [
      entry.date,
      entry.number,
      entry.narration,
      ...entry.lines.map((line) => `${line.account} ${line.amountMinor}`),
    ]),
  };
}

describe('general ledgers of other programs', () => {
  it('Xero: a section for each account, with openings, totals and a number for each journal', () => {
    const text = [
      'General Ledger Detail',
      'Demo Limited',
      'For the period 1 April 2025 to 31 March 2026',
      'Date,Source,Contact,Description,Reference,Journal ID,Debit,Credit,Running Balance',
      '090 - Business Bank Account',
      'Opening Balance,,,,,,"1,000.00",,"1,000.00"',
      '02 Apr 2025,Receivable Payment,Aurora,Payment,RCT-1,12,500.00,,"1,500.00"',
      'Total 090 - Business Bank Account,,,,,,"1,500.00",,',
      'Closing Balance,,,,,,"1,500.00",,',
      '',
      '200 - Sales',
      '01 Apr 2025,Receivable Invoice,Aurora,Lanterns,INV-1,11,,500.00,(500.00)',
      'Total 200 - Sales,,,,,,,500.00,',
      '',
      '610 - Accounts Receivable',
      '01 Apr 2025,Receivable Invoice,Aurora,Lanterns,INV-1,11,500.00,,500.00',
      '02 Apr 2025,Receivable Payment,Aurora,Payment,RCT-1,12,,500.00,0.00',
      '970 - Owner A Share Capital',
      'Opening Balance,,,,,,,"1,000.00","(1,000.00)"',
    ].join('\n');
    const file = read(text);
    expect(file.faults).toEqual([]);
    expect([...file.openings]).toEqual([
      ['code:090', 100000n],
      ['code:970', -100000n],
    ]);
    expect(file.accounts.map(({ code, name }) => [code, name])).toEqual([
      ['090', 'Business Bank Account'],
      ['200', 'Sales'],
      ['610', 'Accounts Receivable'],
      ['970', 'Owner A Share Capital'],
    ]);
    expect(entries(text)).toEqual({
      faults: [],
      entries: [
        ['2025-04-01', '11', 'Receivable Invoice · Aurora · Lanterns', 'code:200 -50000', 'code:610 50000'],
        ['2025-04-02', '12', 'Receivable Payment · Aurora · Payment', 'code:090 50000', 'code:610 -50000'],
      ],
    });
  });

  it('QuickBooks: a journal whose first row alone has date, type and number', () => {
    const text = [
      'Demo Limited',
      'Journal',
      'Date,Transaction Type,Num,Name,Memo/Description,Account,Debit,Credit',
      '04/25/2025,Invoice,1001,Aurora,,Accounts Receivable (A/R),$500.00,',
      ',,,Aurora,Lanterns,Sales,,$500.00',
      ',,,,,,$500.00,$500.00',
      '',
      '04/26/2025,Expense,,,Rent,Rent or Lease,300.00,',
      ',,,,Rent,Checking,,300.00',
      'TOTAL,,,,,,$800.00,$800.00',
    ].join('\n');
    expect(entries(text).entries).toEqual([
      ['2025-04-25', '1001', 'Invoice · Aurora · Lanterns', 'name:accountsreceivablear 50000', 'name:sales -50000'],
      ['2025-04-26', 'GL-8', 'Expense · Rent', 'name:rentorlease 30000', 'name:checking -30000'],
    ]);
  });

  it('QuickBooks: amounts on each account’s own side', () => {
    const text = [
      ',Date,Transaction Type,Num,Name,Memo/Description,Split,Amount,Balance',
      'Checking',
      ',Beginning Balance,,,,,,,100.00',
      ',04/25/2025,Deposit,7,,Sale,Sales,500.00,600.00',
      'Total for Checking,,,,,,,$500.00,',
      'Sales',
      ',04/25/2025,Deposit,7,,Sale,Checking,500.00,500.00',
      'Total for Sales,,,,,,,$500.00,',
    ].join('\n');
    const { lines, openings, faults, leftOut } = read(text);
    expect([faults, leftOut.totals, [...openings]]).toEqual([[], 2, [['name:checking', 10000n]]]);
    const creditSide = (key: string) => key === 'name:sales';
    expect(amountSignOf(lines, creditSide)).toBe('own_side');
    expect(signedLines(lines, 'own_side', creditSide).map((line) => line.amountMinor)).toEqual([50000n, -50000n]);
  });

  it('a Chinese ledger with a voucher number, full-width figures and both dates of a day', () => {
    const text = [
      '總分類帳',
      '日期;憑證號碼;科目編號;科目;摘要;借方;貸方',
      '2025/4/2;記-1;1001;銀行存款;收款;１，２００．００;',
      '2025/4/2;記-1;4001;銷售收入;收款;;1,200.00',
      ';;;合計;;1,200.00;1,200.00',
    ].join('\r\n');
    expect(entries(text).entries).toEqual([['2025-04-02', '記-1', '收款', 'code:1001 120000', 'code:4001 -120000']]);
  });

  it('a posting described as an opening balance stays a posting; a balance brought forward without an amount is not a posting', () => {
    const text = [
      'Date,Account,Description,Debit,Credit,Balance',
      '2025-04-01,Bank,Balance b/f,,,250.00',
      '2025-04-01,Bank,Opening balance,100.00,,350.00',
      '2025-04-01,Capital,Total capital,,100.00,-100.00',
    ].join('\n');
    const { openings, lines } = read(text);
    expect([...openings]).toEqual([['name:bank', 25000n]]);
    expect(lines.map((line) => line.amountMinor)).toEqual([10000n, -10000n]);
  });

  it('foreign units next to the base amount', () => {
    const text = [
      'Date,Account,Currency,Debit (Source),Credit (Source),Debit (HKD),Credit (HKD)',
      '2025-04-02,Bank USD,USD,100.00,,780.00,',
      '2025-04-02,Sales,HKD,,780.00,,780.00',
    ].join('\n');
    expect(read(text).lines.map((line) => line.foreign)).toEqual([{ currency: 'USD', amountMinor: 10000n }, null]);
  });

  it('joins what a day’s groups lack in each other, and names a day that stays out of balance', () => {
    const text = [
      'Date,Num,Account,Amount',
      '2025-04-02,A,Bank,100.00',
      '2025-04-02,B,Sales,-100.00',
      '2025-04-03,C,Bank,50.00',
      '2025-04-03,C,Sales,-40.00',
    ].join('\n');
    expect(entries(text)).toEqual({
      faults: [['entry_unbalanced', '2025-04-03', '10.00', '4–5']],
      entries: [['2025-04-02', 'A', '', 'name:bank 10000', 'name:sales -10000']],
    });
  });

  it.each([
    ['Account,Debit,Credit\nBank,1.00,', [['column_missing_date', null]]],
    ['Date,Account,Balance\n2025-04-02,Bank,1.00', [['column_missing_amount', null]]],
    [
      'Date,Account,Amount\n31/04/2025,Bank,1.00\n30/04/2025,Bank,x\n30/04/2025,,1.00',
      [
        ['row_date', 2],
        ['row_amount', 3],
        ['row_account', 4],
      ],
    ],
    ['Date,Account,Amount\n', [['no_rows', null]]],
  ])('%j: %j', (text, faults) => {
    expect(read(text).faults.map(({ code, row }) => [code, row])).toEqual(faults);
  });
});
