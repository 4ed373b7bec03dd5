import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth, formatMonthDay, formatShortDay } from '../day/format-day.ts';
import { writeValues } from '../hooks/use-url-state.ts';
import { formatAmount } from '../money/format-amount.ts';
import { initialsOf } from '../page/initials.ts';
import { formats } from './formats.ts';
import { fieldNameOf } from './use-field-errors.ts';

describe('amounts', () => {
  it.each([
    ['1234.5', {}, '1,234.50'],
    ['-1234.50', {}, '-1,234.50'],
    ['-1234.50', { brackets: true }, '(1,234.50)'],
    ['0.00', { dashForZero: true }, '–'],
    ['-0.00', { brackets: true }, '0.00'],
    ['0', {}, '0.00'],
    ['999999999999999.99', {}, '999,999,999,999,999.99'],
    ['1234567', { currency: 'HKD' }, '$1,234,567.00'],
    ['12.00', { currency: 'USD', withCode: true }, 'USD $12.00'],
    ['12.00', { currency: 'CNY' }, '￥12.00'],
    ['12.00', { currency: 'EUR' }, 'EUR 12.00'],
    ['12.00', { currency: 'EUR', withCode: true }, 'EUR 12.00'],
    ['-3.00', { currency: 'HKD', brackets: true }, '($3.00)'],
    ['0.1234', {}, '0.1234'],
  ])('%s %o: %s', (amount, format, written) => {
    expect(formatAmount(amount, format)).toBe(written);
  });
});

describe('days', () => {
  it('are written as the language has them', () => {
    expect(formatDay('2026-03-03', 'en-US')).toBe('Mar 3, 2026');
    expect(formatDay('2026-03-03', 'zh-Hant')).toBe('2026年3月3日');
    expect(formatShortDay('2026-12-31', 'en-US')).toBe('Dec 31');
    expect(formatMonthDay('03-31', 'zh-Hant')).toBe('3月31日');
  });

  it.each([
    ['month_day_year', ['Mar 3, 2026', 'Mar 3', 'Mar 2026', '2026年3月3日', '3月3日', '2026年3月']],
    ['day_month_year', ['3 Mar 2026', '3 Mar', 'Mar 2026', '2026年3月3日', '3月3日', '2026年3月']],
    ['iso', ['2026-03-03', '03-03', '2026-03', '2026-03-03', '03-03', '2026-03']],
  ] as const)('are written as the person chose: %s', (style, written) => {
    const each = (['en-US', 'zh-Hant'] as const).flatMap((language) => [
      formatDay('2026-03-03', language, style),
      formatShortDay('2026-03-03', language, style),
      formatMonth('2026-03', language, style),
    ]);
    expect(each).toEqual(written);
  });
});

describe('company facts', () => {
  it.each([
    ['br', '71234567', true],
    ['br', '71234567-000', true],
    ['br', '71234567-000-04-25-5', true],
    ['br', '7123456', false],
    ['br', '71234567-00', false],
    ['ci', '2134567', true],
    ['ci', 'F1234567', true],
    ['ci', '123456789', false],
    ['ci', 'FF12', false],
    ['phone', '2345 6789', true],
    ['phone', '+852 2345-6789', true],
    ['phone', '+44 20 7946 0958', true],
    ['phone', '1234 5678', false],
    ['phone', '12345', false],
    ['pcNumber', 'P12345', true],
    ['pcNumber', 'M0123', true],
    ['pcNumber', 'X123', false],
  ] as const)('%s %s: %s', (format, text, holds) => {
    expect(formats[format].test(text)).toBe(holds);
  });
});

describe('initials', () => {
  it.each([
    ['Lam Hoi Yan', 'HY'],
    ['kite', 'K'],
    ['陳大文', '大文'],
    ['  ', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('view state in the address', () => {
  it('leaves defaults out and unknown parameters alone', () => {
    const next = writeValues(
      new URLSearchParams('q=tea&page=3&from=mail'),
      { q: '', page: '1', state: 'open' },
      { q: '', page: '1', state: '' },
    );
    expect(next.toString()).toBe('from=mail&state=open');
  });
});

describe('field paths of the wire', () => {
  it('become names of the form', () => {
    expect(fieldNameOf('directors.0')).toEqual(['directors', 0]);
  });
});
