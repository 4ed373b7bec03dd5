import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute, isArithmetic } from './arithmetic.ts';
import { readFigure } from './read-amount.ts';

describe('a sum typed into a field', () => {
  it.each([
    ['12*350', 2, '4200'],
    ['1200/3', 2, '400'],
    ['(5+3)*2.5', 2, '20'],
    ['=12 x 350', 2, '4200'],
    ['12×350', 2, '4200'],
    ['100÷3', 6, '33.333333'],
    ['100/3*3', 2, '100'],
    ['1,200.50+0.005', 2, '1200.51'],
    ['-1.005*1', 2, '-1.01'],
    ['2-3-4', 2, '-5'],
    ['2*-3', 2, '-6'],
    ['200*15%', 2, '30'],
    ['10/4', 0, '3'],
    ['0.1+0.2', 20, '0.3'],
    ['HKD 12*2', 2, '24'],
    ['（５＋３）＊２', 2, '16'],
    ['5-5', 2, '0'],
  ])('%s with %i decimals is %s', (typed, decimals, value) => {
    expect(isArithmetic(typed)).toBe(true);
    expect(compute(typed, decimals)).toEqual({ ok: true, value });
  });

  it.each([
    ['12/0', 'division_by_nothing'],
    ['5/(3-3)', 'division_by_nothing'],
    ['12*', 'no_arithmetic'],
    ['(5+3', 'no_arithmetic'],
    ['2(3)', 'no_arithmetic'],
    ['1..2+3', 'no_arithmetic'],
    ['999999999999999*10', 'too_large'],
    ['1+'.repeat(150), 'no_arithmetic'],
  ])('%s: %s', (typed, fault) => {
    expect(compute(typed, 2)).toEqual({ ok: false, fault });
  });

  it.each(['12', '-12', '(20)', '1,234.50', '$5', '', '-', 'abc', '20%'])('%s is not a calculation', (typed) => {
    expect(isArithmetic(typed)).toBe(false);
  });
});

/** The result of a calculation in hundredths, by elementary arithmetic on whole numbers. */
interface Sum {
  text: string;
  hundredths: bigint;
}

const { sum: randomSum } = fc.letrec<{ sum: Sum; figure: Sum }>((tie) => ({
  figure: fc
    .integer({ min: 0, max: 9_999 })
    .map((n) => ({ text: `${Math.trunc(n / 100)}.${String(n % 100).padStart(2, '0')}`, hundredths: BigInt(n) })),
  sum: fc.oneof(
    { maxDepth: 4 },
    tie('figure'),
    fc.tuple(tie('sum'), fc.constantFrom('+', '-'), tie('sum')).map(([left, sign, right]) => ({
      text: `(${left.text}${sign}${right.text})`,
      hundredths: sign === '+' ? left.hundredths + right.hundredths : left.hundredths - right.hundredths,
    })),
    fc
      .tuple(fc.integer({ min: -9, max: 9 }), tie('sum'))
      .map(([times, of]) => ({ text: `${times}*${of.text}`, hundredths: BigInt(times) * of.hundredths })),
  ),
}));

describe('the evaluator', () => {
  it('agrees with whole hundredths, whatever the brackets', () => {
    fc.assert(
      fc.property(randomSum, ({ text, hundredths }) => {
        fc.pre(text.length <= 190);
        const computed = compute(`0+${text}`, 2);
        expect(computed.ok && readFigure(computed.value, { currency: 'HKD' })).toEqual({
          ok: true,
          value: moneyOf(hundredths),
        });
      }),
    );
  });

  it('rounds a quotient half away from zero, as whole-number division does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 997 }), (top, bottom) => {
        const twice = BigInt(Math.abs(top)) * 200n;
        const rounded = (twice + BigInt(bottom)) / (2n * BigInt(bottom));
        const computed = compute(`${top}/${bottom}`, 2);
        expect(computed.ok && readFigure(computed.value, { currency: 'HKD' })).toEqual({
          ok: true,
          value: moneyOf(top < 0 ? -rounded : rounded),
        });
      }),
    );
  });
});

function moneyOf(hundredths: bigint): string {
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('a field', () => {
  it.each([
    ['12*350', { currency: 'HKD' }, { ok: true, value: '4200.00' }],
    ['10/4', { currency: 'JPY' }, { ok: true, value: '3' }],
    ['10/3', { decimals: 6 }, { ok: true, value: '3.333333' }],
    ['(20)', { currency: 'HKD' }, { ok: true, value: '-20.00' }],
    ['1,234.5', { currency: 'HKD' }, { ok: true, value: '1234.50' }],
    ['1/0', { decimals: 6 }, { ok: false, fault: 'division_by_nothing' }],
    ['abc', { decimals: 6 }, { ok: false }],
  ] as const)('%s in %o', (typed, kind, expected) => {
    expect(readFigure(typed, kind)).toEqual(expected);
  });
});
