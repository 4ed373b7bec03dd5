import { describe, expect, it } from 'vitest';
import { roughTime } from './wait-words.ts';

describe('a time to wait', () => {
  it.each([
    [1, 'moment', 0],
    [14, 'moment', 0],
    [15, 'seconds', 20],
    [37, 'seconds', 40],
    [54, 'seconds', 50],
    [55, 'minutes', 1],
    [89, 'minutes', 1],
    [150, 'minutes', 3],
    [600, 'minutes', 10],
    [740, 'minutes', 10],
    [1000, 'minutes', 15],
    [3420, 'minutes', 55],
    [3480, 'hours', 1],
    [5300, 'hours', 1],
    [9000, 'hours', 3],
  ])('of %i seconds', (seconds, unit, count) => {
    expect(roughTime(seconds)).toEqual({ unit, count });
  });

  it('is never said to be shorter when it is longer', () => {
    const size = { moment: 0, seconds: 1, minutes: 60, hours: 3600 };
    let before = 0;
    for (let seconds = 1; seconds < 20_000; seconds++) {
      const { unit, count } = roughTime(seconds);
      const said = size[unit] * count;
      expect(said).toBeGreaterThanOrEqual(before);
      before = said;
    }
  });
});
