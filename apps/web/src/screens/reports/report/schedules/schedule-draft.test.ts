import type { ReportScheduleBody } from '@folio/contract';
import { expect, it } from 'vitest';
import { isReady, newSchedule, nextMailing, withRhythm } from './schedule-draft.ts';

const draft = newSchedule('board@lantern.example', 'en-US');

it.each<[string, Partial<ReportScheduleBody>, boolean]>([
  ['as it begins', {}, true],
  ['without an address', { receivers: [] }, false],
  ['with a wrong address', { receivers: ['board'] }, false],
  ['without a file', { formats: [] }, false],
])('an email %s can be saved: %s', (_, over, expected) => {
  expect(isReady({ ...draft, ...over })).toBe(expected);
});

it('keeps the day between months and quarters, and begins again for weeks', () => {
  const last = { ...draft, on_day: 31 };
  expect(withRhythm(last, 'quarter').on_day).toBe(31);
  expect(withRhythm(last, 'week').on_day).toBe(1);
  expect(withRhythm({ ...draft, rhythm: 'week', on_day: 7 }, 'month').on_day).toBe(5);
});

it('next goes out tomorrow or later', () => {
  expect(nextMailing({ rhythm: 'month', on_day: 11 }, '2026-05-11')).toEqual({
    on: '2026-06-11',
    covered: { from: '2026-05-01', to: '2026-05-31' },
  });
  expect(nextMailing({ rhythm: 'month', on_day: 12 }, '2026-05-11').on).toBe('2026-05-12');
});
