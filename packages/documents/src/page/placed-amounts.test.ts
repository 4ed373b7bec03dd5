import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { amountsOf, decimalMarkOf } from './amounts.ts';
import { linesOf } from './layout.ts';
import type { Page, Token } from './page.ts';
import { repeatedPages, withoutRepeats } from './repeated-pages.ts';

/** Words one after another; a number is the gap before the next word, in heights. */
function tokens(...parts: readonly (string | number)[]): Token[] {
  const found: Token[] = [];
  let x = 0;
  let gap = 0.5;
  for (const part of parts) {
    if (typeof part === 'number') gap = part;
    else {
      x += gap * 10;
      found.push({
        text: part,
        x0: x,
        x1: x + part.length * 5,
        y0: 0,
        y1: 10,
        confidence: 1,
        page: 1,
        box: { x: 0, y: 0, width: 0, height: 0 },
      });
      x += part.length * 5;
      gap = 0.5;
    }
  }
  return found;
}

const values = (all: readonly Token[], mark: '.' | ',' = '.'): string[] =>
  amountsOf(all, mark).map(({ value, mark: side }) => `${value}${side ?? ''}`);

describe('amountsOf', () => {
  it.each<[readonly (string | number)[], readonly string[]]>([
    [[], []],
    [['Total'], []],
    [['1.00'], ['1.00']],
    [['HK$', '1.00'], ['1.00']],
    [['HK$', 2, '1.00'], ['1.00']],
    [['HKD', '-', '1.00'], ['-1.00']],
    [['(', '1.00', ')'], ['-1.00']],
    [['1.00', 'CR'], ['1.00CR']],
    [['1.00', 3, 'CR'], ['1.00']],
    [['OD', '1.00'], ['1.00DR']],
    [
      ['1.00', '2.00'],
      ['1.00', '2.00'],
    ],
    [
      ['1.00', 'CR', 3, '2.00'],
      ['1.00CR', '2.00'],
    ],
    [['12,', '227.86'], ['12227.86']],
    [['15,000', '.00'], ['15000.00']],
    [
      ['15', '000.00'],
      ['15', '0.00'],
    ],
    [['1.00', '-'], ['-1.00']],
    [['1,23O.00'], ['1230.00']],
    [
      ['5', 'pcs', '1.00'],
      ['5', '1.00'],
    ],
    [['港幣', '１．００'], ['1.00']],
    [['$', '$', '1.00'], ['1.00']],
    [['2026-01-13', '1.00'], ['1.00']],
  ])('in %j: %j', (parts, wanted) => {
    expect(values(tokens(...parts))).toEqual(wanted);
  });

  it.each<[readonly (string | number)[], readonly string[]]>([
    [['99', '072,00'], ['99072.00']],
    [['1', '303773,32'], ['1303773.32']],
    [['1', '303', '773,32'], ['1303773.32']],
    [
      ['99', 1, '072,00'],
      ['99', '72.00'],
    ],
    [['99', '072,00', 'EUR'], ['99072.00']],
    [['1.234,56'], ['1234.56']],
    [['1.234'], ['1234']],
  ])('with decimal commas in %j: %j', (parts, wanted) => expect(values(tokens(...parts), ',')).toEqual(wanted));

  it('takes each word for one amount at most, in the order of the line', () => {
    const part = fc.constantFrom('1.00', '12,', '345.67', 'HK$', '-', '(', ')', 'CR', 'DR', 'x', '5', '.00', '1,234');
    const gap = fc.constantFrom(0.05, 0.5, 1, 3);
    fc.assert(
      fc.property(fc.array(fc.tuple(gap, part), { maxLength: 10 }), (parts) => {
        const all = tokens(...parts.flat());
        const found = amountsOf(all, '.');
        const used = found.flatMap((amount) => amount.tokens);
        expect(new Set(used).size).toBe(used.length);
        expect(used).toEqual(all.filter((token) => used.includes(token)));
        for (const amount of found) expect(amount.x0).toBeLessThanOrEqual(amount.x1);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the place of the whole amount', () => {
    const [line] = linesOf(pageOfText('Total    HK$ 1,234.50 CR'));
    const [amount] = amountsOf(line?.tokens ?? [], '.');
    expect(amount?.tokens.map(({ text }) => text)).toEqual(['HK$', '1,234.50', 'CR']);
    expect(amount).toMatchObject({ value: '1234.50', mark: 'CR', currency: 'HKD' });
    expect(amount?.x0).toBeCloseTo(45);
    expect(amount?.x1).toBeCloseTo(120);
  });
});

describe('decimalMarkOf', () => {
  it.each([
    [[], '.'],
    [['1,50'], ','],
    [['1.50'], '.'],
    [['1,50', '1.50'], '.'],
    [['1,50', '2,50', '1.50'], ','],
    [['09.00', '18.30', '1,50'], ','],
    [['24.00', '1,50'], '.'],
    [['1,234'], '.'],
    [['01.02.2026', '1,50'], ','],
  ] as const)('of %j is %s', (all, mark) => expect(decimalMarkOf(all)).toBe(mark));
});

describe('repeatedPages', () => {
  const rows = (from: number): string =>
    Array.from({ length: 8 }, (_, n) => `${n + 10}/01/2026 Transfer of shop ${n} ${from + n}.50`).join('\n');
  const page = (text: string, number: number, source: Page['source'] = 'text'): Page => ({
    ...pageOfText(text, number),
    source,
  });

  it.each<[string, readonly Page[], readonly (readonly [number, number])[]]>([
    ['no pages', [], []],
    ['one page', [page(rows(100), 1)], []],
    ['two copies', [page(rows(100), 1), page(rows(100), 2)], [[2, 1]]],
    [
      'three copies',
      [page(rows(100), 1), page(rows(100), 2), page(rows(100), 3)],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'copies of two',
      [page(rows(100), 1), page(rows(300), 2), page(rows(300), 3), page(rows(100), 4)],
      [
        [3, 2],
        [4, 1],
      ],
    ],
    ['one figure changed', [page(rows(100), 1), page(rows(100).replace('100.50', '100.51'), 2)], []],
    ['a picture of a text page', [page(rows(100), 1), page(rows(100), 2, 'ocr')], [[2, 1]]],
    ['blank pages', [page('', 1), page('', 2)], []],
    ['pages without figures', [page('word '.repeat(40), 1), page('word '.repeat(40), 2)], []],
  ])('%s', (_, pages, wanted) => {
    expect([...repeatedPages(pages)]).toEqual(wanted);
    expect(withoutRepeats(pages).map(({ number }) => number)).toEqual(
      pages.map(({ number }) => number).filter((number) => !wanted.some(([copy]) => copy === number)),
    );
  });

  it('does not mind the order of words on a page', () => {
    const first = page(rows(100), 1);
    const second = { ...first, number: 2, words: first.words.toReversed() };
    expect([...repeatedPages([first, second])]).toEqual([[2, 1]]);
  });
});
