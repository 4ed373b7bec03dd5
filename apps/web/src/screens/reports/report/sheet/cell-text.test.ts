import type { SheetColumn } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { type CellKind, cellText, currencyBeside, figuresOf, hasSide } from './cell-text.ts';

describe('a cell for the eye', () => {
  const cases: [string, CellKind, string, string][] = [
    ['1234.50', 'money', '1,234.50', '1,234.50'],
    ['-1234.50', 'money', '(1,234.50)', '(1,234.50)'],
    ['0.00', 'money', '–', '–'],
    ['-0.00', 'money', '–', '–'],
    ['123456789012345.67', 'money', '123,456,789,012,345.67', '123,456,789,012,345.67'],
    ['31', 'number', '31', '31'],
    ['-12', 'number', '(12)', '(12)'],
    ['7.81250000', 'number', '7.81250000', '7.81250000'],
    ['12.5', 'percent', '12.5%', '12.5%'],
    ['-3.0', 'percent', '(3.0%)', '(3.0%)'],
    ['2026-03-31', 'day', 'Mar 31, 2026', '2026年3月31日'],
    ['J0042', 'code', 'J0042', 'J0042'],
    ['-5 off', 'text', '-5 off', '-5 off'],
    ['1010 Bank - HKD', 'day', '1010 Bank - HKD', '1010 Bank - HKD'],
  ];
  it.each(cases)('%s as %s is %s', (value, kind, english, chinese) => {
    expect(cellText(value, kind, 'en-US')).toBe(english);
    expect(cellText(value, kind, 'zh-Hant')).toBe(chinese);
  });
});

describe('a rounded amount for the eye', () => {
  it.each([
    ['whole', 'money', '-1234.50', '(1,235)'],
    ['thousands', 'money', '1234500.00', '1,235'],
    ['thousands', 'money', '-499.99', '0'],
    ['thousands', 'money', '0.00', '–'],
    ['thousands', 'number', '1500', '1,500'],
  ] as const)('in %s: %s %s is %s', (figures, kind, value, shown) => {
    expect(cellText(value, kind, 'en-US', figures)).toBe(shown);
  });

  it('is what the query of the sheet asks for', () => {
    expect(figuresOf({ query: { figures: 'thousands' } })).toBe('thousands');
    expect(figuresOf({ query: {} })).toBe('exact');
  });
});

it('a figure with a separate column for its side is marked by its column', () => {
  const column = (key: string): SheetColumn => ({
    key,
    label: key,
    kind: key === 'side' ? 'text' : 'money',
    currency: null,
    optional: false,
    group: null,
  });
  const [credit, balance, side] = [column('credit'), column('balance'), column('side')];
  expect([credit, balance, side].map((one) => hasSide(one, [credit, balance, side]))).toEqual([false, true, false]);
});

describe('the code next to a figure', () => {
  const column: SheetColumn = { key: 'a', label: 'A', kind: 'money', currency: null, optional: false, group: null };
  it.each([
    ['a figure in base currency', { value: '1.00', currency: 'HKD' }, column, null],
    ['a figure in another currency', { value: '1.00', currency: 'USD' }, column, 'USD'],
    ['a column that is in that currency', { value: '1.00', currency: 'USD' }, { ...column, currency: 'USD' }, null],
    ['a figure without a currency of its own', { value: '1.00' }, column, null],
    ['nothing', { value: null, currency: 'USD' }, column, null],
    ['nil in another currency', { value: '0.00', currency: 'USD' }, column, null],
    ['words', { value: 'USD', currency: 'USD' }, { ...column, kind: 'text' as const }, null],
  ])('%s', (_what, cell, inColumn, code) => {
    expect(currencyBeside(cell, inColumn, 'HKD')).toBe(code);
  });
});
