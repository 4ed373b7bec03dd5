import { describe, expect, it } from 'vitest';
import { type ClientMonth, monthState, shownMonths } from './month-state.ts';

const month = (over: Partial<ClientMonth>): ClientMonth => ({
  start: '2026-02-01',
  lockedThrough: null,
  lines: 0,
  documents: 0,
  posted: true,
  ...over,
});

describe('a month of a client', () => {
  it.each<[string, Partial<ClientMonth>, string, number]>([
    ['that is locked', { lockedThrough: '2026-02-28', lines: 3 }, 'locked', 0],
    ['that is locked in part', { lockedThrough: '2026-02-27', lines: 3 }, 'lines', 3],
    ['with lines and documents waits for lines first', { lines: 3, documents: 4 }, 'lines', 3],
    ['with documents', { documents: 4, posted: false }, 'documents', 4],
    ['with entries only', {}, 'done', 0],
    ['without anything', { posted: false }, 'nothing', 0],
  ])('%s', (_, over, state, count) => {
    expect(monthState(month(over))).toEqual({ state, count });
  });

  it('is one of the last six, over the turn of a year', () => {
    expect(shownMonths('2026-02-28')).toEqual([
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});
