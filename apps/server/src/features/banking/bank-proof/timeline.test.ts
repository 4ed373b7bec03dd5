import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';
import type { TimedStatement } from './timeline-store.ts';

let count = 0;
function of(start: string, end: string, openingMinor = 0n, closingMinor = 0n): TimedStatement {
  count += 1;
  return { id: `s${count}`, start, end, openingMinor, closingMinor, state: 'to_review', toDo: 0 };
}

const spans = (...statements: TimedStatement[]) =>
  timelineOf(statements, 'HKD').map(({ kind, start, end, opening_holds: holds }) => [kind, start, end, holds]);

describe('the timeline of an account', () => {
  it('is empty without statements, and asks nothing of the first', () => {
    expect(spans()).toEqual([]);
    expect(spans(of('2026-04-01', '2026-04-30'))).toEqual([['statement', '2026-04-01', '2026-04-30', null]]);
  });

  it('has no gap where one statement begins the day after the last', () => {
    expect(spans(of('2026-04-01', '2026-04-30', 0n, 5n), of('2026-05-01', '2026-05-31', 5n, 6n))).toEqual([
      ['statement', '2026-04-01', '2026-04-30', null],
      ['statement', '2026-05-01', '2026-05-31', true],
    ]);
  });

  it('says the days both of two statements are about, and asks nothing of the second’s opening balance', () => {
    expect(spans(of('2026-04-01', '2026-04-30', 0n, 5n), of('2026-04-20', '2026-05-10', 3n, 6n))).toEqual([
      ['statement', '2026-04-01', '2026-04-30', null],
      ['statement', '2026-04-20', '2026-05-10', null],
      ['overlap', '2026-04-20', '2026-04-30', null],
    ]);
  });

  it('goes on from the statement that reaches furthest', () => {
    const quarter = of('2026-04-01', '2026-06-30', 0n, 9n);
    const may = of('2026-05-01', '2026-05-31', 2n, 4n);
    expect(spans(may, quarter, of('2026-07-01', '2026-07-31', 9n, 9n)).at(-1)).toEqual([
      'statement',
      '2026-07-01',
      '2026-07-31',
      true,
    ]);
  });

  it('counts a day between two statements as a gap if their balances do not meet', () => {
    expect(spans(of('2026-04-01', '2026-04-29', 0n, 5n), of('2026-05-01', '2026-05-31', 6n))[1]).toEqual([
      'gap',
      '2026-04-30',
      '2026-04-30',
      null,
    ]);
  });

  it.each([
    ['2026-05-02', 'statement'],
    ['2026-05-15', 'statement'],
    ['2026-05-16', 'gap'],
  ])('with balances that meet, a statement from %s on begins with a %s', (start, kind) => {
    expect(spans(of('2026-04-03', '2026-04-30', 0n, 5n), of(start, '2026-05-31', 5n))[1]?.[0]).toBe(kind);
  });
});
