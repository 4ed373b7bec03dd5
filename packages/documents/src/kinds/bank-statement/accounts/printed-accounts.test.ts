import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { accountNumberIn, accountOfLine, currencyOfLine, isAccountTitle, isSameAccount } from './account.ts';
import { furnitureOf } from './furniture.ts';
import { headerOf } from './header.ts';
import { holderIn } from './holder.ts';

const linesIn = (text: string) => linesOf(pageOfText(text));

describe('accountNumberIn', () => {
  it.each([
    ['123-456789-001', '123-456789-001'],
    ['No. 123 456789 001', '123 456789 001'],
    ['CH93 0076 2011 6238 5295 7', 'CH93 0076 2011 6238 5295 7'],
    ['XXXX-XXXX-XXXX-1234', 'XXXX-XXXX-XXXX-1234'],
    ['****1234', '****1234'],
    ['1234 5678 9012 3456', '1234 5678 9012 3456'],
    ['12345', null],
    ['13/01/2026', null],
    ['1,234,567.00', null],
    ['xxxxxx', null],
    ['12:30:15', null],
    ['', null],
    ['9'.repeat(25), null],
  ])('in %j: %s', (text, number) => expect(accountNumberIn(text)).toBe(number));

  it.each([
    ['Account number: 123-456789-001', '123-456789-001'],
    ['A/C No. 123-456789', '123-456789'],
    ['戶口號碼 012-345-678901', '012-345-678901'],
    ['Card number 1234 5678 9012 3456', '1234 5678 9012 3456'],
    ['1234-5678-9012-3456', '1234-5678-9012-3456'],
    ['HKD Savings 012-345678-833', '012-345678-833'],
    ['HKD Current Account 123456789012', '123456789012'],
    ['Total 123456789012', null],
    ['Tel 2345-6789', null],
    ['Rent 13/01/2026', null],
  ])('of the line %j: %s', (text, number) => {
    const [line] = linesIn(text);
    expect(line === undefined ? null : (accountOfLine(line)?.value ?? null)).toBe(number);
  });

  it.each([
    ['123456789001', '123-456789-001', true],
    ['456789', '123-456789-001', true],
    ['123456789001833', '123-456789-001', true],
    ['123456789002', '123-456789-001', false],
    ['123456', '', false],
  ])('%s is the account %j: %s', (digits, account, same) => expect(isSameAccount(digits, account)).toBe(same));

  it.each([
    ['HKD Savings 港元儲蓄', true, 'HKD'],
    ['US Dollar Current Account', true, 'USD'],
    ['貨幣：美元', false, 'USD'],
    ['Currency: EUR', false, 'EUR'],
    ['Rent HKD', false, null],
    ['Savings account', true, null],
  ])('%s is a title: %s, of %s', (text, isTitle, currency) => {
    const [line] = linesIn(text);
    expect(line === undefined ? [] : [isAccountTitle(line), currencyOfLine(line)]).toEqual([isTitle, currency]);
  });
});

describe('headerOf', () => {
  it.each([
    ['Statement date 31 Jan 2026', { statementDate: '2026-01-31', periodEnd: '2026-01-31', periodStart: null }],
    ['結單日期：2026年1月31日', { statementDate: '2026-01-31' }],
    ['Period 1 Jan 2026 - 31 Jan 2026', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['20 Dec to 19 Jan 2026', { periodStart: '2025-12-20', periodEnd: '2026-01-19' }],
    ['1 Jan - 31 Jan 2026', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['由 2026年1月1日 至 2026年1月31日', { periodStart: '2026-01-01', periodEnd: '2026-01-31' }],
    ['31 Jan 2026 - 1 Jan 2026', { periodStart: null }],
    ['1 Jan 2024 - 31 Jan 2026', { periodStart: null }],
    ['Payment due date 25 Feb 2026', { dueDate: '2026-02-25' }],
    ['到期繳款日 2026年2月25日', { dueDate: '2026-02-25' }],
    ['Account number 123-456789-001', { account: '123-456789-001' }],
    ['Date   31/01/2026', { statementDate: '2026-01-31' }],
    ['Date of birth', { statementDate: null }],
    ['Peak Bank Limited', { bank: 'Peak Bank Limited' }],
    ['山景銀行', { bank: '山景銀行' }],
    ['Peak Savings\nAccount', { bank: 'Peak Savings' }],
    ['www.peakbank.example', { account: null }],
    ['', { bank: null, account: null, statementDate: null, periodStart: null, periodEnd: null, dueDate: null }],
  ])('%j', (text, wanted) => {
    const header = headerOf(linesIn(text), 'dmy');
    const plain = Object.fromEntries(Object.entries(header).map(([name, field]) => [name, field?.value ?? null]));
    expect(plain).toMatchObject(wanted);
  });

  it('joins a card number that is broken over two lines', () => {
    const header = headerOf(linesIn('Card number\n1234 5678 9012\n     3456\n'), 'dmy');
    expect(header.account?.value).toBe('1234 5678 9012 3456');
  });
});

describe('holderIn', () => {
  it.each([
    ['Account name: Peak View Limited', [], 'Peak View Limited'],
    ['戶名：山景有限公司', [], '山景有限公司'],
    ['Account holder   Chan Tai Man', [], 'Chan Tai Man'],
    ['Harbour Bank Limited\n\nPeak View Limited\n1 Canton Road', [], 'Peak View Limited'],
    ['Golden Hill Limited\n\nPeak View Limited\n1 Canton Road', ['Peak View Ltd'], 'Peak View Limited'],
    ['Harbour Bank Limited', [], null],
    ['Issued by Harbour Services Limited', [], null],
    ['', [], null],
  ])('in %j: %s', (text, own, name) => expect(holderIn(linesIn(text), own)?.value ?? null).toBe(name));
});

describe('furnitureOf', () => {
  const page = (number: number, rows: readonly string[]) =>
    pageOfText(
      [
        'Harbour Bank Limited',
        `Page ${number} of 3`,
        '',
        ...rows,
        ...Array<string>(50 - rows.length).fill(''),
        'www.harbour.example',
      ].join('\n'),
      number,
    );
  const row = (day: number): string => `${day} Jan 2026      Rent      100.00      900.00`;

  it('is what pages repeat at their edges, and no row', () => {
    const pages = [1, 2, 3].map((number) => page(number, [row(number * 2), row(number * 2 + 1)]));
    const lines = pages.flatMap(linesOf);
    const texts = new Set([...furnitureOf(lines, '.')].map(({ text }) => text.replace(/\d/gu, '#')));
    expect(texts).toEqual(new Set(['Harbour Bank Limited', 'Page # of #', 'www.harbour.example']));
  });

  it('is nothing on a single page', () => {
    expect(furnitureOf(linesOf(page(1, [row(1)])), '.').size).toBe(0);
    expect(furnitureOf([], '.').size).toBe(0);
  });
});
