import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../checks/check.ts';
import { computedField } from '../evidence/evidence.ts';
import { linesOf } from '../page/layout.ts';
import type { Reading } from '../reading.ts';
import { emptyReading } from '../reading-parts.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { agreed, agreeing, isSameAmount } from './agree.ts';
import { amountOnPage, dayOnPage, textOnPage } from './find-on-page.ts';

const linesIn = (text: string) => linesOf(pageOfText(text));

describe('amountOnPage', () => {
  it.each([
    ['Total 1,234.50', '1234.50', true],
    ['Total 1,234.50', '1234.5', true],
    ['Summe 1.234,50', '1234.50', true],
    ['Total (1,234.50)', '1234.50', true],
    ['Total 1,234.50', '-1234.50', true],
    ['Total 1,234.50', '234.50', false],
    ['Total 1,234.50', '1234.51', false],
    ['Total HK$5', '5', true],
    ['', '5', false],
    ['Qty 10', '10', true],
  ])('on %j %s is found: %s', (text, value, isFound) => {
    const field = amountOnPage(linesIn(text), value);
    expect(field).toMatchObject({ value, page: isFound ? 1 : null, origin: isFound ? 'read' : 'computed' });
    expect(field?.confidence).toBe(isFound ? 0.85 : 0.2);
  });

  it.each([null, '', 'five', '1,234.50', '1e5', '12345678901234', '1.1234567', '.5', '$5'])(
    '%j is no amount',
    (value) => {
      expect(amountOnPage(linesIn('Total 5'), value)).toBeNull();
    },
  );
});

describe('dayOnPage', () => {
  it.each([
    ['Date 13/01/2026', '2026-01-13', true],
    ['Date 01/13/2026', '2026-01-13', true],
    ['Date 02/01/2026', '2026-01-02', true],
    ['Date 02/01/2026', '2026-02-01', true],
    ['13 Jan', '2026-01-13', true],
    ['2026年1月13日', '2026-01-13', true],
    ['13 Jan 2025', '2026-01-13', false],
    ['', '2026-01-13', false],
    ['Tel 1301 2026', '2026-01-13', false],
  ])('on %j %s is found: %s', (text, value, isFound) => {
    expect(dayOnPage(linesIn(text), value)).toMatchObject({ value, page: isFound ? 1 : null });
  });

  it.each([null, '', '2026-02-30', '2026-13-01', '13/01/2026', '2026-1-3', 'today'])('%j is no day', (value) => {
    expect(dayOnPage(linesIn('13/01/2026'), value)).toBeNull();
  });
});

describe('textOnPage', () => {
  const PAGE = 'Blue Lantern Printing Limited\n藍燈籠印刷有限公司\nInvoice No. BL-204   Ref AB\n';
  it.each([
    ['BL-204', true],
    ['BL 204', true],
    ['bl204', true],
    ['Blue Lantern Printing Ltd', false],
    ['Blue Lantern', true],
    ['藍燈籠印刷有限公司', true],
    ['藍燈籠', false],
    ['AB', true],
    ['A', false],
    ['BL-20', false],
    ['Lantern Printing Limited\nShop 3, Central', true],
    ['Shop 3', false],
  ])('%j is found: %s', (value, isFound) => {
    expect(textOnPage(linesIn(PAGE), value)).toMatchObject({ value, page: isFound ? 1 : null });
  });

  it.each([null, '', '  ', '---', '。'])('%j is no text', (value) =>
    expect(textOnPage(linesIn(PAGE), value)).toBeNull(),
  );

  it('every run of printed words is found with a box inside the page', () => {
    const words = 'Blue Lantern Printing Limited Invoice BL204 Harbour Cafe Menu cards'.split(' ');
    const lines = linesIn(`${words.slice(0, 4).join(' ')}\n${words.slice(4).join(' ')}\n`);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0, 4),
        (from, count, row) => {
          const run = words.slice(row, row === 0 ? 4 : 10).slice(from, from + count);
          const field = textOnPage(lines, run.join(' '));
          expect(field?.page).toBe(1);
          expect((field?.box?.x ?? 9) + (field?.box?.width ?? 9)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('agreed', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  it('is surer than both where they agree, and in doubt where they do not', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const same = agreed(computedField('A-1', one), computedField('a 1', other));
        expect(same?.value).toBe('A-1');
        expect(same?.confidence).toBeGreaterThanOrEqual(Math.max(one, other) - 0.001);
        const differ = agreed(computedField('A-1', one), computedField('A-2', other));
        expect(differ?.confidence).toBeLessThanOrEqual(0.6);
        expect(differ?.value).toBe(Math.round(one * 1000) >= Math.round(other * 1000) ? 'A-1' : 'A-2');
      }),
    );
  });

  it.each([
    ['120.00', '120', true],
    ['120.00', '1.20', false],
    ['-5', '5', false],
    ['0', '-0', true],
  ])('amounts %s and %s are the same: %s', (left, right, same) => expect(isSameAmount(left, right)).toBe(same));
});

