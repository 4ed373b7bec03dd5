import { describe, expect, it } from 'vitest';
import { isNil, largestOf, sharePercent } from './share.ts';

describe('the length of a bar', () => {
  it.each([
    ['50.00', '200.00', 25],
    ['200.00', '200.00', 100],
    ['-5.00', '200.00', 0],
    ['300.00', '200.00', 100],
    ['1.00', '0.00', 0],
    ['0.00', '-4.00', 0],
  ])('%s of %s is %d percent', (amount, largest, percent) => {
    expect(sharePercent(amount, largest)).toBe(percent);
  });

  it('is measured against the largest, never less than zero', () => {
    expect(largestOf(['9.00', '10.00', '-20.00'])).toBe('10.00');
    expect(largestOf(['-1.00'])).toBe('0');
  });

  it.each([
    ['0.00', true],
    ['0', true],
    ['-0.01', false],
  ])('%s is nothing: %s', (amount, expected) => {
    expect(isNil(amount)).toBe(expected);
  });
});
