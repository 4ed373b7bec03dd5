import { describe, expect, it } from 'vitest';
import { FairGate, GateFull } from './fair-gate.ts';

function gate() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const fair = new FairGate({ atOnce: 1, perParty: 1, waiting: 2 });
  const ask = (party: string, signal?: AbortSignal) =>
    fair.run({ party, signal }, () => {
      order.push(party);
      return new Promise<void>((done) => ends.push(done));
    });
  const endAll = async () => {
    for (let turn = 0; turn < 10; turn++) {
      ends.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { order, ask, endAll };
}

describe('turns', () => {
  it('alternate between the parties, regardless of who asked first', async () => {
    const { order, ask, endAll } = gate();
    const all = [ask('a'), ask('a'), ask('a'), ask('b')];
    await endAll();
    await Promise.all(all);
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('are refused to a party that has enough waiting, not to others', async () => {
    const { ask, endAll } = gate();
    const taken = [ask('a'), ask('a'), ask('a')];
    await expect(ask('a')).rejects.toBeInstanceOf(GateFull);
    taken.push(ask('b'));
    await endAll();
    await Promise.all(taken);
  });

  it('are given up by those who leave', async () => {
    const { order, ask, endAll } = gate();
    const leaving = new AbortController();
    const first = ask('a');
    const left = expect(ask('b', leaving.signal)).rejects.toThrow('left');
    leaving.abort(new Error('left'));
    await left;
    await endAll();
    await first;
    expect(order).toEqual(['a']);
  });
});
