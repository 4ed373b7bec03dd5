import { describe, expect, it } from 'vitest';
import { healthOf, isBackupDue, timeOfSnapshot } from './backup-plan.ts';

const day = { everyHours: 24 };
const at = (text: string | null) => (text === null ? null : new Date(`2026-11-${text}Z`));

describe('a backup every 24 hours', () => {
  it.each<[string, string | null, string | null, string, boolean, string]>([
    ['no backup was made yet', null, null, '27T02:00', true, 'ok'],
    ['the newest is young', '26T02:01', null, '27T02:00', false, 'ok'],
    ['the newest is a day old', '26T02:00', null, '27T02:00', true, 'ok'],
    ['the newest is more than two days old', '25T01:00', null, '27T02:00', true, 'failed'],
    ['the last try failed just now', '26T02:00', '27T02:00', '27T02:29', false, 'failed'],
    ['the last try failed half an hour ago', '26T02:00', '27T02:00', '27T02:30', true, 'failed'],
    ['a first try failed', null, '27T02:00', '27T02:10', false, 'failed'],
    ['another process made one after the failure', '27T02:20', '27T02:00', '27T02:30', false, 'ok'],
    ['the clock was put back by a week', '27T02:00', null, '20T02:00', true, 'failed'],
  ])('when %s', (_, newest, failed, now, due, health) => {
    const past = { newestAt: at(newest), failedAt: at(failed) };
    const time = at(now) ?? new Date(Number.NaN);
    expect([isBackupDue(day, past, time), healthOf(day, past, time)]).toEqual([due, health]);
  });
});

it.each([
  ['2026-11-27T014503.120Z-3f9a', '2026-11-27T01:45:03.120Z'],
  ['2026-11-27T014503Z-3f9a', '2026-11-27T01:45:03.000Z'],
  ['2026-13-27T014503Z-3f9a', undefined],
  ['notes.txt', undefined],
])('the time of snapshot %s', (id, time) => {
  expect(timeOfSnapshot(id)?.toISOString()).toBe(time);
});
