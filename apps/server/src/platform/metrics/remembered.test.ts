import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const limits = { everyMs: 100, patienceMs: 20 };

it('finds a value out once in its time', async () => {
  let at = 0;
  let times = 0;
  const value = remembered({ ...limits, now: () => at }, async () => {
    times += 1;
    return times;
  });
  expect([await value(), await value()]).toEqual([1, 1]);
  at = 99;
  expect(await value()).toBe(1);
  at = 100;
  expect(await value()).toBe(2);
});

it('answers null for a failure and for work that takes too long', async () => {
  const fails = remembered(limits, async () => {
    throw new Error('away');
  });
  expect(await fails()).toBeNull();
  const hangs = remembered(limits, () => new Promise<number>(() => undefined));
  expect(await hangs()).toBeNull();
});
