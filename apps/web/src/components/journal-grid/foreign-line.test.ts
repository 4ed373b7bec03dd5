import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foreignOn,
  minorOf,
  type Side,
  type SidedLine,
  withAmount,
  withForeign,
  withRate,
  worthOf,
} from './sided-line.ts';

const empty: SidedLine = { debit: null, credit: null, currency: 'USD', foreign_amount: null, rate: null };

describe('a foreign amount typed before its rate is known', () => {
  it('takes the place of an amount on the other side: a line is a debit or a credit', () => {
    const line = { ...empty, credit: '780.00' };
    expect({ ...line, ...withForeign(line, 'debit', '100.00', 'HKD') }).toMatchObject({
      foreign_amount: '100.00',
      debit: null,
      credit: null,
    });
  });

  it('is worth something as soon as the rate is typed', () => {
    const line = { ...empty, ...withForeign(empty, 'credit', '100.00', 'HKD') };
    expect({ ...line, ...withRate(line, '7.8', 'HKD') }).toMatchObject({ credit: '780.00', debit: null });
  });
});

describe('a line, whatever is typed into it in whatever order', () => {
  const side = fc.constantFrom<Side>('debit', 'credit');
  const amount = fc.constantFrom(null, '0.01', '10.00', '1234.56', 'abc', '-');
  const step = fc.oneof(
    fc.record({ do: fc.constant('base' as const), side, amount }),
    fc.record({ do: fc.constant('foreign' as const), side, amount }),
    fc.record({ do: fc.constant('rate' as const), rate: fc.constantFrom(null, '7.8', '0.5', '7.') }),
  );
  const typed = (line: SidedLine, one: typeof step extends fc.Arbitrary<infer S> ? S : never): SidedLine => {
    if (one.do === 'rate') return { ...line, ...withRate(line, one.rate, 'HKD') };
    if (one.do === 'base') return { ...line, ...withAmount(one.side, one.amount) };
    return { ...line, ...withForeign(line, one.side, one.amount, 'HKD') };
  };

  it('has an amount on one side at most', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const line = steps.reduce(typed, empty);
        expect([line.debit, line.credit].filter((one) => one !== null).length).toBeLessThan(2);
        expect([foreignOn(line, 'debit'), foreignOn(line, 'credit')].filter((one) => one !== null).length).toBeLessThan(
          2,
        );
      }),
    );
  });

  it('after a foreign amount at a known rate has its worth on the same side', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        side,
        fc.constantFrom('0.01', '10.00'),
        (steps, on, typedAmount) => {
          const before = { ...steps.reduce(typed, empty), rate: '7.8' };
          const line = { ...before, ...withForeign(before, on, typedAmount, 'HKD') };
          const other = on === 'debit' ? 'credit' : 'debit';
          expect([line[on], line[other], foreignOn(line, on)]).toEqual([
            worthOf(typedAmount, before, 'HKD'),
            null,
            typedAmount,
          ]);
          expect(minorOf(line[on], 'HKD')).toBeGreaterThan(0n);
        },
      ),
    );
  });
});
