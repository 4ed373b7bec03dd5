import { describe, expect, it } from 'vitest';
import { changeOf, percentOf } from './percent.ts';

describe('a percentage', () => {
  it.each([
    [1n, 3n, '33.3'],
    [2n, 3n, '66.7'],
    [1n, 2000n, '0.1'],
    [-1n, 2000n, '-0.1'],
    [1n, 2001n, '0.0'],
    [-1n, 2001n, '0.0'],
    [5n, 5n, '100.0'],
    [-25n, 200n, '-12.5'],
    [3n, -4n, '-75.0'],
    [123456789012345678901n, 100n, '123456789012345678901.0'],
    [1n, 0n, null],
  ])('%s of %s is %s', (part, whole, expected) => {
    expect(percentOf(part, whole)).toBe(expected);
  });

  it.each([
    [150n, 100n, 50n, '50.0'],
    [50n, 100n, -50n, '-50.0'],
    [50n, -100n, 150n, '150.0'],
    [-150n, -100n, -50n, '-50.0'],
    [10n, 0n, 10n, null],
  ])('%s after %s changed by %s', (current, earlier, amountMinor, percent) => {
    expect(changeOf(current, earlier)).toEqual({ amountMinor, percent });
  });
});
