import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date.ts';
import { textOfUnits } from '../exact.ts';
import { nonSwiftDetails, swiftDetails } from './details.ts';
import { swiftFields } from './fields.ts';
import { entryDay, swiftAmount, swiftBalance, swiftDay, swiftEntry } from './values.ts';

describe('days', () => {
  it('of six digits are from 1980 to 2079', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_523 }), (days) => {
        const iso = addDays('1980-01-01', days);
        expect(swiftDay(iso.slice(2).replaceAll('-', ''))).toBe(iso);
      }),
    );
  });

  it.each(['260230', '260431', '261301', '260100', '250229', '2601', '', 'abcdef'])(
    'does not read %j as a day',
    (digits) => {
      expect(swiftDay(digits)).toBeNull();
    },
  );

  it('of entry are the nearest to the value day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -180, max: 180 }), (days, off) => {
        const value = addDays('1990-01-01', days);
        const entry = addDays(value, off);
        expect(entryDay(entry.slice(5).replaceAll('-', ''), value)).toBe(entry);
      }),
    );
  });

  it.each([
    ['0230', '2026-01-13', null],
    ['0229', '2024-03-01', '2024-02-29'],
    ['0229', '2026-03-01', null],
    ['1231', '2026-01-01', '2025-12-31'],
    ['0101', '2025-12-31', '2026-01-01'],
  ])('%s at %s is %s', (digits, value, iso) => expect(entryDay(digits, value)).toBe(iso));
});

describe('amounts', () => {
  it.each([
    ['12,50', '12.50'],
    ['12,', '12.00'],
    ['12', '12.00'],
    [',5', '0.50'],
    ['0,01', '0.01'],
    ['12.50', '12.50'],
    ['1.234,56', '1234.56'],
    ['-12,50', '-12.50'],
    ['000012,50', '12.50'],
    ['0', '0.00'],
    ['0,00', '0.00'],
    ['1,234.50', '1234.50'],
    ['1,230', null],
    ['1.230', null],
    ['1,234,56', null],
    ['', null],
    [',', null],
    ['-', null],
    ['12x', null],
  ])('%j is %s', (text, value) => {
    const units = swiftAmount(text, 'HKD');
    expect(units === null ? null : textOfUnits(units)).toBe(value);
  });

  it.each([
    ['KWD', '1.23'],
    ['JPY', '1230.00'],
  ])('three digits after the mark are read by the decimals of %s', (currency, value) => {
    expect(textOfUnits(swiftAmount('1,230', currency) ?? 0n)).toBe(value);
  });
});

describe('balances', () => {
  it.each([
    ['C260131HKD100,00', { date: '2026-01-31', currency: 'HKD', units: 10_000_000_000n }],
    ['D260131HKD100,00', { units: -10_000_000_000n }],
    ['RC260131HKD1,', { units: -100_000_000n }],
    ['RD260131HKD1,', { units: 100_000_000n }],
    ['C260231HKD1,', { date: null, units: 100_000_000n }],
    ['C HKD 1,', { date: null, currency: 'HKD' }],
    ['C1,', { date: null, currency: null, units: 100_000_000n }],
    ['C260131EUR-1,', { units: -100_000_000n }],
  ])('%s', (text, wanted) => expect(swiftBalance(text)).toMatchObject(wanted));

  it.each(['', 'X260131HKD1,', 'C260131HKD', 'CHKD'])('does not read %j as a balance', (text) =>
    expect(swiftBalance(text)).toBeNull(),
  );
});

