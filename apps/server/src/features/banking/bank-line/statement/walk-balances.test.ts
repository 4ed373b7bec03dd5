import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkBalances } from './walk-balances.ts';

const line = (amount: number, balance: number | null = null) => ({
  amountMinor: BigInt(amount),
  balanceMinor: balance === null ? null : BigInt(balance),
});

describe('running balances', () => {
  it.each([
    ['every one follows', [line(-10, 90), line(5, 95)], 100n, [], 2],
    ['some are not printed', [line(-10), line(5, 95), line(1)], 100n, [], 1],
    ['nothing is printed', [line(-10), line(5)], 100n, [], 0],
    ['an amount is wrong', [line(-10, 90), line(5, 96)], 100n, [{ index: 1, flip: false }], 2],
    ['a direction is wrong', [line(-10, 90), line(-5, 95)], 100n, [{ index: 1, flip: true }], 2],
    ['the walk goes on after a break', [line(-10, 80), line(5, 85)], 100n, [{ index: 0, flip: false }], 2],
  ])('%s', (_, lines, opening, breaks, compared) => {
    expect(walkBalances(lines, opening)).toMatchObject({ breaks, compared });
  });

  it('give the opening balance but do not prove it', () => {
    expect(walkBalances([line(-10, 90)], null)).toEqual({
      openingMinor: 100n,
      computedMinor: 90n,
      breaks: [],
      compared: 0,
    });
    expect(walkBalances([line(-10)], null)).toMatchObject({ openingMinor: null, computedMinor: null });
  });

  it('find exactly the one line whose direction was reversed', () => {
    const amounts = fc.array(
      fc.integer({ min: 1, max: 9999 }).map((amount) => (amount % 2 === 0 ? amount : -amount)),
      {
        minLength: 2,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(amounts, fc.nat(), (given, at) => {
        let balance = 0;
        const lines = given.map((amount) => {
          balance += amount;
          return line(amount, balance);
        });
        const wrong = at % lines.length;
        const turned = lines.map((one, index) => (index === wrong ? { ...one, amountMinor: -one.amountMinor } : one));
        expect(walkBalances(lines, 0n).breaks).toEqual([]);
        expect(walkBalances(turned, 0n).breaks).toEqual([{ index: wrong, flip: true }]);
      }),
    );
  });
});
