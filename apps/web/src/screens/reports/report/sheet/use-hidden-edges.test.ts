import { describe, expect, it } from 'vitest';
import { hiddenEdges } from './use-hidden-edges.ts';

describe('a box of 100 hides of its content', () => {
  it.each([
    ['nothing that fits', 100, 0, ''],
    ['the end before it scrolls', 300, 0, 'end'],
    ['both sides in the middle', 300, 100, 'start end'],
    ['the start at its end', 300, 200, 'start'],
    ['nothing of half a pixel', 100.5, 0.5, ''],
  ])('%s', (_what, scrollWidth, scrollLeft, expected) => {
    expect(hiddenEdges({ scrollWidth, scrollLeft, clientWidth: 100 })).toBe(expected);
  });
});
