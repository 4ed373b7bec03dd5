import { describe, expect, it } from 'vitest';
import { lastMonths } from './schedule-years.ts';

const row = (month: string, net: string) => ({ month, amount: '100.00', net });

describe('the years of the months still to be charged', () => {
  it('each end with their last month, the last year with the last month of the asset', () => {
    const months = [
      row('2026-02-01', '400.00'),
      row('2026-03-01', '300.00'),
      row('2026-04-01', '200.00'),
      row('2026-05-01', '0.00'),
    ];
    expect(lastMonths(months, '03-31').map(({ month, net }) => [month, net])).toEqual([
      ['2026-03-01', '300.00'],
      ['2026-05-01', '0.00'],
    ]);
    expect(lastMonths(months, '12-31')).toHaveLength(1);
    expect(lastMonths([], '03-31')).toEqual([]);
  });
});