describe('entries', () => {
  it.each([
    ['2601130113C12,50NTRFREF//BANK', { units: 1_250_000_000n, reference: 'REF', bankReference: 'BANK' }],
    ['260113D12,50', { units: -1_250_000_000n, reference: null, bankReference: null }],
    ['260113ED1,NTRF', { units: -100_000_000n }],
    ['260113EC1,NTRF', { units: 100_000_000n }],
    ['260113RD1,NTRF', { units: 100_000_000n }],
    ['260113CK1,NTRF', { units: 100_000_000n }],
    ['260113C1,NTRFNONREF//000', { reference: null, bankReference: null }],
    ['260113C1,NTRFREF   MR CHAN  LTD', { reference: 'REF', name: 'MR CHAN LTD' }],
    ['260113 0114 C 1, NTRF REF', { entryDate: '2026-01-14', reference: 'REF' }],
  ])('%s', (line, wanted) => expect(swiftEntry([line], 'HKD')).toMatchObject(wanted));

  it.each([
    ['', 'date'],
    ['26', 'date'],
    ['261301C1,', 'date'],
    ['260113', 'amount'],
    ['260113X1,', 'amount'],
    ['260113C', 'amount'],
    ['260113CNTRF', 'amount'],
    ['260113C1,2,3', 'amount'],
  ])('%j: the %s is wrong', (line, wrong) => expect(swiftEntry([line], 'HKD')).toEqual({ wrong }));

  it('keep the words of their further lines', () => {
    expect(swiftEntry(['260113C1,NTRF', ' a  b', 'c'], 'HKD')).toMatchObject({ further: 'a b c' });
  });
});

describe('fields', () => {
  it.each([
    ['', []],
    ['no field here', []],
    [':20:X', [['20', ['X'], 1]]],
    [
      ':20:X\nmore\n\n:25:Y',
      [
        ['20', ['X', 'more'], 1],
        ['25', ['Y'], 4],
      ],
    ],
    [
      'head\n:20:X\n-\nfoot\n:25:Y',
      [
        ['20', ['X'], 2],
        ['-', [], 3],
        ['25', ['Y'], 5],
      ],
    ],
    [
      ':20:X\n-}',
      [
        ['20', ['X'], 1],
        ['-', [], 2],
      ],
    ],
    [
      '{1:F01}{4:\n:20:X\n-}{5:}',
      [
        ['20', ['X'], 2],
        ['-', [], 3],
      ],
    ],
    ['{4::20:X', [['20', ['X'], 1]]],
    [':86:text :61: inside', [['86', ['text :61: inside'], 1]]],
    [':86:a\n:not a tag', [['86', ['a', ':not a tag'], 1]]],
    [
      ':940:\n:20:X',
      [
        ['-', [], 1],
        ['20', ['X'], 2],
      ],
    ],
    [
      ':60F:X\r:62M:Y',
      [
        ['60F', ['X'], 1],
        ['62M', ['Y'], 2],
      ],
    ],
  ])('%j', (text, wanted) => {
    expect(swiftFields(text).map(({ tag, lines, row }) => [tag, lines, row])).toEqual(wanted);
  });
});

describe('details', () => {
  it.each([
    [[], { payee: null, description: '', reference: null }],
    [['RENT  JULY', 'SHOP'], { description: 'RENT JULY SHOP' }],
    [['?00FEE?20FOR?21JULY'], { description: 'FEE FOR JULY' }],
    [['105?00X?20EREF+NOTPROVIDED SVWZ+Rent'], { description: 'X Rent', reference: null }],
    [['105?20KREF+K-1 SVWZ+Rent?32NAME'], { description: 'Rent', reference: 'K-1', payee: 'NAME' }],
    [[`?20${'A'.repeat(27)}?21B`], { description: `${'A'.repeat(27)}B` }],
    [['/NAME/SHOP/REMI/USTD//RENT//EREF/E1'], { payee: 'SHOP', description: 'RENT', reference: 'E1' }],
    [['/EREF/NOTPROVIDED/NAME/SHOP'], { payee: 'SHOP', reference: null, description: '' }],
    [['rate 5/NAME/x'], { payee: null, description: 'rate 5/NAME/x' }],
    [['why?20'], { payee: null, description: 'why?20' }],
  ])('%j', (lines, wanted) => expect(swiftDetails(lines)).toMatchObject(wanted));

  it('of :NS: are lines with a code of two digits', () => {
    expect(nonSwiftDetails(['01Rent', '02July', '15Shop', '16Ltd', '17Transfer', '99x'])).toEqual({
      payee: 'Shop Ltd',
      description: 'Transfer Rent July',
      reference: null,
    });
    expect(nonSwiftDetails([])).toEqual({ payee: null, description: '', reference: null });
  });
});
