import { describe, expect, it } from 'vitest';
import { outgrown } from './post-entries.ts';

describe('the database counts its rows again as a journal passes 64, 256, 1024, ... entries', () => {
  it.each([
    [0n, 1, false],
    [62n, 1, false],
    [63n, 1, true],
    [64n, 1, false],
    [255n, 1, true],
    [0n, 1000, true],
    [1000n, 23, false],
    [1000n, 24, true],
  ])('from %i, %i more: %s', (before, added, expected) => {
    expect(outgrown(before, added)).toBe(expected);
  });
});
