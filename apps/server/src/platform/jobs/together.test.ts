import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

/** Work that waits until it is let through, and the batches it was given. */
function held(most = 10) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const double = together<number, number>({
    most,
    groupOf: (input) => (input < 100 ? 'small' : 'large'),
    work: async (inputs) => {
      batches.push(inputs);
      await new Promise<void>((open) => gates.push(open));
      if (inputs.includes(13)) throw new Error('unlucky');
      return inputs.map((input) => 2 * input);
    },
  });
  const letThrough = async () => {
    gates.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { batches, double, letThrough };
}

describe('work done together', () => {
  it('begins at once, and takes together what arrives meanwhile', async () => {
    const { batches, double, letThrough } = held();
    const answers = Promise.all([1, 2, 3].map(double));
    expect(batches).toEqual([[1]]);
    await letThrough();
    expect(batches).toEqual([[1], [2, 3]]);
    await letThrough();
    expect(await answers).toEqual([2, 4, 6]);
    void double(4);
    expect(batches).toEqual([[1], [2, 3], [4]]);
    await letThrough();
  });

  it('keeps groups apart, and takes no more than it may', async () => {
    const { batches, double, letThrough } = held(2);
    const answers = Promise.all([1, 100, 2, 3, 4, 101].map(double));
    expect(batches).toEqual([[1], [100]]);
    for (let n = 0; n < 5; n++) await letThrough();
    expect(batches).toEqual([[1], [100], [2, 3], [101], [4]]);
    expect(await answers).toEqual([2, 200, 4, 6, 8, 202]);
  });

  it('fails for each of a batch, and goes on', async () => {
    const { batches, double, letThrough } = held();
    const answers = Promise.allSettled([1, 13, 3].map(double));
    await letThrough();
    await letThrough();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    const next = double(5);
    await letThrough();
    expect(await next).toBe(10);
    expect(batches).toEqual([[1], [13, 3], [5]]);
  });
});
