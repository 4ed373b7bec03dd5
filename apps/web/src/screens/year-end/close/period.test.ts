import { describe, expect, it } from 'vitest';
import { neighbour } from './period.ts';

describe('the period before and after', () => {
  it.each([
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['month', '2026-02-28', 1, '2026-03-31'],
    ['month', '2026-12-31', 1, '2027-01-31'],
    ['year', '2026-03-31', -1, '2025-03-31'],
    ['year', '2026-03-31', 1, '2027-03-31'],
  ] as const)('%s to %s, step %i: %s', (kind, end, step, expected) => {
    expect(neighbour(kind, end, '03-31', step)).toBe(expected);
  });
});
