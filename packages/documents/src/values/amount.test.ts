import { describe, expect, it } from 'vitest';
import { parseAmount, repairDigits, sumOf } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['12,227.86', '12227.86', null],
    ['HK$4,699.77', '4699.77', 'HKD'],
    ['-HK$1,409.93', '-1409.93', 'HKD'],
    ['(2,624.80)', '-2624.80', null],
    ['(HK$4,316.46)', '-4316.46', 'HKD'],
    ['1,234.50-', '-1234.50', null],
    ['S$22,800', '22800', 'SGD'],
    ["1'234.50", '1234.50', null],
    ['0.00', '0.00', null],
    ['$ 93.50', '93.50', null],
    ['RM60.30', '60.30', 'MYR'],
    ['HK$ 1,234.-', '1234', 'HKD'],
    ['1,234.--', '1234', null],
    ['1,234.50元', '1234.50', null],
    ['1,234.50元正', '1234.50', null],
    ['港幣1,234.50', '1234.50', 'HKD'],
    ['１，２３４．５０', '1234.50', null],
    ['￥1,234.00', '1234.00', null],
    ['MOP$88.00', '88.00', 'MOP'],
    ['NT$1,200', '1200', 'TWD'],
    ['1,500円', '1500', 'JPY'],
    ['-$5.00', '-5.00', null],
    ['$-5.00', '-5.00', null],
    ['($5.00)', '-5.00', null],
  ])('%s is %s', (text, value, currency) => {
    expect(parseAmount(text)).toMatchObject({ value, currency });
  });

  it.each([
    ['143.57CR', '143.57', 'CR'],
    ['48,346.48CR', '48346.48', 'CR'],
    ['500.00DR', '500.00', 'DR'],
    ['500.00OD', '500.00', 'DR'],
    ['OD 1,234.00', '1234.00', 'DR'],
  ])('%s carries the mark %s %s', (text, value, mark) => {
    expect(parseAmount(text)).toMatchObject({ value, mark });
  });

  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1.420,00', ',', '1420.00'],
    ['1 234,56', ',', '1234.56'],
    ['1\u00a0234,56', ',', '1234.56'],
    ["1'234.56", '.', '1234.56'],
    ['1,234.56-', '.', '-1234.56'],
    ['9,9000', ',', '9.9000'],
    ['1.000', ',', '1000'],
    ['1.000', '.', '1.000'],
    ['1,000', '.', '1000'],
    ['1,234,567', '.', '1234567'],
  ] as const)('%s with decimal mark %s is %s', (text, mark, value) => {
    expect(parseAmount(text, mark)?.value).toBe(value);
  });

  it.each(['WH2757785776', '5-May', '12:30', 'x', '', '1.2.3.4.5678901'])('%s is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('repairDigits', () => {
  it.each([
    ['1O,5l2.00', '10,512.00'],
    ['8,44B.85', '8,448.85'],
  ])('%s becomes %s', (text, repaired) => expect(repairDigits(text)).toBe(repaired));

  it.each(['TOTAL', '12,227.86', 'OIL.BB'])('leaves %s alone', (text) => expect(repairDigits(text)).toBeNull());
});

describe('sumOf', () => {
  it('adds without rounding errors', () =>
    expect(sumOf(['0.10', '0.20', '1000000000000.01'])).toBe('1000000000000.31'));
});
