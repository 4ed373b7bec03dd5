import { describe, expect, it } from 'vitest';
import { sampleSuggestion } from '../coding/sample-line.test-data.ts';
import { followed, maySwipe, swipeOf } from './swipe.ts';

describe('a line', () => {
  it.each([
    ['suggested', true, true],
    ['suggested', false, false],
    ['unreviewed', true, true],
    ['matched', true, false],
    ['excluded', true, false],
  ] as const)('that is %s, with a suggestion: %s, may be swiped: %s', (state, isOffered, expected) => {
    expect(maySwipe({ state, suggestion: isOffered ? sampleSuggestion({}) : null })).toBe(expected);
  });
});

describe('a finger that moves over a line of 300 pixels', () => {
  it.each([
    [{ x: 120, y: 10 }, 'accept'],
    [{ x: -120, y: 10 }, 'exclude'],
    [{ x: 90, y: 0 }, 'accept'],
    [{ x: 89, y: 0 }, null],
    [{ x: 120, y: 80 }, null],
    [{ x: 5, y: 0 }, null],
  ])('by %o does: %s', (moved, expected) => expect(swipeOf(moved, 300)).toBe(expected));

  it.each([
    [{ x: 11, y: 0 }, 0],
    [{ x: 40.4, y: 3 }, 40],
    [{ x: -40, y: 3 }, -40],
    [{ x: 40, y: 30 }, 0],
  ])('by %o takes the line along by %i pixels', (moved, px) => expect(followed(moved)).toBe(px));
});
