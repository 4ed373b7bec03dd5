import type { ChangedLine } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { acceptMany, changeEach } from './outcome.ts';
import { sampleLine } from './sample-line.test-data.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `l${at}`);

describe('accepting many lines', () => {
  it.each([
    [0, []],
    [1, [1]],
    [200, [200]],
    [401, [200, 200, 1]],
  ])('%i of them takes requests of %j', async (count, sizes) => {
    const calls = serve(({ body }) => {
      const { ids } = body as { ids: string[] };
      return { accepted: ids, refused: [], lines: ids.map((id) => sampleLine(id)) };
    });
    const { done, rows, refused } = await acceptMany(idsOf(count), 'no connection');
    expect(calls.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual(sizes);
    expect([done, rows.length, refused]).toEqual([idsOf(count), count, []]);
  });

  it('goes on with the next part if one fails, and says at each line why', async () => {
    let part = 0;
    serve(({ body }) => {
      part += 1;
      if (part === 1) throw new Unreached();
      if (part === 2) throw new Refusal(409, 'conflict', { message: 'The period is locked.' });
      return { accepted: (body as { ids: string[] }).ids, refused: [], lines: [] };
    });
    const { done, refused } = await acceptMany(idsOf(450), 'no connection');
    expect(done).toEqual(idsOf(450).slice(400));
    expect(new Set(refused.slice(0, 200).map(({ message }) => message))).toEqual(new Set(['no connection']));
    expect(new Set(refused.slice(200).map(({ message }) => message))).toEqual(new Set(['The period is locked.']));
  });
});

describe('changing lines one by one', () => {
  it('runs a few at a time, and a rejected line stops none of the others', async () => {
    let running = 0;
    let most = 0;
    const change = async (id: string): Promise<ChangedLine> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      if (id === 'l2') throw new Error('unknown');
      return { line: sampleLine(id), others: [sampleLine(`${id}-other`)] };
    };
    const { done, refused, rows } = await changeEach(idsOf(8), change, 'not done');
    expect(most).toBe(3);
    expect(done.toSorted()).toEqual(idsOf(8).filter((id) => id !== 'l2'));
    expect(refused).toEqual([{ id: 'l2', message: 'not done' }]);
    expect(rows).toHaveLength(14);
  });
});