describe('agreeing', () => {
  const field = (value: string, confidence: number) => computedField(value, confidence);
  const check = (holds: boolean): Check => ({ code: 'totals', holds, found: '', expected: '' });
  const reading = (more: Partial<Reading>): Reading => ({
    ...emptyReading([]),
    kind: 'invoice',
    confidence: 0.9,
    ...more,
  });

  it('takes all figures from the reading that arithmetic proves', () => {
    const own = reading({ total: field('12.00', 0.95), tax: field('1.00', 0.95), checks: [check(false)] });
    const model = reading({ total: field('13.00', 0.5), tax: field('2.00', 0.5), checks: [check(true)] });
    expect(agreeing(own, model)).toMatchObject({
      total: { value: '13.00' },
      tax: { value: '2.00' },
      checks: [{ holds: true }],
    });
    expect(agreeing(model, own)).toMatchObject({ total: { value: '13.00' }, tax: { value: '2.00' } });
  });

  it('without checks compares each figure', () => {
    const own = reading({ total: field('12.00', 0.9), tax: field('1.00', 0.3) });
    const model = reading({ total: field('12', 0.8), tax: field('2.00', 0.5) });
    const both = agreeing(own, model);
    expect(both.total).toMatchObject({ value: '12.00', confidence: 0.98 });
    expect(both.tax).toMatchObject({ value: '2.00', confidence: 0.5 });
  });

  it.each([
    ['invoice', 0.9, 'bank_statement', 'invoice'],
    ['invoice', 0.5, 'bank_statement', 'bank_statement'],
    ['other', 0.7, 'invoice', 'other'],
    ['other', 0.2, 'receipt', 'receipt'],
    ['invoice', 0.2, 'receipt', 'invoice'],
    ['bank_statement', 0.9, 'card_statement', 'bank_statement'],
  ] as const)('own kind %s at %d, the model says %s: %s', (kind, confidence, said, kept) => {
    expect(agreeing(reading({ kind, confidence }), reading({ kind: said, confidence: 0.8 })).kind).toBe(kept);
  });

  it('of statements takes the one that is proved, whole', () => {
    const own = reading({ kind: 'bank_statement', checks: [check(false)] });
    const model = reading({ kind: 'bank_statement', checks: [check(true)], confidence: 0.1 });
    expect(agreeing(own, model)).toBe(model);
    expect(agreeing(model, own)).toBe(model);
    expect(agreeing(own, { ...own })).toBe(own);
  });

  it('keeps items and parties that only one reading has', () => {
    const items = [{ name: field('Lantern', 0.9), quantity: null, price: null, rate: null, amount: null }];
    const supplier = { name: field('Peak', 0.9), address: null, taxId: null };
    const model = reading({ items, supplier, number: field('A-1', 0.5), direction: 'purchase' });
    expect(agreeing(reading({}), model)).toMatchObject({
      items,
      supplier,
      number: { value: 'A-1' },
      direction: 'purchase',
    });
    expect(agreeing(model, reading({}))).toMatchObject({ items, supplier, number: { value: 'A-1' } });
  });
});
