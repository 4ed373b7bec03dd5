import { describe, expect, it } from 'vitest';
import type { PlacedAmount } from '../../../page/amounts.ts';
import { edgeOf } from './calibrate.ts';

function amount(x0: number, x1: number): PlacedAmount {
  return { value: '1', mark: null, signed: false, currency: null, moneyLike: true, x0, x1, tokens: [] };
}

describe('edgeOf', () => {
  it('is the right edge where only short figures begin elsewhere, although recognition places none exactly', () => {
    const ends = [490.1, 489.9, 490, 490.2, 489.8, 490];
    const starts = [456, 456, 456, 456, 471, 462];
    expect(
      edgeOf(
        ends.map((x1, index) => amount(starts[index] ?? 0, x1)),
        true,
      )?.side,
    ).toBe('right');
  });

  it('is the left edge where figures of all lengths begin at one place', () => {
    expect(
      edgeOf(
        [490, 475, 481, 490, 470].map((x1) => amount(456, x1)),
        true,
      )?.side,
    ).toBe('left');
  });
});
