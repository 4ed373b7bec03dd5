import { describe, expect, it } from 'vitest';
import { balanceHistory, type DayMovement } from './balance-history.ts';

const FROM = '2026-02-01';

describe('the balances of an account over some days', () => {
  it.each<[string, DayMovement[], [string, bigint][], [bigint, bigint, bigint]]>([
    ['nothing at all', [], [[FROM, 0n]], [0n, 0n, 0n]],
    [
      'only what was there before, in two parts',
      [
        { day: null, amountMinor: 700n },
        { day: null, amountMinor: -200n },
      ],
      [[FROM, 500n]],
      [500n, 500n, 500n],
    ],
    [
      'days out of order, and two parts of one day',
      [
        { day: '2026-03-02', amountMinor: -900n },
        { day: '2026-02-10', amountMinor: 100n },
        { day: null, amountMinor: 500n },
        { day: '2026-02-10', amountMinor: 50n },
      ],
      [
        [FROM, 500n],
        ['2026-02-10', 650n],
        ['2026-03-02', -250n],
      ],
      [-250n, -250n, 650n],
    ],
    [
      'a day on which as much came as went',
      [
        { day: '2026-02-10', amountMinor: 50n },
        { day: '2026-02-10', amountMinor: -50n },
        { day: '2026-02-12', amountMinor: 1n },
      ],
      [
        [FROM, 0n],
        ['2026-02-12', 1n],
      ],
      [1n, 0n, 1n],
    ],
  ])('%s', (_, movements, steps, [last, lowest, highest]) => {
    const history = balanceHistory(FROM, movements);
    expect(history.steps.map(({ day, balanceMinor }) => [day, balanceMinor])).toEqual(steps);
    expect([history.lastMinor, history.lowestMinor, history.highestMinor]).toEqual([last, lowest, highest]);
  });
});
