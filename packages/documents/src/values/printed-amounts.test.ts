import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absolute, isSameAmount, moneyText, parseAmount, repairDigits, sumOf } from './amount.ts';

/** Cents as a plain decimal, without any of the code under test. */
function plain(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The whole part in groups of three. */
function grouped(whole: string, mark: string): string {
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first)];
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return groups.join(mark);
}

const WIDE = (text: string): string =>
  text.replace(/[!-~]/gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));

const cents = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
const style = fc.constantFrom(
  { thousands: ',', decimal: '.' },
  { thousands: '.', decimal: ',' },
  { thousands: "'", decimal: '.' },
  { thousands: '’', decimal: '.' },
  { thousands: ' ', decimal: ',' },
  { thousands: '', decimal: '.' },
);
const sign = fc.constantFrom(
  { before: '', after: '', negative: false },
  { before: '+', after: '', negative: false },
  { before: '-', after: '', negative: true },
  { before: '−', after: '', negative: true },
  { before: '–', after: '', negative: true },
  { before: '', after: '-', negative: true },
  { before: '(', after: ')', negative: true },
);
const currency = fc.constantFrom(
  ['', null],
  ['HK$', 'HKD'],
  ['US$', 'USD'],
  ['$', null],
  ['€', 'EUR'],
  ['人民幣', 'CNY'],
  ['港元', 'HKD'],
  ['MOP$', 'MOP'],
  ['USD ', 'USD'],
  ['¥', null],
);

describe('parseAmount', () => {
  it('reads back every amount in every style, sign, currency and width', () => {
    fc.assert(
      fc.property(cents, style, sign, currency, fc.boolean(), (units, { thousands, decimal }, sides, money, wide) => {
        const [whole = '', decimals = ''] = plain(units).split('.');
        const printed = `${sides.before}${money[0]}${grouped(whole, thousands)}${decimal}${decimals}${sides.after}`;
        const read = parseAmount(wide && thousands !== '’' ? WIDE(printed) : printed, decimal === ',' ? ',' : '.');
        expect(read?.value).toBe(plain(sides.negative ? -units : units).replace(/^-(?=0\.00$)/u, ''));
        expect(read?.currency).toBe(money[1]);
        expect(read?.signed).toBe(sides.before + sides.after !== '');
        expect(read?.mark).toBeNull();
        expect(read?.moneyLike).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('reads whole amounts in groups of three, whatever the decimal mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (whole) => {
        expect(parseAmount(grouped(String(whole), ','), '.')?.value).toBe(String(whole));
        expect(parseAmount(grouped(String(whole), '.'), ',')?.value).toBe(String(whole));
        expect(parseAmount(grouped(String(whole), ' '))?.value).toBe(String(whole));
      }),
    );
  });

  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['(0.00)', '0.00'],
    ['-0.00', '0.00'],
    ['0.-', '0'],
    ['.5', null],
    ['5.', '5'],
    ['00012.30', '12.30'],
    ['12,34,567.89', '1234567.89'],
    ['9999999999999.99', '9999999999999.99'],
    ['10000000000000.00', null],
    ['(1,234.50', '-1234.50'],
    ['1,234.50)', '1234.50'],
    ['(-5.00)', '-5.00'],
    ['-(5.00)', '-5.00'],
    ['+HK$5.00', '5.00'],
    ['1,2345.00', '12345.00'],
    ['1.23456', null],
    ['5.00%', null],
    ['5.00 kg', null],
    ['12.50.', '12.50'],
    ['HK$', null],
    ['-', null],
    ['()', null],
    ['1e5', null],
    ['0x10', null],
    ['NaN', null],
    ['1/2', null],
    ['½', null],
    ['１２３', '123'],
    ['一百', null],
    [`${'9'.repeat(5000)}.00`, null],
    [`${'1,'.repeat(5000)}000`, null],
  ])('%s is %s', (text, value) => expect(parseAmount(text)?.value ?? null).toBe(value));

  it.each([
    ['1.00CR', 'CR'],
    ['1.00 Cr.', 'CR'],
    ['CR 1.00', 'CR'],
    ['1.00C', 'CR'],
    ['1.00DR', 'DR'],
    ['dr1.00', 'DR'],
    ['1.00D', 'DR'],
    ['O/D 1.00', 'DR'],
    ['1.00 OD', 'DR'],
    ['1.00', null],
    ['HK$1.00CR', 'CR'],
    ['１．００ＣＲ', 'CR'],
  ] as const)('the mark of %s is %s', (text, mark) => {
    expect(parseAmount(text)).toMatchObject({ value: '1.00', mark, signed: false });
  });

  it.each([
    ['12', false],
    ['2024', false],
    ['12.5', false],
    ['1.2345', false],
    ['12.50', true],
    ['1,200', true],
    ['$12', true],
    ['12元', true],
    ['1,234.-', true],
    ['100000', false],
  ])('%s looks like money: %s', (text, looks) => expect(parseAmount(text)?.moneyLike).toBe(looks));

  it('never throws and only returns plain decimals', () => {
    const printable = fc.string({ unit: fc.constantFrom(...'0123456789.,()-+ $HKDCRO/元正%x’'), maxLength: 24 });
    fc.assert(
      fc.property(printable, fc.constantFrom('.' as const, ',' as const), (text, mark) => {
        const read = parseAmount(text, mark);
        if (read !== null) expect(read.value).toMatch(/^-?\d{1,13}(?:\.\d{1,4})?$/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('repairDigits', () => {
  it.each([
    ['1,23O.00', '1,230.00'],
    ['1Z.50', '12.50'],
    ['5S.OO', null],
    ['S.12', '5.12'],
    ['12,B45.67', '12,845.67'],
    ['l00.00', '100.00'],
    ['1OO', null],
    ['g.99', '9.99'],
    ['', null],
  ])('%s becomes %s', (text, repaired) => expect(repairDigits(text)).toBe(repaired));

  it('gives digits wherever it gives a text', () => {
    const damaged = fc.string({ unit: fc.constantFrom(...'0123456789OolISBZgq.,'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(damaged, (text) => {
        const repaired = repairDigits(text);
        expect(repaired ?? '0').toMatch(/^[\d.,]+$/u);
        if (repaired !== null) expect(repaired).toHaveLength(text.length);
      }),
    );
  });
});

describe('sums and texts of money', () => {
  it('sumOf adds as whole cents do', () => {
    const list = fc.array(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), { maxLength: 40 });
    fc.assert(
      fc.property(list, (all) => {
        expect(sumOf(all.map(plain))).toBe(plain(all.reduce((sum, one) => sum + one, 0n)));
      }),
    );
  });

  it.each([
    ['1', '1.00'],
    ['1.5', '1.50'],
    ['1.234', '1.234'],
    ['-0.1', '-0.10'],
    ['0', '0.00'],
    ['123456789012345678', '123456789012345678.00'],
  ])('moneyText of %s is %s', (value, text) => expect(moneyText(new Decimal(value))).toBe(text));

  it.each([
    ['-1.50', '1.50'],
    ['1.50', '1.50'],
    ['0', '0'],
  ])('absolute of %s is %s', (value, text) => expect(absolute(value)).toBe(text));

  it.each([
    ['1', '1.00', true],
    ['1.10', '1.1', true],
    ['-1', '1', false],
    ['0', '-0', true],
    ['1.00', '1.001', false],
  ])('%s and %s are the same amount: %s', (left, right, same) => expect(isSameAmount(left, right)).toBe(same));
});
