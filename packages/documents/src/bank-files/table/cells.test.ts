import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfUnits } from '../exact.ts';
import { cellAmount, cellText, decimalMarkOfCells, directionOf, isBlank } from './cells.ts';

describe('cellText', () => {
  it.each([
    ['="0012"', '0012'],
    ["'-500", '-500'],
    ["'Rent", "'Rent"],
    ['  a  b ', 'a b'],
    ['a\u00a0b', 'a b'],
    ['\ufeffDate', 'Date'],
    ['a\nb', 'a b'],
    ['=""', ''],
    ['', ''],
    ['=1+1', '=1+1'],
  ])('%j is %j', (cell, text) => expect(cellText(cell)).toBe(text));

  it('is empty for a cell that is not there', () => expect(cellText(undefined)).toBe(''));
});

describe('isBlank', () => {
  it.each(['', '-', '--', '—', '.', '***', 'n/a', 'N/A', 'na', 'nil', '無', '无'])('%j is', (text) => {
    expect(isBlank(text)).toBe(true);
  });
  it.each(['0', '0.00', 'none', '-1', 'nilsson', '無錫'])('%j is not', (text) => expect(isBlank(text)).toBe(false));
});

describe('cellAmount', () => {
  it('reads every amount of cents with either mark, grouped or not', () => {
    const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    fc.assert(
      fc.property(cents, fc.boolean(), fc.constantFrom('.' as const, ',' as const), (units, isGrouped, mark) => {
        const text = textOfUnits(units * 1_000_000n);
        const [whole = '', decimals = ''] = text.split('.');
        const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+(?!\d))/gu, mark === '.' ? ',' : '.') : whole;
        const read = cellAmount(`${grouped}${mark}${decimals}`, mark);
        expect(read?.units).toBe(units * 1_000_000n);
        expect(read?.signed).toBe(units < 0n);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['1,234', '.', '1234.00'],
    ['1.234', ',', '1234.00'],
    ['1.234', '.', '1.234'],
    ['1,23', '.', '1.23'],
    ['(1,234.56)', '.', '-1234.56'],
    ['1,234.56-', '.', '-1234.56'],
    ['HK$ 12.30', '.', '12.30'],
    ['12.30 CR', '.', '12.30'],
    ['12.30DR', '.', '12.30'],
    ['+5', '.', '5.00'],
    ['１２．３０', '.', '12.30'],
    ['12.3456789', '.', null],
    ['12.3456', '.', '12.3456'],
    ['0', '.', '0.00'],
    ['-0', '.', '0.00'],
    ['ten', '.', null],
    ['12/01/2026', '.', null],
    ['9'.repeat(41), '.', null],
    ['9'.repeat(14), '.', null],
    ['#REF!', '.', null],
    ['1 234,50', ',', '1234.50'],
  ] as const)('%s with %s is %s', (text, mark, value) => {
    const read = cellAmount(text, mark);
    expect(read === null ? null : textOfUnits(read.units)).toBe(value);
  });

  it.each([
    ['12.30 CR', 'CR'],
    ['12.30DR', 'DR'],
    ['12.30', null],
  ] as const)('%s has the mark %s', (text, mark) => expect(cellAmount(text, '.')?.mark).toBe(mark));
});

describe('decimalMarkOfCells', () => {
  it.each([
    [[], '.'],
    [['1.50'], '.'],
    [['1,50'], ','],
    [['1.234,50'], ','],
    [['1,234.50'], '.'],
    [['1,234'], '.'],
    [['1.234'], ','],
    [['1.234', '1,50'], ','],
    [['1,234', '1,234', '1,234', '1.50'], '.'],
    [['0,125'], ','],
    [['12345,678'], ','],
    [['0.125'], '.'],
    [['Rent', '12'], '.'],
    [['１，５０'], ','],
    [['€ 1.234,50 '], ','],
    [["1'234.50"], '.'],
    [["1'234,50"], ','],
    [['1 234,5'], ','],
  ] as const)('of %j is %s', (cells, mark) => expect(decimalMarkOfCells(cells)).toBe(mark));

  it('is the mark of any column with cents', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents, fc.constantFrom('.', ','), (all, mark) => {
        const other = mark === '.' ? ',' : '.';
        const cells = all.map((one) => {
          const digits = String(one).padStart(3, '0');
          return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/gu, other)}${mark}${digits.slice(-2)}`;
        });
        expect(decimalMarkOfCells(cells)).toBe(mark);
      }),
    );
  });
});

describe('directionOf', () => {
  it.each([
    '+',
    'C',
    'CR',
    'Cr.',
    'credit',
    'CREDIT',
    'H',
    'Bij',
    'in',
    '存入',
    '贷',
    '貸方',
    'ＣＲ',
    'Paid in',
    '收入',
  ])('%s is in', (text) => expect(directionOf(text)).toBe('in'));
  it.each(['-', 'D', 'DR', 'Dr.', 'debit', 'S', 'Af', 'out', '支出', '借', '提款', 'ＤＲ', 'Money out', '转出'])(
    '%s is out',
    (text) => expect(directionOf(text)).toBe('out'),
  );
  it.each(['', 'Credit card', 'x', '借貸', 'Debit/Credit', 'in out'])('%s is neither', (text) => {
    expect(directionOf(text)).toBeNull();
  });
});
