import { describe, expect, it } from 'vitest';
import { isOpening, moveOf, openedDays, usualLocks } from './lock-move.ts';
import { stateOf, stripYears } from './month-strip.ts';

describe('a move of the lock', () => {
  it.each([
    [null, null, 'none'],
    ['2026-03-31', '2026-03-31', 'none'],
    [null, '2026-03-31', 'forward'],
    ['2026-03-31', '2026-04-30', 'forward'],
    ['2026-03-31', '2026-02-28', 'back'],
    ['2026-03-31', null, 'open'],
  ] as const)('from %s to %s is %s', (from, to, move) => {
    expect(moveOf(from, to)).toBe(move);
    expect(isOpening(move)).toBe(move === 'back' || move === 'open');
  });
  it('says which days it opens', () => {
    expect(openedDays('2026-03-31', '2026-02-28')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(openedDays('2026-03-31', null)).toEqual({ from: null, to: '2026-03-31' });
  });
  it('is usually to the end of last month or of the last financial year', () => {
    expect(usualLocks('2026-11-21', '03-31').map(({ day }) => day)).toEqual(['2026-10-31', '2026-03-31']);
    expect(usualLocks('2026-01-01', '12-31').map(({ day }) => day)).toEqual(['2025-12-31', '2025-12-31']);
    expect(usualLocks('2024-03-10', '02-29').map(({ day }) => day)).toEqual(['2024-02-29', '2024-02-29']);
  });
});

describe('the picture of the months', () => {
  const strip = (lockedThrough: string | null, next = lockedThrough) =>
    stripYears({ lockedThrough, next, today: '2026-11-21', yearRule: '03-31' });
  it('shows the last financial year and the running one', () => {
    expect(strip(null).map(({ end, months }) => [end, months.length, months[0]?.first])).toEqual([
      ['2026-03-31', 12, '2025-04-01'],
      ['2027-03-31', 12, '2026-04-01'],
    ]);
  });
  it('marks today in its month, and nowhere else', () => {
    const marked = strip(null).flatMap(({ months }) => months.filter(({ todayPercent }) => todayPercent !== null));
    expect(marked.map(({ first, todayPercent }) => [first, todayPercent])).toEqual([['2026-11-01', 70]]);
  });
  it('shades what is locked, in part where the lock is in mid-month', () => {
    const months = strip('2026-02-14').flatMap((year) => year.months);
    expect(months.map(stateOf).slice(8, 13)).toEqual(['locked', 'locked', 'part', 'open', 'open']);
    expect(months.find(({ first }) => first === '2026-02-01')?.lockedPercent).toBe(50);
  });
  it('shows what would be locked or opened', () => {
    const states = (next: string | null) => strip('2026-03-31', next).flatMap(({ months }) => months.map(stateOf));
    expect(states('2026-05-31').slice(10, 15)).toEqual(['locked', 'locked', 'willLock', 'willLock', 'open']);
    expect(states('2026-02-28').slice(9, 13)).toEqual(['locked', 'locked', 'willOpen', 'open']);
    expect(new Set(states(null).slice(0, 12))).toEqual(new Set(['willOpen']));
  });
  it('takes a year that ends in mid-month by the months it touches', () => {
    const [last] = stripYears({ lockedThrough: null, next: null, today: '2026-06-01', yearRule: '04-05' });
    expect(last?.months.map(({ first }) => first)).toEqual(expect.arrayContaining(['2025-04-01', '2026-04-01']));
  });
});
