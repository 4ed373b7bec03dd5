import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Reading } from '../../reading.ts';
import { emptyReading } from '../../reading-parts.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { statementReading } from './statement-reading.ts';

/** Reads pages as a recognised picture: figures may be damaged, and sheets lie as they were laid. */
function read(...texts: readonly string[]): Reading {
  return readPages(texts.map((text, index): Page => ({ ...pageOfText(text, index + 1), source: 'ocr' })));
}

/** Reads a page on which the engine is unsure of one word. */
function readFaintly(unsure: string, text: string): Reading {
  const page = pageOfText(text);
  const words = page.words.map((word) => (word.text === unsure ? { ...word, confidence: 0.5 } : word));
  return readPages([{ ...page, source: 'ocr', words }]);
}

function readPages(pages: readonly Page[]): Reading {
  const base = emptyReading(pages.map((page) => ({ ...page, turn: 0, mirrored: false })));
  return statementReading(base, pages.flatMap(linesOf), { kind: 'bank_statement', confidence: 0.9 }, pages);
}

function rowsOf({ statements }: Reading): string[][] {
  return statements.map(({ lines }) =>
    lines.map((line) => `${line.date.value} ${line.in === null ? `-${line.out?.value}` : `+${line.in.value}`}`),
  );
}

function endsOf({ statements }: Reading): string[] {
  return statements.map(({ openingBalance, closingBalance }) => `${openingBalance?.value} ${closingBalance?.value}`);
}

const HEAD = `Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001                               HKD`;

