import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../engine/recogniser.ts';
import { setUpright } from './turning.ts';

/** Two rows of three: 1 2 3 / 4 5 6. */
const IMAGE: GreyImage = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

function rows({ width, pixels }: GreyImage): string {
  return [...pixels].map((pixel, index) => `${index > 0 && index % width === 0 ? '/' : ''}${pixel}`).join('');
}

describe('setUpright', () => {
  it.each([
    [0, false, '123/456'],
    [90, false, '41/52/63'],
    [180, false, '654/321'],
    [270, false, '36/25/14'],
    [0, true, '321/654'],
    [90, true, '63/52/41'],
  ] as const)('turned by %i, mirrored %s', (turn, mirrored, expected) => {
    expect(rows(setUpright(IMAGE, { turn, mirrored }))).toBe(expected);
  });
});
