import { describe, expect, it } from 'vitest';
import { withRuns } from './refresh-statements.ts';

describe('runs of statements', () => {
  const span = (start: string, end: string) => ({ start, end });
  it.each([
    [
      'months that follow each other',
      [span('2026-01-01', '2026-01-31'), span('2026-02-01', '2026-02-28')],
      ['2026-01-01', '2026-01-01'],
    ],
    [
      'a month missing between',
      [span('2026-01-01', '2026-01-31'), span('2026-03-01', '2026-03-31')],
      ['2026-01-01', '2026-03-01'],
    ],
    [
      'the same month twice',
      [span('2026-01-01', '2026-01-31'), span('2026-01-01', '2026-01-31')],
      ['2026-01-01', '2026-01-01'],
    ],
    [
      'one that begins inside the other',
      [span('2026-01-01', '2026-01-31'), span('2026-01-20', '2026-02-19')],
      ['2026-01-01', '2026-01-01'],
    ],
    ['none', [], []],
  ])('%s', (_, spans, expected) => {
    expect(withRuns(spans).map(({ since }) => since)).toEqual(expected);
  });
});
