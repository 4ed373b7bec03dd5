import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { pageOfText } from '../../testing/page-of-text.ts';

/** The statements of typewritten pages, as "date +in/-out =balance description" lines. */
function read(...pages: readonly string[]) {
  const input = {
    pages: pages.map((text, index) => pageOfText(text, index + 1)),
    attachments: [],
    ownNames: [],
    ownNumbers: [],
  };
  return readDocument(input).statements.map((statement) => ({
    account: statement.account?.value,
    currency: statement.currency?.value,
    opening: statement.openingBalance?.value,
    closing: statement.closingBalance?.value,
    lines: statement.lines.map((line) => {
      const amount = line.in === null ? `-${line.out?.value}` : `+${line.in.value}`;
      const balance = line.balance === null ? '' : ` =${line.balance.value}`;
      return `${line.date.value} ${amount}${balance} ${line.description.value.replaceAll('\n', ' / ')}`;
    }),
  }));
}

describe('layouts of bank statements', () => {
  it('text above the amount, balance once a day, overdrawn marked DR, no years (HSBC, Hang Seng)', () => {
    const [statement] = read(`Example Bank
Account Number 123-456789-001                     Statement Date 31 January 2025
HKD Current
Date     Transaction Details                     Deposit       Withdrawal          Balance
29 Dec   B/F BALANCE                                                               1,000.00
30 Dec   CR TO CHAN TAI MAN
         FPS 20241230                              200.00                          1,200.00
5 Jan    CHEQUE 123456                                           1,500.00
         AUTOPAY
         POWER COMPANY                                             100.00           400.00DR
31 Jan   C/F BALANCE                                                                400.00DR`);
    expect(statement).toEqual({
      account: '123-456789-001',
      currency: 'HKD',
      opening: '1000.00',
      closing: '-400.00',
      lines: [
        '2024-12-30 +200.00 =1200.00 CR TO CHAN TAI MAN / FPS 20241230',
        '2025-01-05 -1500.00 CHEQUE 123456',
        '2025-01-05 -100.00 =-400.00 AUTOPAY / POWER COMPANY',
      ],
    });
  });

  it('a currency column that starts a new statement for each currency', () => {
    const statements = read(`Example Bank
Account Number 123-456789-833                     Statement Date 31 May 2025
Foreign Currency Savings
CCY   Date     Transaction Details                Deposit       Withdrawal          Balance
USD   1 May    B/F BALANCE                                                           500.00
      12 May   INTEREST                             1.25                             501.25
EUR   1 May    B/F BALANCE                                                           300.00
      20 May   REMITTANCE                                          50.00             250.00`);
    expect(statements.map(({ currency, opening, lines }) => ({ currency, opening, lines }))).toEqual([
      { currency: 'USD', opening: '500.00', lines: ['2025-05-12 +1.25 =501.25 INTEREST'] },
      { currency: 'EUR', opening: '300.00', lines: ['2025-05-20 -50.00 =250.00 REMITTANCE'] },
    ]);
  });

  it('balances carried forward from page to page stay one statement', () => {
    const heading = 'Date        Particulars                        Withdrawal       Deposit         Balance';
    const [statement, ...more] = read(
      `Example Bank
Account No. 987654321012                    Period 01-May-26 to 31-May-26
${heading}
01-May-26   BALANCE BROUGHT FORWARD                                                2,000.00
03-May-26   SALARY                                 700.00                          1,300.00
            BALANCE CARRIED FORWARD                                                1,300.00`,
      `Example Bank
Account No. 987654321012                    Period 01-May-26 to 31-May-26
${heading}
            BALANCE BROUGHT FORWARD                                                1,300.00
20-May-26   CASH DEPOSIT                                            50.00          1,350.00
            TOTAL                                  700.00           50.00
31-May-26   CLOSING BALANCE                                                        1,350.00`,
    );
    expect(more).toEqual([]);
    expect(statement).toMatchObject({ opening: '2000.00', closing: '1350.00' });
    expect(statement?.lines).toEqual(['2026-05-03 -700.00 =1300.00 SALARY', '2026-05-20 +50.00 =1350.00 CASH DEPOSIT']);
  });

  it('one signed amount column, newest line first', () => {
    const [statement] = read(`Example Bank
Account number 5551234567                  Statement period 01 Mar 2025 - 31 Mar 2025
Date          Description                          Amount (HKD)         Balance (HKD)
20 Mar 2025   Coffee shop                                -38.00                962.00
15 Mar 2025   Transfer from Lee                         +500.00              1,000.00
10 Mar 2025   Rent                                      -200.00                500.00`);
    expect(statement?.opening).toBe('700.00');
    expect(statement?.closing).toBe('962.00');
    expect(statement?.lines).toEqual([
      '2025-03-10 -200.00 =500.00 Rent',
      '2025-03-15 +500.00 =1000.00 Transfer from Lee',
      '2025-03-20 -38.00 =962.00 Coffee shop',
    ]);
  });

  it('amounts without any sign: the running balance gives the direction', () => {
    const [statement] = read(`Example Bank
Account No. 5551234567                     Statement date 30 June 2025
Date          Description                          Amount               Balance
01 Jun 2025   Opening balance                                           100.00
02 Jun 2025   ABC LTD                               60.00                40.00
03 Jun 2025   XYZ LTD                               25.00                65.00`);
    expect(statement?.lines).toEqual(['2025-06-02 -60.00 =40.00 ABC LTD', '2025-06-03 +25.00 =65.00 XYZ LTD']);
  });

  it('no readable heading: columns from the amounts, directions from the balances', () => {
    const [statement] = read(`Example Bank   Statement of account
Account No. 5551234567                     Statement date 30 June 2025

01/06/2025    Balance brought forward                                                  100.00
02/06/2025    ABC LTD                              60.00                                40.00
03/06/2025    XYZ LTD                                                25.00              65.00
04/06/2025    M C CHAN                              5.00                                60.00
30/06/2025    Closing balance                                                           60.00`);
    expect(statement).toMatchObject({ opening: '100.00', closing: '60.00' });
    expect(statement?.lines).toEqual([
      '2025-06-02 -60.00 =40.00 ABC LTD',
      '2025-06-03 +25.00 =65.00 XYZ LTD',
      '2025-06-04 -5.00 =60.00 M C CHAN',
    ]);
  });

  it('two accounts in one file, Chinese headings, overdrawn in brackets', () => {
    const statements = read(`例子銀行 月結單日期: 2026/03/31
港元儲蓄賬戶   賬號: 012-345-6-789012
交易日期       起息日期       交易摘要              存入            提取           原幣結餘
2026/03/01                    承前結餘                                               100.00
2026/03/05     2026/03/05     轉賬                  50.00                            150.00
2026/03/31                    今期結餘                                               150.00
港元往來賬戶   賬號: 012-345-6-789013
交易日期       起息日期       交易摘要              存入            提取           原幣結餘
2026/03/01                    承前結餘                                                20.00
2026/03/09     2026/03/09     支票 123456                           70.00           (50.00)
2026/03/31                    今期結餘                                              (50.00)`);
    expect(statements.map(({ account, opening, closing, lines }) => ({ account, opening, closing, lines }))).toEqual([
      { account: '012-345-6-789012', opening: '100.00', closing: '150.00', lines: ['2026-03-05 +50.00 =150.00 轉賬'] },
      {
        account: '012-345-6-789013',
        opening: '20.00',
        closing: '-50.00',
        lines: ['2026-03-09 -70.00 =-50.00 支票 123456'],
      },
    ]);
  });

  it('a card statement: purchases out, payments marked CR in', () => {
    const [statement] = read(`Example Bank   Visa Credit Card Statement
Card Number 4000 1234 5678 9010            Statement Date 15 FEB 2025   Minimum Payment HKD 50.00
Post date   Trans date   Description                       Amount (HKD)
                         PREVIOUS BALANCE                        300.00
18JAN       17JAN        SUPERMARKET                             120.00
20JAN       20JAN        PAYMENT - THANK YOU                     300.00CR
                         STATEMENT BALANCE                       120.00`);
    expect(statement).toMatchObject({ opening: '300.00', closing: '120.00' });
    expect(statement?.lines).toEqual(['2025-01-17 -120.00 SUPERMARKET', '2025-01-20 +300.00 PAYMENT - THANK YOU']);
  });
});
