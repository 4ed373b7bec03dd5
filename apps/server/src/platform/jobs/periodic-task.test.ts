import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startPeriodicTask } from './index.ts';

const log = pino({ level: 'silent' });
const never = { name: 'looking', everyMs: 3_600_000, atOnce: false };

describe('rounds', () => {
  it('go on after one that failed', async () => {
    let count = 0;
    const rounds = startPeriodicTask(log, never, async () => {
      count++;
      if (count === 1) throw new Error('the database was away');
      return count;
    });
    await expect(rounds.sweep()).rejects.toThrow('the database was away');
    expect(await rounds.sweep()).toBe(2);
    await rounds.stop();
  });

  it('are never two at once, and stop after the one under way', async () => {
    const seen: string[] = [];
    const rounds = startPeriodicTask(log, never, async () => {
      seen.push('begins');
      await new Promise((done) => setTimeout(done, 5));
      seen.push('ends');
    });
    void rounds.sweep();
    void rounds.sweep();
    await rounds.stop();
    expect(seen).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('may begin at once', async () => {
    let count = 0;
    const rounds = startPeriodicTask(log, { ...never, atOnce: true }, async () => ++count);
    await rounds.stop();
    expect(count).toBe(1);
  });

  it('are left out while a long one is in progress', async () => {
    let count = 0;
    let end = () => {};
    const rounds = startPeriodicTask(log, { name: 'looking', everyMs: 1, atOnce: true }, () => {
      count++;
      return new Promise<void>((done) => {
        end = done;
      });
    });
    await new Promise((done) => setTimeout(done, 20));
    const stopped = rounds.stop();
    end();
    await stopped;
    expect(count).toBe(1);
  });

  it('are asked to end when the task stops', async () => {
    let ended = false;
    const rounds = startPeriodicTask(log, { ...never, atOnce: true }, async (signal) => {
      await new Promise((done) => signal.addEventListener('abort', done));
      ended = true;
    });
    await new Promise((done) => setTimeout(done, 1));
    await rounds.stop();
    expect(ended).toBe(true);
  });
});
