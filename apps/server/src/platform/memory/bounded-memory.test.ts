import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundedMemory } from './bounded-memory.ts';

/** Values whose size is their own number. */
const sized = (mostBytes: number) => new BoundedMemory<number>({ mostBytes, bytesOf: (value) => value, idleMs: 1000 });
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('keep', 'find', 'find', 'forget'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    value: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 200 },
);

describe('a bounded memory', () => {
  it('never takes more than its bound, and answers what an unbounded one answers or nothing', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 150 }), (history, mostBytes) => {
        const memory = sized(mostBytes);
        const all = new Map<string, number>();
        for (const { kind, key, value } of history) {
          if (kind === 'find') expect([undefined, all.get(key)]).toContain(memory.find(key));
          if (kind === 'forget') memory.forget(key);
          if (kind === 'forget') all.delete(key);
          if (kind === 'keep') memory.keep(key, value);
          if (kind === 'keep') all.set(key, value);
          const kept = [...all].filter(([one]) => memory.has(one));
          expect(memory.bytes).toBe(kept.reduce((sum, [, bytes]) => sum + bytes, 0));
          expect(memory.bytes).toBeLessThanOrEqual(mostBytes);
        }
      }),
    );
  });

  it('is a memory without bound while everything fits', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const memory = sized(1_000_000);
        const all = new Map<string, number>();
        for (const { kind, key, value } of history) {
          if (kind === 'forget') memory.forget(key);
          if (kind === 'forget') all.delete(key);
          if (kind === 'keep') memory.keep(key, value);
          if (kind === 'keep') all.set(key, value);
          expect(memory.find(key)).toBe(all.get(key));
        }
      }),
    );
  });

  it('lets the least recently used go first', () => {
    const memory = sized(3);
    for (const key of ['a', 'b', 'c']) memory.keep(key, 1);
    memory.find('a');
    memory.keep('d', 1);
    expect(['a', 'b', 'c', 'd'].filter((key) => memory.has(key))).toEqual(['a', 'c', 'd']);
  });

  it('does not keep a value that takes more than all may, nor the one that it replaces', () => {
    const memory = sized(10);
    memory.keep('a', 4);
    memory.keep('b', 4);
    memory.keep('a', 11);
    expect([memory.find('a'), memory.find('b'), memory.bytes]).toEqual([undefined, 4, 4]);
  });

  it('is empty once it was cleared', () => {
    const memory = sized(10);
    memory.keep('a', 4);
    memory.clear();
    expect([memory.find('a'), memory.bytes]).toEqual([undefined, 0]);
  });
});

describe('a value that is not used', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is let go without another call, while those in use stay', () => {
    const memory = sized(10);
    memory.keep('idle', 1);
    memory.keep('used', 1);
    vi.advanceTimersByTime(700);
    memory.find('used');
    vi.advanceTimersByTime(700);
    expect(memory.has('idle')).toBe(false);
    expect(memory.find('used')).toBe(1);
  });

  it('leaves no timer behind', () => {
    const memory = sized(10);
    memory.keep('a', 1);
    memory.keep('b', 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect([memory.bytes, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
