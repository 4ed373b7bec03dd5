import { describe, expect, it } from 'vitest';
import { readLock } from './read-lock.ts';

describe('locking a month by name', () => {
  it.each([
    ['lock may', '2026-05-31'],
    ['Lock MAY', '2026-05-31'],
    ['lock sep', '2025-09-30'],
    ['lock june 2026', '2026-06-30'],
    ['lock february 2024', '2024-02-29'],
    ['lock 2026-03', '2026-03-31'],
    ['close march', '2026-03-31'],
    ['鎖定五月', '2026-05-31'],
    ['鎖定 12月', '2025-12-31'],
    ['鎖定2026年3月', '2026-03-31'],
    ['lock', null],
    ['lock 13', null],
    ['lock maybe', null],
    ['may', null],
    ['unlock may', null],
  ])('%s on 10 June 2026: %s', (typed, through) => {
    expect(readLock(typed, '2026-06-10')).toBe(through);
  });
});
