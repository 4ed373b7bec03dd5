import { describe, expect, it } from 'vitest';
import { balancePoints } from './balance-points.ts';

const box = { width: 100, height: 20 };
const days = { from: '2026-01-01', to: '2026-01-11' };

describe('the corners of a balance line', () => {
  it.each<[string, [string, string][], string]>([
    ['is flat in the middle without a change', [['2026-01-01', '500.00']], '0,10 100,10'],
    [
      'goes up at the day of a change, and on to the last day',
      [
        ['2026-01-01', '0.00'],
        ['2026-01-06', '10.00'],
      ],
      '0,20 50,20 50,0 100,0',
    ],
    [
      'has the lowest balance at the bottom, below zero as well',
      [
        ['2026-01-01', '100.00'],
        ['2026-01-02', '-100.00'],
        ['2026-01-11', '0.00'],
      ],
      '0,0 10,0 10,20 100,20 100,10 100,10',
    ],
  ])('%s', (_, steps, points) => {
    const drawn = steps.map(([date, balance]) => ({ date, balance }));
    expect(balancePoints({ ...days, steps: drawn }, box)).toBe(points);
  });

  it('is flat as well when the first day is the last', () => {
    const steps = [{ date: days.from, balance: '1.00' }];
    expect(balancePoints({ from: days.from, to: days.from, steps }, box)).toBe('0,10 100,10');
  });
});
