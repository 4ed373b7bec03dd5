import { describe, expect, it } from 'vitest';
import { type DayOrder, dayOrderOf, readDay } from './written-day.ts';

describe('the order of day and month in a column of dates', () => {
  it.each<[string, string[], DayOrder]>([
    ['a first part above 12', ['01/02/2026', '31/03/2026'], 'day_first'],
    ['a second part above 12', ['01/02/2026', '03/31/2026'], 'month_first'],
    ['nothing: as Hong Kong writes', ['01/02/2026', '03/04/2026'], 'day_first'],
    ['what most rows say', ['03/31/2026', '04/30/2026', '31/05/2026'], 'month_first'],
    ['year first, whatever stands behind it', ['2026-03-04', '2026-12-31'], 'day_first'],
  ])('is told by %s', (_, texts, order) => {
    expect(dayOrderOf(texts)).toBe(order);
  });
});

describe('a date as it is written', () => {
  it.each<[string, DayOrder, string | null]>([
    ['2026-03-31', 'day_first', '2026-03-31'],
    ['2026/3/1', 'month_first', '2026-03-01'],
    ['20260331', 'day_first', '2026-03-31'],
    ['2026年3月31日', 'day_first', '2026-03-31'],
    ['2026-03-31T00:00:00', 'day_first', '2026-03-31'],
    ['2026-03-31 08:30', 'day_first', '2026-03-31'],
    ['03/04/2026', 'day_first', '2026-04-03'],
    ['03/04/2026', 'month_first', '2026-03-04'],
    ['3.4.26', 'day_first', '2026-04-03'],
    ['31 Mar 2026', 'day_first', '2026-03-31'],
    ['31-March-26', 'month_first', '2026-03-31'],
    ['Mar 31, 2026', 'day_first', '2026-03-31'],
    ['31/04/2026', 'day_first', null],
    ['2026-02-29', 'day_first', null],
    ['13/13/2026', 'day_first', null],
    ['31 Foo 2026', 'day_first', null],
    ['tomorrow', 'day_first', null],
    ['', 'day_first', null],
  ])('%s, %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });
});
