import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import type { Reading } from '../../reading.ts';
import { emptyReading } from '../../reading-parts.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { statementReading } from './statement-reading.ts';

function read(...texts: readonly string[]): Reading {
  const pages = texts.map((text, index) => pageOfText(text, index + 1));
  const base = emptyReading(pages.map((page) => ({ ...page, turn: 0, mirrored: false })));
  return statementReading(base, pages.flatMap(linesOf), { kind: 'bank_statement', confidence: 0.9 }, pages);
}

function rowsOf({ statements }: Reading): string[][] {
  return statements.map(({ lines }) =>
    lines.map((line) => `${line.date.value} ${line.in === null ? `-${line.out?.value}` : `+${line.in.value}`}`),
  );
}

function isProved({ statements, checks }: Reading): boolean {
  return statements.length > 0 && checks.length > 0 && checks.every(({ holds }) => holds);
}

const HEAD = `Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001                               HKD`;

/** Three movements between what is printed above and below them. */
function withEnds(above: string, below: string): Reading {
  return read(`${HEAD}
${above}
02 Jan 2026   CAFE                20.00
05 Jan 2026   SALARY                            100.00
09 Jan 2026   SHOP                50.00
${below}`);
}

describe('statements with a layout that Folio does not know', () => {
  it('reads columns without headings by their balances', () => {
    const reading = read(`${HEAD}
Opening balance                                                                1,000.00
02 Jan 2026   CAFE                                  120.00                       880.00
05 Jan 2026   SALARY                                              900.00       1,780.00
09 Jan 2026   RENT                                  700.00                     1,080.00
12 Jan 2026   REFUND                                               20.00       1,100.00
Closing balance                                                                1,100.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -120.00', '2026-01-05 +900.00', '2026-01-09 -700.00', '2026-01-12 +20.00'],
    ]);
    expect(isProved(reading)).toBe(true);
  });

  it('does not prove rows by one balance that both ends were worked out from', () => {
    const reading = read(`${HEAD}
Date          Details             Paid out      Paid in      Balance
02 Jan 2026   CAFE                20.00
05 Jan 2026   SALARY                            100.00
09 Jan 2026   SHOP                50.00                        530.00`);
    expect(reading.checks.filter(({ code }) => code === 'statement_balance')).toEqual([]);
  });

  it('does not prove a row before the first printed balance, and proves the rows after it', () => {
    const reading = read(`${HEAD}
Date          Details             Paid out      Paid in      Balance
02 Jan 2026   CAFE                20.00
05 Jan 2026   SALARY                            100.00       1,080.00
09 Jan 2026   SHOP                50.00                      1,030.00
12 Jan 2026   REFUND                             20.00       1,050.00`);
    const doubted = reading.checks.filter(({ code, holds }) => code === 'evidence' && !holds).map(({ row }) => row);
    expect(doubted).toEqual([0, 1]);
  });

  it.each([
    ['Start balance', 'End balance'],
    ['B/F', 'C/F'],
  ])('knows %s and %s as the ends of an account, as rows and in a box', (opening, closing) => {
    const rows = withEnds(
      `Date          Details             Paid out      Paid in
              ${opening.padEnd(20)}                        500.00`,
      `              ${closing.padEnd(20)}                        530.00`,
    );
    const box = withEnds(
      `${opening.padEnd(20)} 500.00
${closing.padEnd(20)} 530.00

Date          Details             Paid out      Paid in`,
      '',
    );
    for (const { statements } of [rows, box])
      expect(statements.map((one) => [one.openingBalance?.value, one.closingBalance?.value, one.lines.length])).toEqual(
        [['500.00', '530.00', 3]],
      );
  });

  it('takes the transaction date, not the posting date, where the headings do not name them', () => {
    const reading = read(`${HEAD}
Day 1         Day 2         Text                        Amount      Balance
Opening balance                                                     500.00
03 Jan 2026   02 Jan 2026   CAFE                        -20.00      480.00
07 Jan 2026   05 Jan 2026   SHOP                        -30.00      450.00
09 Jan 2026   09 Jan 2026   SALARY                       50.00      500.00
Closing balance                                                     500.00`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -20.00', '2026-01-05 -30.00', '2026-01-09 +50.00']]);
  });

  it('needs only one row with two different dates to find the posting date, where nothing else shows it', () => {
    const reading = read(`${HEAD}
Opening balance                                                     500.00
03 Jan 2026   02 Jan 2026   CAFE                        -20.00      480.00
05 Jan 2026   05 Jan 2026   SHOP                        -30.00      450.00
09 Jan 2026   09 Jan 2026   SALARY                       50.00      500.00
Closing balance                                                     500.00`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -20.00', '2026-01-05 -30.00', '2026-01-09 +50.00']]);
  });

  it('does not prove rows dated after the end of the period', () => {
    const dated = (last: string) => `${HEAD}
Date          Details             Paid out      Paid in      Balance
              Opening balance                                500.00
02 Jan 2026   CAFE                20.00                      480.00
05 Jan 2026   SALARY                            100.00       580.00
${last}   SHOP                50.00                      530.00
              Closing balance                                530.00`;
    expect(isProved(read(dated('31 Jan 2026')))).toBe(true);
    const { checks } = read(dated('01 Feb 2026'));
    expect(checks.filter(({ holds }) => !holds).map(({ code, row }) => [code, row])).toEqual([['evidence', 2]]);
  });

  it('uses the month named in one of two tables next to each other for the days of that table', () => {
    const gap = ' '.repeat(12);
    const reading = read(`Example Bank                                        Statement Period 20 Dec 2025 - 19 Jan 2026
Account No. 111-222333-001 HKD            ${gap}Account No. 111-222333-002 USD
Date   Details          Amount            ${gap}Date   Details          Amount
       Opening balance      100.00        ${gap}       Opening balance      900.00
Dec 2025                                  ${gap}Dec 2025
22     CAFE                 -10.00        ${gap}24     FEE                   -5.00
28     REFUND               +20.00        ${gap}26     INTEREST              +1.00
Jan 2026                                  ${gap}       FOR DECEMBER
9      SHOP                 -30.00        ${gap}28     WIRE                  -6.00
12     CAFE                 -10.00        ${gap}30     WIRE                  -6.00
       Closing balance       70.00        ${gap}       Closing balance      884.00`);
    expect(rowsOf(reading)).toEqual([
      ['2025-12-22 -10.00', '2025-12-28 +20.00', '2026-01-09 -30.00', '2026-01-12 -10.00'],
      ['2025-12-24 -5.00', '2025-12-26 +1.00', '2025-12-28 -6.00', '2025-12-30 -6.00'],
    ]);
  });

  it('gives lone days the month named above them', () => {
    const reading = read(`${HEAD}
Date   Details                          Paid out      Paid in      Balance
       Opening balance                                             500.00
Jan 2026
3      CAFE                             20.00                      480.00
3      SHOP                             30.00                      450.00
28     SALARY                                         50.00        500.00
Feb 2026
1      BONUS                                          10.00        510.00
       Closing balance                                             510.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-03 -20.00', '2026-01-03 -30.00', '2026-01-28 +50.00', '2026-02-01 +10.00'],
    ]);
  });

  it('reads two accounts next to each other as two accounts', () => {
    const gap = ' '.repeat(12);
    const reading = read(`Example Bank
Account Number 111-222333-001 HKD                              ${gap}Account Number 111-222333-002 USD
Date          Details             Amount        Balance        ${gap}Date          Details             Amount        Balance
              Opening balance                   100.00         ${gap}              Opening balance                   900.00
02 Jan 2026   CAFE                -10.00         90.00         ${gap}04 Jan 2026   FEE                  -5.00        895.00
05 Jan 2026   REFUND               20.00        110.00         ${gap}06 Jan 2026   INTEREST              1.00        896.00
09 Jan 2026   SHOP                -30.00         80.00         ${gap}08 Jan 2026   WIRE                 -6.00        890.00
              Closing balance                    80.00         ${gap}              Closing balance                   890.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -10.00', '2026-01-05 +20.00', '2026-01-09 -30.00'],
      ['2026-01-04 -5.00', '2026-01-06 +1.00', '2026-01-08 -6.00'],
    ]);
    expect(reading.statements.map(({ account }) => account?.value)).toEqual(['111-222333-001', '111-222333-002']);
  });

  it('separates two tables next to each other after a column of balances that no row fills', () => {
    const gap = ' '.repeat(4);
    const reading = read(`Example Bank                              Statement Period 1 Jan 2026 - 31 Jan 2026
Account No. 111-222333-001 HKD                                     ${gap}Account No. 111-222333-002 USD
B/F BALANCE                70.00                                   ${gap}B/F BALANCE               900.00
C/F BALANCE                50.00                                   ${gap}C/F BALANCE               890.00
Date          Details             Amount         Running Balance   ${gap}Date          Details             Amount      Running Balance
02 Jan 2026   CAFE                -10.00                           ${gap}04 Jan 2026   FEE                  -5.00
05 Jan 2026   REFUND               20.00                           ${gap}06 Jan 2026   INTEREST              1.00
09 Jan 2026   SHOP                -30.00                           ${gap}08 Jan 2026   WIRE                 -6.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -10.00', '2026-01-05 +20.00', '2026-01-09 -30.00'],
      ['2026-01-04 -5.00', '2026-01-06 +1.00', '2026-01-08 -6.00'],
    ]);
  });

  it('reads lists by direction, balances by day and another currency under the same account number', () => {
    const account = (opening: string, closing: string, last: string): string => `戶口號碼: 123-456789-001
上期結餘            ${opening}
本期結餘            ${closing}
存入明細
日期          摘要                                金額
02 Jan 2026   STRIPE                          300.00
04 Jan 2026   FPS                              50.00
支出明細
日期          摘要                                金額
03 Jan 2026   STRIPE                          100.00
05 Jan 2026   FPS                              ${last}
每日結餘
日期                結餘
02 Jan 2026       1,300.00
05 Jan 2026         990.00`;
    const reading = read(`Example Bank                                        結單期間 1 Jan 2026 - 31 Jan 2026
${account('1,000.00', '1,220.00', '30.00')}
${account('700.00', '930.00', '20.00')}`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 +300.00', '2026-01-04 +50.00', '2026-01-03 -100.00', '2026-01-05 -30.00'],
      ['2026-01-02 +300.00', '2026-01-04 +50.00', '2026-01-03 -100.00', '2026-01-05 -20.00'],
    ]);
  });

  it('reads an account in which nothing moved below another one, each in the currency the list of balances gives', () => {
    const reading = read(
      `Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
20-11-22 87654321                                   EUR 1,080.00
20-11-22 87654321                                   CNY 500.00
Account No.: 20-11-22 87654321
Previous balance                                    1,000.00
Balance carried forward                             1,080.00
Date          Details                                 Amount
02 Jan 2026   CAFE                                     20.00
05 Jan 2026   SALARY                                  100.00 CR
Daily ending balance
Date                                                 Balance
05 Jan 2026                                         1,080.00`,
      `Account No.: 20-11-22 87654321
Previous balance                                    500.00
Balance carried forward                             500.00`,
    );
    expect(
      reading.statements.map(({ currency, closingBalance, lines }) => [
        currency?.value,
        closingBalance?.value,
        lines.length,
      ]),
    ).toEqual([
      ['EUR', '1080.00', 2],
      ['CNY', '500.00', 0],
    ]);
  });

  it('proves nothing where a listed balance in another currency has no account', () => {
    const table = `Account Number 123-456789-001
Previous balance                                    1,000.00
Balance carried forward                             1,080.00
Date          Details                                 Amount
02 Jan 2026   CAFE                                     20.00
05 Jan 2026   SALARY                                  100.00 CR`;
    const head = 'Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026';
    const listed = (balances: string) => read(`${head}\n${balances}\n${table}`);
    expect(isProved(listed('123-456789-001                                   EUR 1,080.00'))).toBe(true);
    expect(
      isProved(
        listed(`123-456789-001                                   EUR 1,080.00
123-456789-001                                   CNY 500.00`),
      ),
    ).toBe(false);
  });

  it('keeps columns of money apart that the balances of a box lie between', () => {
    const reading = read(`${HEAD}
B/F                                         1,000.00
C/F                                         1,100.00
02 Jan 2026                      120.00             880.00        CAFE
05 Jan 2026                      900.00 CR        1,780.00        SALARY
09 Jan 2026                      700.00           1,080.00        RENT
12 Jan 2026                       20.00 CR        1,100.00        REFUND`);
    expect(reading.statements.flatMap(({ lines }) => lines.map(({ balance }) => balance?.value))).toEqual([
      '880.00',
      '1780.00',
      '1080.00',
      '1100.00',
    ]);
  });

  it('knows abbreviated headings printed close together, and a list of balances further left', () => {
    const reading = read(`${HEAD}
B/F                    Total deposits        Money out             End balance
1,000.00               350.00                130.00                1,220.00
Deposits and other additions
              Txn Dt Particulars                                  Amt
          02.01.2026 STRIPE                                    300.00
          04.01.2026 FPS                                        50.00
WITHDRAWALS
              Txn Dt Particulars                                  Amt
          03.01.2026 RENT                                      100.00
          05.01.2026 FPS                                        30.00
Daily ending balance
Txn Dt                                         Bal (DR=Debit)
02.01.2026                                     1,300.00
05.01.2026                                     1,220.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 +300.00', '2026-01-04 +50.00', '2026-01-03 -100.00', '2026-01-05 -30.00'],
    ]);
  });

  it('reads no rows from a list of balances whose heading explains its marks', () => {
    const reading = read(`${HEAD}
B/F                                     1,000.00
Balance carried forward                 1,220.00
DEPOSITS
Txn Date          Details                                 Amount (HKD)
2026年1月2日      STRIPE                                           300.00
WITHDRAWALS
Txn Date          Details                                 Amount (HKD)
2026年1月5日      FPS                                               80.00
Daily ending balance
Txn Date                                       Balance (DR=Debit)
2026年1月2日                                             1,300.00
2026年1月5日                                             1,220.00`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 +300.00', '2026-01-05 -80.00']]);
  });

  it('takes the direction from the title of a list that another page has printed before', () => {
    const page = (
      account: string,
      closing: string,
      title: string,
    ) => `Example Bank     Statement Period 1 Jan 2026 - 31 Jan 2026
Account No.: ${account}
Previous balance                        1,000.00
Balance carried forward                 ${closing}
${title}
Date              Details                                 Amount
02 Jan 2026       TRANSFER                                 80.00
04 Jan 2026       TRANSFER                                 20.00`;
    const reading = read(
      page('111-222333-001', '900.00', 'WITHDRAWALS'),
      page('111-222333-002', '1,100.00', 'DEPOSITS'),
      page('111-222333-003', '900.00', 'WITHDRAWALS'),
      page('111-222333-004', '1,100.00', 'DEPOSITS'),
    );
    const went = ['2026-01-02 -80.00', '2026-01-04 -20.00'];
    const came = ['2026-01-02 +80.00', '2026-01-04 +20.00'];
    expect(rowsOf(reading)).toEqual([went, came, went, came]);
  });

  it('reads DR and CR between balance and amount as a column of their own', () => {
    const reading = read(`${HEAD}
Start balance                               1,000.00
Txn Dt        Desc                               Bal   Dr/Cr      Amt
02Jan26       CAFE                            880.00   DR      120.00
05Jan26       SALARY                        1,780.00   CR      900.00
09Jan26       RENT                          1,080.00   DR      700.00
12Jan26       REFUND                        1,100.00   CR       20.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -120.00', '2026-01-05 +900.00', '2026-01-09 -700.00', '2026-01-12 +20.00'],
    ]);
    expect(reading.statements.flatMap(({ lines }) => lines.map(({ balance }) => balance?.value))).toEqual([
      '880.00',
      '1780.00',
      '1080.00',
      '1100.00',
    ]);
    expect(isProved(reading)).toBe(true);
  });

  it('does not mistake a row for a repeated head where money has no cents and pages begin with the same text', () => {
    const page = (number: number, rows: string) => `Example Bank
Account Number 123-456789-001  JPY   Statement Period 1 Jan 2026 - 31 Jan 2026
Date     Details                        Paid out    Paid in    Balance
${rows}


Page ${number}`;
    const reading = read(
      page(
        1,
        `         Opening balance                                        10,000
02 Jan   CARD                             1,020                  8,980
05 Jan   SALARY                                       4,100     13,080`,
      ),
      page(
        2,
        `12 Jan   TRANSFER
         TO LEE                           1,080                 12,000
14 Jan   SALARY                                       4,000     16,000`,
      ),
      page(
        3,
        `22 Jan   TRANSFER
         TO LEE                           1,060                 14,940
24 Jan   SALARY                                       4,000     18,940`,
      ),
    );
    expect(rowsOf(reading)).toEqual([
      [
        '2026-01-02 -1020.00',
        '2026-01-05 +4100.00',
        '2026-01-12 -1080.00',
        '2026-01-14 +4000.00',
        '2026-01-22 -1060.00',
        '2026-01-24 +4000.00',
      ],
    ]);
  });

  it('takes amounts without a sign as the contrary of those with one', () => {
    const reading = read(`${HEAD}
Opening balance  100.00
Closing balance  165.00
Date          Details                               Amount
02 Jan 2026   ABC LTD                               10.00-
05 Jan 2026   XYZ LTD                               90.00
09 Jan 2026   ABC LTD                               15.00-`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -10.00', '2026-01-05 +90.00', '2026-01-09 -15.00']]);
    expect(isProved(reading)).toBe(true);
  });

  it.each([
    ['1.234,56', '1.000,00', '234,56', '1.234,56'],
    ["1'234.56", "1'000.00", '234.56', "1'234.56"],
    ['CR before the figure', '1,000.00', 'CR 234.56', '1,234.56'],
  ])('reads figures as %s', (_, opening, amount, closing) => {
    const reading = read(`${HEAD}
Date          Details                         Amount               Balance
              Opening balance                                      ${opening}
02 Jan 2026   PACIFIC LTD                     ${amount.padEnd(20)} ${closing}
              Closing balance                                      ${closing}`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 +234.56']]);
  });

  it('does not call a statement proved whose days could be months', () => {
    const reading = read(`Example Bank
Account Number 123-456789-001                               HKD
Date          Details                         Paid out     Paid in      Balance
              Opening balance                                           100.00
02/01/2026    CAFE                            10.00                      90.00
03/01/2026    SHOP                            20.00                      70.00
              Closing balance                                            70.00`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -10.00', '2026-01-03 -20.00']]);
    expect(isProved(reading)).toBe(false);
    expect(reading.checks.filter(({ holds }) => !holds).map(({ code, row }) => [code, row])).toEqual([
      ['evidence', 0],
      ['evidence', 1],
    ]);
  });

  it('keeps a row without a date at the top of a page, above the table of another account', () => {
    const reading = read(
      `Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001                               HKD
Opening balance         500.00
Closing balance         400.00
Withdrawals
Date          Details                                        Amount
02 Jan 2026   CAFE                                            20.00
              SHOP                                            30.00
05 Jan 2026   TAXI                                            10.00`,
      `Example Bank
              BUS                                             15.00
              FERRY                                           25.00
Account Number 987-654321-002                               HKD
Opening balance         300.00
Closing balance         260.00
Withdrawals
Date          Details                                        Amount
07 Jan 2026   RENT                                            40.00`,
    );
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -20.00', '2026-01-02 -30.00', '2026-01-05 -10.00', '2026-01-05 -15.00', '2026-01-05 -25.00'],
      ['2026-01-07 -40.00'],
    ]);
  });

  it('separates accounts in one table by the codes left of the dates, whatever their heading says', () => {
    const reading = read(`Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001
Xxx    Date          Details                         Paid out     Paid in      Balance
HKD    01 Jan 2026   Brought forward                                            100.00
HKD    02 Jan 2026   CAFE                            10.00                       90.00
HKD    31 Jan 2026   Closing balance                                             90.00
USD    01 Jan 2026   Brought forward                                            500.00
USD    03 Jan 2026   SALARY                                       40.00         540.00
USD    31 Jan 2026   Closing balance                                            540.00`);
    expect(reading.statements.map(({ currency }) => currency?.value)).toEqual(['HKD', 'USD']);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -10.00'], ['2026-01-03 +40.00']]);
  });

  it('keeps the closing balance of a list above a note with a date, and goes on behind the balance of a page', () => {
    const list = (below: string) =>
      read(`${HEAD}
Date          Details                                        Amount
              Opening balance                                 500.00
02 Jan 2026   CAFE                                            -20.00
05 Jan 2026   SALARY                                          100.00
              Closing balance                                 580.00
${below}`);
    const ends = ({ statements }: Reading) =>
      statements.map(({ closingBalance, lines }) => [closingBalance?.value, lines.length]);
    expect(ends(list('31 Mar 2026   is the last day of our offer'))).toEqual([['580.00', 2]]);
    expect(
      ends(
        list(`09 Jan 2026   RENT
              EASTERN PLAZA                                   -50.00
              Closing balance                                 530.00`),
      ),
    ).toEqual([['530.00', 3]]);
  });

  it('knows the words of a balance that were printed or read without spaces', () => {
    const reading = withEnds(
      `Date          Details             Paid out      Paid in
              Balance from laststatement                500.00`,
      '              ClosingBalance                            530.00',
    );
    expect(reading.statements.map((one) => [one.openingBalance?.value, one.closingBalance?.value])).toEqual([
      ['500.00', '530.00'],
    ]);
  });
});
