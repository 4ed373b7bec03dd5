import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startReaders } from './readers.ts';
import { Slots } from './slots.ts';

const log = pino({ level: 'silent' });
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

describe('readers', () => {
  it('read until nothing waits, and again as soon as they are woken', async () => {
    const waiting = ['a', 'b', 'c'];
    const read: string[] = [];
    const readers = startReaders({
      count: 2,
      readNext: async () => {
        const next = waiting.shift();
        if (next !== undefined) read.push(next);
        return next !== undefined;
      },
      hasRoom: () => true,
      log,
    });
    await expect.poll(() => read).toEqual(['a', 'b', 'c']);
    waiting.push('d');
    readers.wake();
    await expect.poll(() => read, { timeout: 500 }).toEqual(['a', 'b', 'c', 'd']);
    await readers.stop();
  });

  it('go on after a fault, and let what is in hand be finished when they are stopped', async () => {
    let times = 0;
    let finished = false;
    const readers = startReaders({
      count: 1,
      readNext: async () => {
        times += 1;
        if (times === 1) throw new Error('the database was away');
        await pause(50);
        finished = true;
        return true;
      },
      hasRoom: () => true,
      log,
    });
    await pause(10);
    readers.wake();
    await expect.poll(() => times).toBeGreaterThan(1);
    await readers.stop();
    const before = times;
    await pause(60);
    expect(finished).toBe(true);
    expect(times).toBe(before);
  });

  it('take nothing while there is no room on the disk', async () => {
    let times = 0;
    const readNext = async () => {
      times += 1;
      return false;
    };
    const readers = startReaders({ count: 1, readNext, hasRoom: () => false, log });
    await pause(20);
    await readers.stop();
    expect(times).toBe(0);
  });
});

describe('slots', () => {
  it('are given to as many as there are, first come first served, also after a fault', async () => {
    const slots = new Slots(2);
    let inHand = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (number: number) =>
      slots.run(async () => {
        begun.push(number);
        inHand += 1;
        most = Math.max(most, inHand);
        await pause(5);
        inHand -= 1;
        if (number === 1) throw new Error('this one fails');
      });
    await Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });
});
