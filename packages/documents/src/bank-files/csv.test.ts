import { describe, expect, it } from 'vitest';
import type { BankFile, BankFileStatement } from './bank-file.ts';
import { readBankCsv } from './csv.ts';
import type { TableOptions } from './table/read-table.ts';

function read(text: string, options: Partial<TableOptions> = {}): BankFile {
  const file = readBankCsv(text, { encoding: 'utf-8', ...options });
  if (file === null) throw new Error('no table was found');
  return file;
}

/** A statement as one line a transaction: day, signed amount, words, balance. */
function plain({ lines }: BankFileStatement): string[] {
  return lines.map((line) =>
    [line.date, line.out === null ? line.in : `-${line.out}`, line.payee, line.description, line.balance]
      .filter((part) => part !== null && part !== '')
      .join(' '),
  );
}

function first(text: string, options?: Partial<TableOptions>): BankFileStatement {
  const [statement] = read(text, options).statements;
  if (statement === undefined) throw new Error('no statement was found');
  return statement;
}

describe('a bank’s table', () => {
  it.each([
    [
      'signed amounts',
      'Date,Details,Amount\n31/01/2026,Rent,-500.00\n01/02/2026,Sale,20.50',
      ['2026-01-31 -500.00 Rent', '2026-02-01 20.50 Sale'],
    ],
    [
      'two columns',
      'Date;Description;Debit;Credit\n13-01-2026;Rent;500,00;\n14-01-2026;Sale;;1.020,50',
      ['2026-01-13 -500.00 Rent', '2026-01-14 1020.50 Sale'],
    ],
    [
      'a direction column',
      'Date\tMemo\tAmount\tDr/Cr\n2026-01-13\tRent\t500.00\tDR\n2026-01-14\tSale\t20.50\tCR',
      ['2026-01-13 -500.00 Rent', '2026-01-14 20.50 Sale'],
    ],
    [
      'marks behind the amount',
      'Date|Particulars|Amount\n13 JAN 2026|Rent|500.00 DR\n14 JAN 2026|Sale|20.50CR',
      ['2026-01-13 -500.00 Rent', '2026-01-14 20.50 Sale'],
    ],
    [
      'brackets and minus behind',
      'Date,Details,Amount\n13/01/2026,Rent,"(1,500.00)"\n14/01/2026,Fee,10.00-\n15/01/2026,Sale,HK$20.50',
      ['2026-01-13 -1500.00 Rent', '2026-01-14 -10.00 Fee', '2026-01-15 20.50 Sale'],
    ],
    [
      'Swiss marks',
      "Datum;Buchungstext;Betrag\n13.01.2026;Miete;-1'500.05\n14.01.2026;Verkauf;20.50",
      ['2026-01-13 -1500.05 Miete', '2026-01-14 20.50 Verkauf'],
    ],
    [
      'full-width digits',
      '日期,摘要,支出,存入\n２０２６年１月１３日,租金,５００．００,\n２０２６年１月１４日,銷售,,１２３',
      ['2026-01-13 -500.00 租金', '2026-01-14 123.00 銷售'],
    ],
    [
      'Hang Seng headings',
      '"Date 日期","Transaction Details 交易詳情","Deposit 存入 (HKD)","Withdrawal 提取 (HKD)","Balance 結餘 (HKD)"\n13/01/2026,轉賬 TRANSFER,,"1,500.00","8,500.00"\n14/01/2026,DEPOSIT 存款,20.50,,"8,520.50"',
      ['2026-01-13 -1500.00 轉賬 TRANSFER 8500.00', '2026-01-14 20.50 DEPOSIT 存款 8520.50'],
    ],
    [
      'Bank of China headings',
      '交易日期,交易类型,借方发生额,贷方发生额,余额,对方户名,摘要\n20260113,转账,1500.00,,8500.00,某某有限公司,房租\n20260114,利息,,20.50,8520.50,,结息',
      ['2026-01-13 -1500.00 转账 房租 8500.00', '2026-01-14 20.50 利息 结息 8520.50'],
    ],
    [
      'both sides in brackets, and the amounts as booked beside others',
      '"交易日期","摘要","交易金额(收入)","交易金额(支出)","交易币种","记账金额(收入)","记账金额(支出)","记账币种","余额"\n"2026-01-13","消费","","10.00","美元","","70.00","人民币","930.00"\n"2026-01-14","工资","20.50","","人民币","20.50","","人民币","950.50"\n"合计","","20.50","10.00","","","","",""',
      ['2026-01-13 -70.00 消费 930.00', '2026-01-14 20.50 工资 950.50'],
    ],
    [
      'a direction under another name',
      '交易时间,商品说明,收/支,金额\n2026-01-13 12:00:00,午餐,支出,35.00\n2026-01-14 12:00:00,转账,收入,20.50',
      ['2026-01-13 -35.00 午餐', '2026-01-14 20.50 转账'],
    ],
    [
      'years of the Republic',
      '日期,說明,支出,存入,餘額\n民國115年1月13日,房租,500,,1500\n115/01/14,利息,,20,1520',
      ['2026-01-13 -500.00 房租 1500.00', '2026-01-14 20.00 利息 1520.00'],
    ],
    [
      'month first',
      'Date,Description,Amount\n1/13/2026,Rent,-500.00\n2/1/2026,Sale,20.50',
      ['2026-01-13 -500.00 Rent', '2026-02-01 20.50 Sale'],
    ],
    [
      'Dutch words',
      '"Datum";"Naam / Omschrijving";"Af Bij";"Bedrag (EUR)";"Mededelingen"\n20260113;Verhuur BV;Af;500,00;huur\n20260114;Klant;Bij;20,50;',
      ['2026-01-13 -500.00 Verhuur BV huur', '2026-01-14 20.50 Klant'],
    ],
    [
      'a first line that names the delimiter',
      'sep=;\nDate;Details;Amount\n13/01/2026;"Rent; January";-500,00',
      ['2026-01-13 -500.00 Rent; January'],
    ],
    ['cells kept as text', 'Date,Details,Amount\n"=""13/01/2026""",Rent,"=""-500.00"""', ['2026-01-13 -500.00 Rent']],
    [
      'no headings',
      '13/01/2026,Rent,-500.00,1500.00\n14/01/2026,Sale,20.50,1520.50',
      ['2026-01-13 -500.00 Rent 1500.00', '2026-01-14 20.50 Sale 1520.50'],
    ],
    [
      'headings nobody taught',
      'Päivä X,Selite,Määrä\n13.1.2026,Vuokra,"-500,00"\n14.1.2026,Myynti,"20,50"',
      ['2026-01-13 -500.00 Vuokra', '2026-01-14 20.50 Myynti'],
    ],
    [
      'a day printed once for several rows',
      'Date,Details,Withdrawal,Deposit\n13 JAN 2026,Rent,500.00,\n,Fee,10.00,\n14 JAN 2026,Sale,,20.50',
      ['2026-01-13 -500.00 Rent', '2026-01-13 -10.00 Fee', '2026-01-14 20.50 Sale'],
    ],
    [
      'words that go on in the next row',
      'Date,Details,Withdrawal,Deposit\n13 JAN 2026,Rent,500.00,\n,January 2026,,\n14 JAN 2026,Sale,,20.50',
      ['2026-01-13 -500.00 Rent January 2026', '2026-01-14 20.50 Sale'],
    ],
  ])('with %s', (_, text, lines) => {
    const file = read(text);
    expect(file.problems).toEqual([]);
    expect(file.statements.map(plain)).toEqual([lines]);
  });

  it('newest first is turned round, and the opening balance is what the first balance leaves', () => {
    const statement = first(
      'Date,Details,Amount,Balance\n14/01/2026,Sale,20.50,520.50\n14/01/2026,Fee,-10.00,500.00\n13/01/2026,Rent,-490.00,510.00',
    );
    expect(plain(statement)).toEqual([
      '2026-01-13 -490.00 Rent 510.00',
      '2026-01-14 -10.00 Fee 500.00',
      '2026-01-14 20.50 Sale 520.50',
    ]);
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['1000.00', '520.50']);
  });

  it('uses the balances to see that rows of one day are listed newest first', () => {
    const statement = first(
      'Date,Details,Amount,Balance\n14/01/2026,C,5.00,115.00\n14/01/2026,B,-20.00,110.00\n14/01/2026,A,30.00,130.00',
    );
    expect(statement.lines.map(({ description }) => description)).toEqual(['A', 'B', 'C']);
    expect(statement.openingBalance).toBe('100.00');
  });

  it('takes brought forward, carried forward and totals as balances, not as transactions', () => {
    const statement = first(
      'Date,Details,Withdrawal,Deposit,Balance\n01/01/2026,BALANCE B/F,,,1000.00\n13/01/2026,Rent,500.00,,500.00\n14/01/2026,Sale,,20.50,520.50\n31/01/2026,BALANCE C/F,,,520.50\nTotal,,500.00,20.50,',
    );
    expect(plain(statement)).toEqual(['2026-01-13 -500.00 Rent 500.00', '2026-01-14 20.50 Sale 520.50']);
    expect([statement.openingBalance, statement.closingBalance]).toEqual(['1000.00', '520.50']);
  });

  it('reads account, currency, period and balances above the headings', () => {
    const statement = first(
      'Account number:,123-456789-001\nCurrency,US Dollars (USD)\nStatement period,01/01/2026 - 31/01/2026\nOpening balance,"1,000.00"\n\nDate,Details,Amount\n13/01/2026,Rent,-500.00\n\nClosing balance,500.00',
    );
    expect(statement).toMatchObject({
      account: '123-456789-001',
      currency: 'USD',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      openingBalance: '1000.00',
      closingBalance: '500.00',
    });
    expect(statement.lines).toHaveLength(1);
  });

  it('makes a statement of each account and currency', () => {
    const file = read(
      'Account,Currency,Date,Details,Amount,Balance\n111-1,HKD,13/01/2026,Rent,-500.00,500.00\n111-1,USD,13/01/2026,Sale,20.50,120.50\n222-2,HKD,14/01/2026,Fee,-10.00,90.00\n111-1,HKD,14/01/2026,Sale,5.00,505.00',
    );
    expect(
      file.statements.map(({ account, currency, openingBalance, closingBalance, lines }) => [
        account,
        currency,
        openingBalance,
        closingBalance,
        lines.length,
      ]),
    ).toEqual([
      ['111-1', 'HKD', '1000.00', '505.00', 2],
      ['111-1', 'USD', '100.00', '120.50', 1],
      ['222-2', 'HKD', '100.00', '90.00', 1],
    ]);
  });

  it('uses the balances to find the direction of amounts without a sign', () => {
    const statement = first(
      'Opening balance,1000.00\nDate,Details,Amount,Balance\n13/01/2026,Rent,500.00,500.00\n14/01/2026,Sale,20.50,520.50\n15/01/2026,Fee,10.00,510.50',
    );
    expect(plain(statement)).toEqual([
      '2026-01-13 -500.00 Rent 500.00',
      '2026-01-14 20.50 Sale 520.50',
      '2026-01-15 -10.00 Fee 510.50',
    ]);
  });

  it('reads a card export, positive for money spent', () => {
    const file = read(
      'Card number,4321-XXXX-XXXX-9876\nTransaction date,Posting date,Merchant,Amount (HKD)\n13/01/2026,14/01/2026,CAFE,50.00\n14/01/2026,15/01/2026,TAXI,30.00\n20/01/2026,20/01/2026,PAYMENT - THANK YOU,-80.00',
    );
    expect(file.mapping?.spentPositive).toBe(true);
    expect(
      file.statements[0]?.lines.map(({ payee, out, in: received, valueDate }) => [payee, out, received, valueDate]),
    ).toEqual([
      ['CAFE', '50.00', null, '2026-01-14'],
      ['TAXI', '30.00', null, '2026-01-15'],
      ['PAYMENT - THANK YOU', null, '80.00', '2026-01-20'],
    ]);
  });

  it('of what is owed on a card rises with money spent', () => {
    const statement = first(
      'Date,Details,Spent,Received,Balance\n13/01/2026,CAFE,50.00,,150.00\n14/01/2026,TAXI,30.00,,180.00\n20/01/2026,PAYMENT,,80.00,100.00',
    );
    expect([statement.card, statement.openingBalance, statement.closingBalance]).toEqual([true, '100.00', '100.00']);
  });

  it('gives dates without a year the year that the file states, also across the turn of the year', () => {
    const statement = first('Statement date,05/01/2026\nDate,Details,Amount\n29 DEC,Rent,-500.00\n2 JAN,Sale,20.50');
    expect(plain(statement)).toEqual(['2025-12-29 -500.00 Rent', '2026-01-02 20.50 Sale']);
  });

  it('takes day first where every day could be a month, for a person to correct', () => {
    const text = 'Date,Details,Amount\n03/04/2026,Rent,-500.00\n05/06/2026,Sale,20.50';
    expect(read(text).mapping?.dateOrder).toBe('dmy');
    const mapping = read(text).mapping ?? undefined;
    const corrected = mapping === undefined ? undefined : { ...mapping, dateOrder: 'mdy' as const };
    expect(plain(first(text, { mapping: corrected }))).toEqual(['2026-03-04 -500.00 Rent', '2026-05-06 20.50 Sale']);
  });

  it('has the same fingerprint as the bank’s next file, and another bank’s has another', () => {
    const one = read('Account,111\nDate,Details,Amount (HKD)\n13/01/2026,Rent,-500.00');
    const next = read('Account,111\nNote,x\nDate,Details,Amount (HKD)\n13/02/2026,Rent,-600.00');
    const other = read('Date,Memo,Amount\n13/01/2026,Rent,-500.00');
    expect(one.fingerprint).toBe(next.fingerprint);
    expect(one.fingerprint).not.toBe(other.fingerprint);
  });
});
