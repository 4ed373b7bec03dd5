import { describe, expect, it } from 'vitest';
import { dateOrderOf, daysIn, readDay, readMonthEnd } from './days.ts';
import { readFigure } from './figures.ts';
import { meaningOf } from './headings.ts';
import { rowKind } from './row-kinds.ts';
import { nameKey, splitLabel } from './their-account.ts';

describe('amounts as other programs print them', () => {
  it.each([
    ['1,234.50', 'HKD', 123450n],
    ['1234.5', 'HKD', 123450n],
    ['(1,234.50)', 'HKD', -123450n],
    ['-1,234.50', 'HKD', -123450n],
    ['1,234.50-', 'HKD', -123450n],
    ['−12', 'HKD', -1200n],
    ['HK$1,234.50', 'HKD', 123450n],
    ['$ -12.00', 'HKD', -1200n],
    ['(HK$12.00)', 'HKD', -1200n],
    ['HKD 12.00', 'HKD', 1200n],
    ['12.00 元', 'CNY', 1200n],
    ['12.00 CR', 'HKD', -1200n],
    ['12.00 Dr', 'HKD', 1200n],
    ['１，２３４．５０', 'HKD', 123450n],
    ['（12.00）', 'HKD', -1200n],
    ['1.234,50', 'EUR', 123450n],
    ['12,5', 'EUR', 1250n],
    ["1'234.50", 'HKD', 123450n],
    ['.5', 'HKD', 50n],
    ['12.5000', 'HKD', 1250n],
    ['1,500', 'JPY', 1500n],
    ['1,500.00', 'JPY', 1500n],
    ['0.00', 'HKD', 0n],
    ['', 'HKD', 'none'],
    ['-', 'HKD', 'none'],
    ['–', 'HKD', 'none'],
    ['12.345', 'HKD', 'bad'],
    ['1,23.00', 'HKD', 'bad'],
    ['abc', 'HKD', 'bad'],
    ['1e5', 'HKD', 'bad'],
    ['99999999999999999999', 'HKD', 'bad'],
  ])('%j in %s is %s', (text, currency, expected) => {
    expect(readFigure(text, currency)).toBe(expected);
  });
});

describe('dates as other programs print them', () => {
  it.each([
    ['2025-04-02', 'dmy', '2025-04-02'],
    ['2025/4/2', 'dmy', '2025-04-02'],
    ['20250402', 'dmy', '2025-04-02'],
    ['02/04/2025', 'dmy', '2025-04-02'],
    ['02/04/2025', 'mdy', '2025-02-04'],
    ['2.4.25', 'dmy', '2025-04-02'],
    ['2 Apr 2025', 'mdy', '2025-04-02'],
    ['02-Apr-25', 'dmy', '2025-04-02'],
    ['April 2, 2025', 'dmy', '2025-04-02'],
    ['2025年4月2日', 'dmy', '2025-04-02'],
    ['2025-04-02T00:00:00', 'dmy', '2025-04-02'],
    ['02/04/2025 12:30', 'dmy', '2025-04-02'],
    ['Wed, 2 Apr 2025', 'dmy', '2025-04-02'],
    ['31/04/2025', 'dmy', null],
    ['13/13/2025', 'dmy', null],
    ['Bank', 'dmy', null],
    ['', 'dmy', null],
  ] as const)('%s (%s) is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  it.each([
    [['03/04/2026', '25/04/2026'], 'dmy', true],
    [['03/04/2026', '04/25/2026'], 'mdy', true],
    [['03/04/2026', '05/04/2026'], 'dmy', false],
    [['04/04/2026', '05/05/2026'], 'dmy', true],
    [['2026-04-03'], 'dmy', true],
  ] as const)('%j are %s, certain: %s', (texts, order, certain) => {
    expect(dateOrderOf(texts)).toEqual({ order, certain });
  });

  it('finds months and the dates of a sentence', () => {
    expect(readMonthEnd('Feb 2024', 'dmy')).toBe('2024-02-29');
    expect(readMonthEnd('2026年3月', 'dmy')).toBe('2026-03-31');
    expect(readMonthEnd('31 Mar 2026', 'dmy')).toBe('2026-03-31');
    expect(readMonthEnd('Debit', 'dmy')).toBeNull();
    expect(daysIn('For the period 1 April 2025 to 31 March 2026', 'dmy')).toEqual(['2025-04-01', '2026-03-31']);
    expect(daysIn('截至2026年3月31日止', 'dmy')).toEqual(['2026-03-31']);
    expect(daysIn('As of March 31, 2026', 'dmy')).toEqual(['2026-03-31']);
  });
});

describe('headings', () => {
  it.each([
    ['Date', 'date'],
    ['Account Code', 'account_code'],
    ['Distribution account', 'account_name'],
    ['Debit (HKD)', 'debit'],
    ['Credit (BASE)', 'credit'],
    ['Debit (Source)', 'foreign_debit'],
    ['Memo/Description', 'description'],
    ['Transaction Type', 'kind'],
    ['Num', 'reference'],
    ['Journal ID', 'entry'],
    ['借方金額', 'debit'],
    ['科目編號', 'account_code'],
    ['摘要', 'description'],
    ['憑證號碼', 'entry'],
    ['贷方金额', 'credit'],
    ['Debit - Year to date', 'debit'],
    ['YTD Credit', 'credit'],
    ['Tracking', undefined],
  ])('%s is %s', (heading, role) => {
    expect(meaningOf(heading, 'HKD')?.role).toBe(role);
  });

  it('knows an amount that counts from the start of the year', () => {
    expect(meaningOf('YTD Debit', 'HKD')?.yearToDate).toBe(true);
    expect(meaningOf('Debit', 'HKD')?.yearToDate).toBe(false);
  });
});

describe('labels and rows', () => {
  it.each([
    ['620 - Prepayments', '620', 'Prepayments'],
    ['1010 Bank - HKD', '1010', 'Bank - HKD'],
    ['Sales (200)', '200', 'Sales'],
    ['1101.01 應收賬款', '1101.01', '應收賬款'],
    ['Rent', null, 'Rent'],
    ['Trade receivables (HK)', null, 'Trade receivables (HK)'],
  ])('%s', (label, code, name) => {
    expect(splitLabel(label)).toEqual({ code, name });
  });

  it('compares names without signs, with 帳 as 賬', () => {
    expect(nameKey('Office & Computer – Cost')).toBe(nameKey('office and computer cost'));
    expect(nameKey('應收帳款')).toBe(nameKey('應收賬款'));
  });

  it.each([
    [['Total'], 'total'],
    [['TOTAL', '1.00'], 'total'],
    [['Total for Bank'], 'total'],
    [['合計'], 'total'],
    [['Total Energies', '12.00'], 'line'],
    [['Opening Balance'], 'opening'],
    [['Beginning Balance'], 'opening'],
    [['期初餘額'], 'opening'],
    [['Opening Balance as at 1 April 2025'], 'opening'],
    [['Opening Balance Equity'], 'line'],
    [['Closing balance'], 'closing'],
    [['Rent'], 'line'],
  ] as const)('%j is a %s row', (texts, kind) => {
    expect(rowKind(texts, new Set(['bank']))).toBe(kind);
  });
});
