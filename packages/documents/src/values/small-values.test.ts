import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../page/layout.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { conventionsOf } from './conventions.ts';
import { median, round } from './numbers.ts';
import { plainWidth } from './width.ts';
import { editDistance, lettersAndDigits, mendWords } from './words.ts';

/** The distance by its definition, slow and short. */
function distance(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const rest = [left.slice(1), right.slice(1)] as const;
  if (left[0] === right[0]) return distance(...rest);
  return 1 + Math.min(distance(...rest), distance(left, rest[1]), distance(rest[0], right));
}

const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('editDistance', () => {
  it('is the distance of its definition', () => {
    fc.assert(fc.property(short, short, (left, right) => editDistance(left, right) === distance(left, right)));
  });

  it('is the same in both directions and keeps the triangle', () => {
    fc.assert(
      fc.property(short, short, short, (a, b, c) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});

describe('mendWords', () => {
  it.each([
    ['lnvoice total', 'invoice total'],
    ['invoic', 'invoice'],
    ['invoicee', 'invoice'],
    ['INVOlCE', 'invoice'],
    ['Invoice', 'Invoice'],
    ['inv', 'inv'],
    ['totl', 'total'],
    ['tot', 'tot'],
    ['voices', 'voices'],
    ['', ''],
  ])('%s becomes %s', (text, mended) => expect(mendWords(text, ['invoice', 'total'])).toBe(mended));

  it('leaves known words and numbers as they are', () => {
    expect(mendWords('total 1234 INVOICE-7', ['invoice', 'total'])).toBe('total 1234 INVOICE-7');
  });
});

describe('lettersAndDigits', () => {
  it.each([
    ['INV-2024/001', 'INV2024001'],
    ['ｉｎｖ００１', 'INV001'],
    ['港島 貿易（香港）', '港島貿易香港'],
    ['...', ''],
    ['é-ß', 'ÉSS'],
  ])('%s gives %s', (text, key) => expect(lettersAndDigits(text)).toBe(key));

  it('gives the same for its own result', () => {
    const word = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });
    fc.assert(fc.property(word, (text) => lettersAndDigits(lettersAndDigits(text)) === lettersAndDigits(text)));
  });
});

describe('plainWidth', () => {
  it.each([
    ['ＡＢＣ１２３', 'ABC123'],
    ['（１，２３４．５０）', '(1,234.50)'],
    ['￥１２', '¥12'],
    ['￡１２', '£12'],
    ['日期　：', '日期 :'],
    ['﹩5﹐000﹒00', '$5,000.00'],
    ['12‐34‑56', '12-34-56'],
    ['發票', '發票'],
  ])('%s is %s', (wide, plain) => expect(plainWidth(wide)).toBe(plain));

  it('keeps the length of every text and leaves plain texts alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plainWidth(text).length === text.length));
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => plainWidth(text) === text));
  });

  it('turns every wide letter, digit and mark into the plain one', () => {
    for (let code = 0x21; code <= 0x7e; code++)
      expect(plainWidth(String.fromCodePoint(code + 0xfee0))).toBe(String.fromCodePoint(code));
  });
});

describe('median and round', () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[3, 1], 3],
    [[3, 1, 2], 2],
    [[10, 9, 100], 10],
    [[-1, -5, -3, -2], -2],
  ])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

  it('the median leaves at most half of the values on each side', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), (values) => {
        const middle = median(values);
        expect(values).toContain(middle);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it.each([
    [0.12345, 0.123],
    [0.9996, 1],
    [0, 0],
  ])('%d rounds to %d', (value, rounded) => expect(round(value)).toBe(rounded));
});

describe('conventionsOf', () => {
  const of = (text: string) => conventionsOf(linesOf(pageOfText(text)));
  it.each([
    ['nothing', '', { decimalMark: '.', dateOrder: 'dmy', minguo: false }],
    ['one word', 'Invoice', { decimalMark: '.', dateOrder: 'dmy', minguo: false }],
    ['points', 'Total 1,234.50', { decimalMark: '.' }],
    ['commas', 'Summe 1.234,50', { decimalMark: ',' }],
    ['more points than commas', 'a 1.50\nb 2.50\nc 3,50', { decimalMark: '.' }],
    ['hours', 'Summe 12,50\nMo-Fr 09.00 - 18.30', { decimalMark: ',' }],
    ['an American address', 'Austin, TX 78701\nDate 03/04/2025', { dateOrder: 'mdy' }],
    ['an American bill to Hong Kong', 'Austin, TX 78701\nCentral, Hong Kong\n03/04/2025', { dateOrder: 'dmy' }],
    ['a day above twelve', 'Austin, TX 78701\n25/12/2025', { dateOrder: 'dmy' }],
    ['a month in second place', 'Kowloon\n12/25/2025', { dateOrder: 'mdy' }],
    ['a Taiwanese invoice', '統一發票 113/05/03', { minguo: true }],
  ])('by %s', (_, text, wanted) => expect(of(text)).toMatchObject(wanted));
});