describe('statements in pictures', () => {
  it('reads a heading with a misread letter on the next page as the same heading', () => {
    const reading = read(
      `${HEAD}
Currency   Date          Withdrawal      Deposit         Details
HKD                                      1,000.00        Opening balance
           02 Jan 2026   120.00                          CAFE
           05 Jan 2026                   900.00          SALARY
                                         1,780.00        Closing balance`,
      `Account Number 123-456789-001
Currencv   Date          Withdrawal      Deposit         Details
CNY                                      500.00          Opening balance
           06 Jan 2026   20.00                           CAFE
           07 Jan 2026   30.00                           SHOP
           09 Jan 2026                   50.00           REFUND
                                         500.00          Closing balance`,
    );
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -120.00', '2026-01-05 +900.00'],
      ['2026-01-06 -20.00', '2026-01-07 -30.00', '2026-01-09 +50.00'],
    ]);
    expect(reading.statements.map(({ currency }) => currency?.value)).toEqual(['HKD', 'CNY']);
  });

  it('takes no group of an account number for a date, and parts a date from words read as one with it', () => {
    const account = (number: string, opening: string, closing: string, rows: string) => `賬戶號碼:${number}
上期結餘              ${opening}
結餘轉下期            ${closing}
日期              交易項目              支出金額        存入
${rows}`;
    const reading = read(`Example Bank        期間: 2025年12月5日 - 2026年1月2日
${account(
  '378-5-035504',
  '500.00',
  '550.00',
  `2025年12月7日     TST* CAFE               50.00        0.00
2025年12月9日     SALARY                   0.00      100.00`,
)}
${account(
  '5584 2606 9653 3604',
  '900.00',
  '880.00',
  `2025年12月13日    CARD PURCHASE           40.00        0.00
2025年12月22日利息                         0.00       20.00`,
)}`);
    expect(rowsOf(reading)).toEqual([
      ['2025-12-07 -50.00', '2025-12-09 +100.00'],
      ['2025-12-13 -40.00', '2025-12-22 +20.00'],
    ]);
    expect(endsOf(reading)).toEqual(['500.00 550.00', '900.00 880.00']);
  });

  it('doubts no line without a date behind one without a balance where each day ends with its balance', () => {
    const days = (second: string) =>
      read(`${HEAD}
Date          Details         Withdrawal      Deposit         Balance
01 Jan 2026   B/F BALANCE                                     1,000.00
02 Jan 2026   CAFE            20.00                             980.00
05 Jan 2026   SALARY                          100.00          1,080.00
09 Jan 2026   SHOP            50.00                           1,030.00
12 Jan 2026   RENT            100.00          ${second}
              FEE             30.00                             900.00
14 Jan 2026   REFUND                          340.00          1,240.00
20 Jan 2026   INTEREST                        460.00          1,700.00
22 Jan 2026   CAFE            200.00                          1,500.00
31 Jan 2026   C/F BALANCE                                     1,500.00`);
    const doubted = (reading: Reading) => reading.checks.filter(({ holds }) => !holds).map(({ row }) => row);
    expect(doubted(days(''))).toEqual([]);
    expect(doubted(days('                930.00'))).toEqual([4]);
  });

  it('reads short figures of a column without cents whose other figures are as long as each other', () => {
    const reading = read(`${HEAD.replace('HKD', 'JPY')}
Date          Details              Money out     Money in     Balance
02 Jan 2026   B/F                                               3,138
02 Jan 2026   WIRE                     1,022                    2,116
05 Jan 2026   CASH                                      3       2,119
09 Jan 2026   SALARY                                6,659       8,778
12 Jan 2026   SALARY                                4,832      13,610
14 Jan 2026   REFUND                                   43      13,653
20 Jan 2026   SALARY                                8,823      22,476
22 Jan 2026   SALARY                                3,977      26,453`);
    expect(rowsOf(reading)).toEqual([
      [
        '2026-01-02 -1022.00',
        '2026-01-05 +3.00',
        '2026-01-09 +6659.00',
        '2026-01-12 +4832.00',
        '2026-01-14 +43.00',
        '2026-01-20 +8823.00',
        '2026-01-22 +3977.00',
      ],
    ]);
  });

  it('proves nothing by an opening balance that had to be put right', () => {
    const reading = read(`${HEAD}
Opening balance                                               1,360.00
Closing balance                                               1,900.00
Date          Details         Withdrawal      Deposit
02 Jan 2026   CAFE            20.00
05 Jan 2026   SALARY                          100.00
09 Jan 2026   SHOP            40.00`);
    expect(endsOf(reading)).toEqual(['1860.00 1900.00']);
    expect(reading.checks.filter(({ code }) => code === 'statement_balance')).toEqual([]);
  });

  it('takes no column of deposits for balances where no balance could be read', () => {
    const reading = read(`${HEAD}
Date          Details         Withdrawal      Deposit         Balance
02 Jan 2026   CAFE            20.00
05 Jan 2026   SALARY                          100.00
09 Jan 2026   SHOP            50.00
12 Jan 2026   SALARY                          200.00
14 Jan 2026   RENT            100.00
20 Jan 2026   REFUND                          340.00
22 Jan 2026   INTEREST                        460.00
              Carried forward                                 1,2300.0`);
    expect(rowsOf(reading)).toEqual([
      [
        '2026-01-02 -20.00',
        '2026-01-05 +100.00',
        '2026-01-09 -50.00',
        '2026-01-12 +200.00',
        '2026-01-14 -100.00',
        '2026-01-20 +340.00',
        '2026-01-22 +460.00',
      ],
    ]);
  });

  it('separates two accounts next to each other after balances that are in lines without a date', () => {
    const reading = read(`Example Bank        Statement Period 1 Jan 2026 - 31 Jan 2026
Account No.: 27-04-46 10182244 EUR                     Account No.: 22319250582 USD
Date     Details        Amount      Balance            Date     Details        Amount      Balance
         B/F balance                500.00                      B/F balance                900.00
02/01    CAFE           (20.00)                        03/01    RENT           (300.00)
05/01    SALARY         100.00                         06/01    REFUND         50.00
09/01    SHOP           (30.00)                        07/01    FEE            (10.00)
         C/F balance                550.00                      C/F balance                640.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -20.00', '2026-01-05 +100.00', '2026-01-09 -30.00'],
      ['2026-01-03 -300.00', '2026-01-06 +50.00', '2026-01-07 -10.00'],
    ]);
    expect(reading.statements.map(({ account }) => account?.value)).toEqual(['27-04-46 10182244', '22319250582']);
  });

  it('reads figures that lost their point next to their mark', () => {
    const reading = read(`${HEAD}
Date          Details                         Amount (HKD)
              Opening balance                     1,000.00
02 Jan 2026   CAFE                                  120.00
05 Jan 2026   SALARY                           4,53824 CR
09 Jan 2026   RENT                                  700.00
12 Jan 2026   REFUND                            591584 CR
15 Jan 2026   SHOP                                   20.00
              Closing balance                    10,614.08`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -120.00', '2026-01-05 +4538.24', '2026-01-09 -700.00', '2026-01-12 +5915.84', '2026-01-15 -20.00'],
    ]);
  });

  it('reads the words for debit and credit of a table without headings', () => {
    const reading = read(`${HEAD}
              Start balance                              1,000.00
02 Jan 2026   DEPOSIT RETURNED                DR           120.00
05 Jan 2026   SALARY                          CR           300.00
09 Jan 2026   RENT RETURNED                   CR           120.00
12 Jan 2026   STRIPE                          CR           110.00
              Balance carried forward                    1,410.00`);
    expect(rowsOf(reading)).toEqual([
      ['2026-01-02 -120.00', '2026-01-05 +300.00', '2026-01-09 +120.00', '2026-01-12 +110.00'],
    ]);
  });

  it('takes a balance without a date above all rows for the opening one, whatever its words were read as', () => {
    const reading = read(`${HEAD}
Date          Details             Balance         Paid out      Paid in
              BJF                 1,000.00
02 Jan 2026   CAFE                880.00          120.00
05 Jan 2026   SALARY              1,780.00                      900.00
09 Jan 2026   RENT                1,080.00        700.00`);
    expect(endsOf(reading)).toEqual(['1000.00 1080.00']);
  });

  it('takes no figure of a note below the table for a row', () => {
    const reading = read(`${HEAD}
Date          Paid out  Paid in   Balance     Details
                                  1,000.00    Opening balance
02 Jan 2026     120.00              880.00    CAFE
05 Jan 2026               900.00  1,780.00    SALARY
09 Jan 2026     700.00            1,080.00    RENT
Bonus points Opening 12,480, Earned 1,250 Total 13,730`);
    expect(rowsOf(reading)).toEqual([['2026-01-02 -120.00', '2026-01-05 +900.00', '2026-01-09 -700.00']]);
    expect(endsOf(reading)).toEqual(['1000.00 1080.00']);
  });

  it('proves a figure put right only where recognition doubted it: a row before it may be lost', () => {
    const text = `${HEAD}
Date          Details         Withdrawal      Deposit         Balance
01 Jan 2026   B/F BALANCE                                     1,000.00
02 Jan 2026   CAFE            20.00                             980.00
09 Jan 2026   SALARY                        7,922.00          8,901.00
14 Jan 2026   SHOP            50.00                           8,851.00
31 Jan 2026   C/F BALANCE                                     8,851.00`;
    const doubted = (reading: Reading) => {
      expect(rowsOf(reading)).toEqual([['2026-01-02 -20.00', '2026-01-09 +7921.00', '2026-01-14 -50.00']]);
      return reading.checks.filter(({ holds }) => !holds).map(({ row }) => row);
    };
    expect(doubted(read(text))).toEqual([1]);
    expect(doubted(readFaintly('7,922.00', text))).toEqual([]);
  });

  it('proves no days without a year in a period that holds them twice', () => {
    const dated = (year: number) =>
      read(`${HEAD.replace('31 Jan 2026', `31 Jan ${year}`)}
Date          Details         Withdrawal      Deposit         Balance
01 Jan        B/F BALANCE                                     1,000.00
02 Jan        CAFE            20.00                             980.00
09 Jan        SALARY                          100.00          1,080.00
31 Jan        C/F BALANCE                                     1,080.00`);
    const doubted = (reading: Reading) => reading.checks.filter(({ holds }) => !holds).map(({ row }) => row);
    expect(doubted(dated(2026))).toEqual([]);
    expect(doubted(dated(2027))).toEqual([0, 1]);
  });

  it('proves nothing where an account that is labelled was not read, but for a misread digit', () => {
    const listed = (number: string) =>
      read(`Example Bank                                        Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001                               HKD
Date          Details         Withdrawal      Deposit         Balance
01 Jan 2026   B/F BALANCE                                     1,000.00
02 Jan 2026   CAFE            20.00                             980.00
31 Jan 2026   C/F BALANCE                                       980.00

Account Number ${number}
Thank you for banking with us`);
    const isProved = ({ checks }: Reading) => checks.every(({ holds }) => holds);
    expect(isProved(listed('123-456739-001'))).toBe(true);
    expect(isProved(listed('987-654321-002'))).toBe(false);
  });

  it('knows a card statement whose title was read as more words', () => {
    const titled = (title: string) =>
      read(`Example Bank                                        ${title}
Statement Period 1 Jan 2026 - 31 Jan 2026
Account Number 123-456789-001                               HKD
01 Jan 2026   HOTEL 3 NIGHTS                                1,052.54
15 Jan 2026   THANK YOU                                    -8,215.42
16 Jan 2026   HOTEL 2 NIGHTS                                3,156.37`);
    const asCard = [['2026-01-01 -1052.54', '2026-01-15 +8215.42', '2026-01-16 -3156.37']];
    expect(rowsOf(titled('Credit Card Statement'))).toEqual(asCard);
    expect(rowsOf(titled('Credit Car d Statement'))).toEqual(asCard);
  });

  it('does not prove a row without an amount: no sum shows whether its figure was lost', () => {
    const reading = read(`${HEAD}
Date          Details         Withdrawal      Deposit         Balance
01 Jan 2026   B/F BALANCE                                     1,000.00
02 Jan 2026   CAFE            20.00                             980.00
09 Jan 2026   FEE             0.00                              980.00
14 Jan 2026   SHOP            50.00                             930.00
31 Jan 2026   C/F BALANCE                                       930.00`);
    expect(reading.checks.filter(({ holds }) => !holds).map(({ row }) => row)).toEqual([1]);
  });
});
