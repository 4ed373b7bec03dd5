import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  filesOf,
  nextFile,
  nextTime,
  outcomeOf,
  pauseAfter,
  type QueuedFile,
  ready,
} from './queued-file.ts';

const file = (id: string, changes: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  userId: 'amy',
  companyId: 'c1',
  name: `${id}.pdf`,
  file: new Blob(['%PDF-']),
  addedAt: 1,
  attempts: 0,
  nextAt: 0,
  problem: null,
  ...changes,
});

describe('files that wait for the network', () => {
  it('are those of one person, the oldest first', () => {
    const files = [file('b', { addedAt: 2 }), file('other', { userId: 'ben' }), file('a')];
    expect(filesOf(files, 'amy').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(filesOf(files, null)).toEqual([]);
  });

  it.each([
    ['nothing that another person added', [file('a', { userId: 'ben' })], null, null],
    ['nothing that the server rejected', [file('a', { problem: 'Too large.' })], null, null],
    ['nothing before its time', [file('a', { nextAt: 101 })], null, 101],
    ['the oldest one whose time has come', [file('a', { nextAt: 101 }), file('b', { addedAt: 2 })], 'b', 0],
  ])('send %s', (_, files, expected, time) => {
    expect(nextFile(files, 'amy', 100)?.id ?? null).toBe(expected);
    expect(nextTime(files, 'amy')).toBe(time);
  });

  it.each([
    [1, 5000],
    [2, 10_000],
    [4, 40_000],
    [7, 300_000],
    [50, 300_000],
  ])('pause after %i failures for %i ms', (attempts, ms) => expect(pauseAfter(attempts)).toBe(ms));

  it('leave when they are sent, wait longer when the server was not reached, and keep the reason of a rejection', () => {
    expect(afterAttempt(file('a'), { type: 'sent' }, 100)).toBeNull();
    expect(afterAttempt(file('a', { attempts: 1 }), { type: 'unreached' }, 100)).toMatchObject({
      attempts: 2,
      nextAt: 10_100,
      problem: null,
    });
    const rejected = afterAttempt(file('a'), { type: 'rejected', message: 'Too large.' }, 100);
    expect(rejected).toMatchObject({ problem: 'Too large.' });
    expect(rejected && ready(rejected)).toMatchObject({ problem: null, nextAt: 0 });
  });

  it.each([
    [0, 'network', 'unreached'],
    [401, 'unauthenticated', 'unreached'],
    [403, 'second_factor_pending', 'unreached'],
    [429, 'too_many_requests', 'unreached'],
    [503, '', 'unreached'],
    [409, 'conflict', 'sent'],
    [403, 'forbidden', 'rejected'],
    [413, 'too_large', 'rejected'],
  ])('after the answer %i %s are %s', (status, word, type) => {
    expect(outcomeOf({ status, word, message: 'No.' }).type).toBe(type);
  });
});
