import { describe, expect, it } from 'vitest';
import { axisFigure } from './axis-figure.ts';

describe('a figure on an axis', () => {
  it.each([
    [80000, '80k'],
    [-1_250_000, '-1.3m'],
    [950, '950'],
    [0, '0'],
  ])('%i is written %s', (value, text) => {
    expect(axisFigure(value)).toBe(text);
  });
});
