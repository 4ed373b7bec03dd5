import { describe, expect, it } from 'vitest';
import { AccessMemory, type Versioned } from './access-memory.ts';
import { AccessWatch, LOOK_EVERY_MS } from './access-watch.ts';

/** A database that knows one thing, and a process that remembers it. */
class Pair {
  at = 0;
  version = 1n;
  fact = 'may post';
  looks = 0;
  reads = 0;
  readonly watch: AccessWatch;
  readonly memory: AccessMemory<string>;

  constructor({ alone = false, mostBytes = 100 } = {}) {
    const readVersion = async () => {
      this.looks += 1;
      return this.version;
    };
    this.watch = new AccessWatch({ readVersion, lookEveryMs: alone ? null : LOOK_EVERY_MS, clock: () => this.at });
    this.memory = new AccessMemory({ mostBytes, bytesOf: () => 1 });
  }

  /** Another person decides; this process hears of it only if `heard`. */
  change(fact: string, heard: boolean): void {
    this.fact = fact;
    this.version += 1n;
    if (heard) this.watch.hear();
  }

  /** `beforeAnswer`: what happens after the database took its snapshot and before its answer arrives. */
  ask(key = 'session', beforeAnswer: () => void = () => {}): Promise<string | null> {
    return this.memory.recall(this.watch, key, async (): Promise<Versioned<string>> => {
      this.reads += 1;
      const found = { version: this.version, value: this.fact };
      beforeAnswer();
      return found;
    });
  }
}

describe('what is kept in memory', () => {
  it('is read once and then not asked for again', async () => {
    const pair = new Pair({ alone: true });
    for (let call = 0; call < 5; call += 1) expect(await pair.ask()).toBe('may post');
    expect([pair.reads, pair.looks]).toEqual([1, 0]);
  });

  it('is not used once a change was heard', async () => {
    const pair = new Pair({ alone: true });
    await pair.ask();
    pair.change('may read', true);
    expect(await pair.ask()).toBe('may read');
  });

  it('is used again if what was heard changed nothing', async () => {
    const pair = new Pair({ alone: true });
    await pair.ask();
    pair.watch.hear();
    expect(await pair.ask()).toBe('may post');
    expect([pair.reads, pair.looks]).toEqual([1, 1]);
  });

  it.each([
    ['for half a second after a look', LOOK_EVERY_MS, 'may post'],
    ['no longer', LOOK_EVERY_MS + 1, 'may read'],
  ])('counts %s where the notification of another process is lost', async (_, later, expected) => {
    const pair = new Pair();
    await pair.ask();
    pair.change('may read', false);
    pair.at += later;
    expect(await pair.ask()).toBe(expected);
  });

  it('does not keep what was read before a change that was committed meanwhile', async () => {
    const pair = new Pair({ alone: true });
    const asked = await pair.ask('session', () => pair.change('may read', true));
    expect(asked).toBe('may post');
    expect(await pair.ask()).toBe('may read');
  });

  it('does not return what an older answer knew when a newer one came first', async () => {
    const pair = new Pair({ alone: true });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const slow = pair.memory.recall(pair.watch, 'session', async () => {
      const found = { version: pair.version, value: pair.fact };
      await held;
      return found;
    });
    pair.change('may read', true);
    expect(await pair.ask()).toBe('may read');
    release();
    expect(await slow).toBe('may post');
    expect(await pair.ask()).toBe('may read');
  });

  it('is dropped where a restored database counts the same versions again', async () => {
    const pair = new Pair();
    pair.version = 9n;
    await pair.ask();
    pair.change('restored', false);
    pair.version = 5n;
    pair.at += 1000;
    await pair.ask('another');
    pair.version = 9n;
    pair.at += 1000;
    expect(await pair.ask()).toBe('restored');
  });

  it('asks for the version once for all callers of a moment', async () => {
    const pair = new Pair();
    await pair.ask();
    pair.at += 1000;
    await Promise.all([pair.ask(), pair.ask(), pair.ask()]);
    expect([pair.reads, pair.looks]).toEqual([1, 1]);
  });

  it('is bounded: the answer least recently used goes first', async () => {
    const pair = new Pair({ alone: true, mostBytes: 2 });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pair.ask(key);
    expect(pair.reads).toBe(4);
  });

  it('holds nothing for a session that does not exist', async () => {
    const pair = new Pair({ alone: true });
    const nothing = async () => ({ version: pair.version, value: null });
    expect(await pair.memory.recall(pair.watch, 'invented', nothing)).toBeNull();
    expect(await pair.ask('invented')).toBe('may post');
  });

  it('fails like a question does while the database is away, and is right again afterwards', async () => {
    let away = false;
    const readVersion = async () => {
      if (away) throw new Error('away');
      return 1n;
    };
    const watch = new AccessWatch({ readVersion, lookEveryMs: LOOK_EVERY_MS });
    const memory = new AccessMemory<string>({ mostBytes: 10, bytesOf: () => 1 });
    const ask = () => memory.recall(watch, 'session', async () => ({ version: 1n, value: 'may post' }));
    await ask();
    away = true;
    watch.hear();
    await expect(ask()).rejects.toThrow('away');
    away = false;
    expect(await ask()).toBe('may post');
  });
});
