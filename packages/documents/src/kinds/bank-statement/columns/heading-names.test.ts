import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { printsNoCents } from './calibrate.ts';
import { headingsOf, roleOf, SUMMARY } from './columns.ts';
import { isPhrase, splitHeadings } from './heading-phrases.ts';
import { roughAmounts } from './rough-amounts.ts';

const linesIn = (text: string) => linesOf(pageOfText(text));
const lineIn = (text: string): Line => linesIn(text)[0] as Line;

describe('roleOf', () => {
  it.each([
    ['Date', 'date'],
    ['日期', 'date'],
    ['Transaction date', 'date'],
    ['交易日', 'date'],
    ['Dt', 'date'],
    ['Value date', 'post_date'],
    ['Posting Date', 'post_date'],
    ['起息日', 'post_date'],
    ['入賬日期', 'post_date'],
    ['Balance', 'balance'],
    ['結餘', 'balance'],
    ['Bal.', 'balance'],
    ['Saldo', 'balance'],
    ['Withdrawal', 'out'],
    ['Debit', 'out'],
    ['Paid out', 'out'],
    ['支出', 'out'],
    ['Dr', 'out'],
    ['Payments', 'out'],
    ['Deposit', 'in'],
    ['Credit', 'in'],
    ['存入', 'in'],
    ['Money in', 'in'],
    ['Cr.', 'in'],
    ['Amount', 'amount'],
    ['金額', 'amount'],
    ['Amount (HKD)', 'amount'],
    ['Debit/Credit', 'type'],
    ['D/C', 'type'],
    ['Withdrawal (Deposit)', 'amount'],
    ['Currency', 'currency'],
    ['Ccy', 'currency'],
    ['Reference', 'reference'],
    ['Cheque no', 'reference'],
    ['Description', 'description'],
    ['Particulars', 'description'],
    ['摘要', 'description'],
    ['Transaction Details', 'description'],
    ['Foreign currency amount', 'ignored'],
    ['Ba1ance', null],
    ['Balauce', 'balance'],
    ['Depos it', 'in'],
    ['Withdrawa1', 'out'],
    ['Credit limit', null],
    ['Colour', null],
    ['', null],
    [`Date ${'x'.repeat(42)}`, null],
  ])('%j is %s', (text, role) => expect(roleOf(text)).toBe(role));

  it.each([
    ['Minimum payment', true],
    ['Payment due date', true],
    ['Credit limit', true],
    ['結單日', true],
    ['Interest rate', true],
    ['Withdrawal', false],
  ])('%s is a heading of a summary: %s', (text, is) => expect(SUMMARY.test(text)).toBe(is));
});

describe('headingsOf', () => {
  const texts = (text: string): string[] => headingsOf(lineIn(text)).map((heading) => heading.text);
  it.each([
    ['Date    Details    Debit    Credit    Balance', ['Date', 'Details', 'Debit', 'Credit', 'Balance']],
    ['Date Details Debit Credit Balance', ['Date', 'Details', 'Debit', 'Credit', 'Balance']],
    ['Transaction Date    Transaction Details', ['Transaction Date', 'Transaction Details']],
    ['日期 摘要 支出 存入 結餘', ['日期', '摘要', '支出', '存入', '結餘']],
    ['Balance (DR=Debit)', ['Balance (DR=Debit)']],
    ['Txn Dt Particulars', ['Txn Dt', 'Particulars']],
    ['Rent for January', ['Rent for January']],
  ])('%j', (text, wanted) => expect(texts(text)).toEqual(wanted));

  it('keep their order and do not overlap', () => {
    const found = headingsOf(lineIn('Date Value Date Description Withdrawals Deposits Balance'));
    for (const [index, heading] of found.entries())
      expect(heading.x0).toBeGreaterThanOrEqual((found[index - 1]?.x1 ?? 0) - 0.001);
  });

  it.each([
    ['Cur貨Date', ['Cur 貨', 'Date']],
    ['DateDetails', ['Date', 'Details']],
    ['TransactionDateDetails', ['Transaction Date', 'Details']],
    ['Details', null],
    ['Rent', null],
  ])('splitHeadings of %s', (text, wanted) => {
    expect(splitHeadings(lineIn(text).tokens)?.map((heading) => heading.text) ?? null).toEqual(wanted);
  });

  it.each([
    ['date', true],
    ['Transaction Details', true],
    ['結餘', true],
    ['Daily balance', true],
    ['rent', false],
    ['', false],
  ])('%j is a whole heading: %s', (text, is) => expect(isPhrase(text)).toBe(is));
});

describe('printsNoCents', () => {
  it.each([
    ['1,234\n5,678\n9,012', true],
    ['1,234\n5,678\n9,012.50', false],
    ['1,234\n5,678', false],
    ['12\n34\n56', false],
    ['1.00\n2.00\n3.00', false],
    ['¥1,234   ¥5\n¥7', true],
    ['', false],
  ])('%j: %s', (text, whole) => expect(printsNoCents(linesIn(text), '.')).toBe(whole));
});

describe('roughAmounts', () => {
  const edge = { side: 'right', at: 100, across: 60, slack: 10, whole: false } as const;
  const column = { role: 'balance', x0: 50, x1: 100, edge } as const;
  const rough = (text: string, whole = false): string[] =>
    roughAmounts(lineIn(`${' '.repeat(20 - text.length)}${text}`).tokens, [
      { ...column, edge: { ...edge, whole } },
    ]).map(({ value, mark }) => `${value}${mark ?? ''}`);

  it.each([
    ['123456', ['1234.56']],
    ['1,23456', ['1234.56']],
    ['12345CR', ['123.45CR']],
    ['-12345', ['-123.45']],
    ['(12345)', ['-123.45']],
    ['12345OD', ['123.45DR']],
    ['12', []],
    ['Rent', []],
    ['ab123', ['1.23']],
    ['abc12', []],
    ['12345678901234', []],
  ])('%s at the edge of its column: %j', (text, wanted) => expect(rough(text)).toEqual(wanted));

  it('without cents are whole figures, and away from the column nothing', () => {
    expect(rough('123456', true)).toEqual(['123456']);
    expect(roughAmounts(lineIn('123456').tokens, [column])).toEqual([]);
    expect(roughAmounts(lineIn('123456').tokens, [{ role: 'balance', x0: 0, x1: 30 }])).toEqual([]);
  });
});
