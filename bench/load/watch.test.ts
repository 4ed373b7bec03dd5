import { describe, expect, it } from 'vitest';
import { summed } from './watch.ts';

const hour = (mb: (n: number) => number) =>
  Array.from({ length: 721 }, (_, n) => ({ atS: n * 5, residentMb: mb(n), descriptors: 40 }));

describe('the memory of a server that was watched for an hour', () => {
  it.each([
    ['stays', (_: number) => 300, 0],
    ['grows by 60 MB an hour', (n: number) => 300 + n / 12, 60],
    ['goes up and down', (n: number) => 300 + (n % 2) * 50, 0],
    ['fills its caches first, and then stays', (n: number) => (n < 300 ? 200 + n / 3 : 300), 0],
  ])('%s', (_, mb, growth) => {
    expect(summed(hour(mb)).slopeMbAnHour).toBeCloseTo(growth, 0);
  });

  it('is compared by what it kept at least', () => {
    expect(summed(hour((n) => 300 + (n % 3) * 10 + (n > 500 ? 5 : 0))).residentMb).toEqual({ first: 300, last: 305 });
  });
});
