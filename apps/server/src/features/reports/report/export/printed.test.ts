import type { SheetColumn } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { PRINT_WIDTH } from '../../../../platform/sheet-file/index.ts';
import { sayIn } from '../words.ts';
import { pageLayout, textWidth } from './pdf-widths.ts';
import { printed } from './printed.ts';

const column = (kind: SheetColumn['kind'], key = 'a'): SheetColumn => {
  return { key, label: key, kind, currency: null, optional: false, group: null };
};

const exact = { base_currency: 'HKD', query: {} };

describe('a cell on paper', () => {
  it.each([
    ['money', '1234567.50', '1,234,567.50', '1,234,567.50'],
    ['money', '-12.00', '(12.00)', '(12.00)'],
    ['money', '0.00', '–', '–'],
    ['money', '-0.00', '–', '–'],
    ['percent', '-3.5', '(3.5%)', '(3.5%)'],
    ['number', '1000', '1,000', '1,000'],
    ['day', '2026-03-31', 'Mar 31, 2026', '2026年3月31日'],
    ['day', '1010 Bank', '1010 Bank', '1010 Bank'],
    ['instant', '2026-04-22T10:00:00.000Z', 'Apr 22, 2026 18:00', '2026年4月22日 18:00'],
    ['text', '-5 off', '-5 off', '-5 off'],
  ] as const)('%s %s', (kind, value, english, chinese) => {
    expect(printed(sayIn('en-US'), exact, column(kind), { value })).toBe(english);
    expect(printed(sayIn('zh-Hant'), exact, column(kind), { value })).toBe(chinese);
  });

  it('shows its currency if it is not the base currency', () => {
    expect(printed(sayIn('en-US'), exact, column('money'), { value: '-1.00', currency: 'USD' })).toBe('USD (1.00)');
    expect(printed(sayIn('en-US'), exact, column('money'), { value: '1.00', currency: 'HKD' })).toBe('1.00');
  });

  it('shows a percentage among amounts', () => {
    expect(printed(sayIn('en-US'), exact, column('money'), { value: '-33.3', kind: 'percent' })).toBe('(33.3%)');
  });

  it.each([
    ['whole', 'money', '-1234567.50', '(1,234,568)'],
    ['thousands', 'money', '1234567.50', '1,235'],
    ['thousands', 'money', '-499.00', '0'],
    ['thousands', 'money', '0.00', '–'],
    ['thousands', 'number', '7.8125', '7.8125'],
    ['thousands', 'percent', '12.5', '12.5%'],
  ] as const)('in %s: %s %s is %s', (figures, kind, value, shown) => {
    expect(printed(sayIn('en-US'), { ...exact, query: { figures } }, column(kind), { value })).toBe(shown);
  });
});

describe('the columns of a page', () => {
  const columns = (figures: number) => [
    column('text'),
    ...Array.from({ length: figures }, (_, index) => column('money', `m${index}`)),
  ];
  const natural = (figures: number) => [30, ...Array.from({ length: figures }, () => textWidth('1,234,567.00'))];
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

  it.each([
    [2, false, 1],
    [8, true, 1],
    [14, true, 1],
    [40, true, 4],
  ])('%i figures: across %s, %i pages beside each other', (figures, landscape, blocks) => {
    const layout = pageLayout(columns(figures), natural(figures));
    expect([layout.landscape, layout.blocks.length]).toEqual([landscape, blocks]);
    for (const { widths, indexes } of layout.blocks) {
      expect(sum(widths)).toBeLessThanOrEqual(PRINT_WIDTH[landscape ? 'landscape' : 'portrait'] + 0.01);
      expect(indexes[0]).toBe(0);
    }
    const shown = layout.blocks.flatMap(({ indexes }) => indexes.slice(1));
    expect(shown).toEqual(Array.from({ length: figures }, (_, index) => index + 1));
  });

  it('never squeezes a figure', () => {
    const { blocks, fontSize } = pageLayout(columns(14), natural(14));
    for (const { widths } of blocks)
      for (const width of widths.slice(1)) expect(width).toBeGreaterThan(textWidth('1,234,567.00') * fontSize);
  });
});
