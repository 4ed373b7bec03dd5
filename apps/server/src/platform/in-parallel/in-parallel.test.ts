import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inParallel } from './index.ts';

describe('work on several items at a time', () => {
  it.each([0, 1, 30])('answers the results of %i items in their order', async (count) => {
    const items = Array.from({ length: count }, (_, n) => n);
    const results = await inParallel(items, async (n) => {
      await sleep((n * 7) % 5);
      return n * 2;
    });
    expect(results).toEqual(items.map((n) => n * 2));
  });

  it('begins nothing after a failure, and ends what it had begun', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const working = inParallel(
      Array.from({ length: 100 }, (_, n) => n),
      async (n) => {
        begun.push(n);
        await sleep(5);
        if (n === 2) throw new Error('the disk is full');
        ended.push(n);
      },
    );
    await expect(working).rejects.toThrow('the disk is full');
    expect(ended.length).toBe(begun.length - 1);
    expect(begun.length).toBeLessThan(20);
  });
});
