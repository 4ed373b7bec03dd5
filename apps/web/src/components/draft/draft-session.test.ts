import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { DraftSession, type StoredDraft } from './draft-session.ts';

type Fields = Record<'a' | 'b' | 'c', number>;
const empty: Fields = { a: 0, b: 0, c: 0 };

/** A server that answers or fails only when the test asks it to. */
class SlowServer {
  stored: StoredDraft<Fields> = { draft: empty, version: 1 };
  waiting: { answer: () => void; fail: () => void }[] = [];

  save = (draft: Fields, version: number): Promise<StoredDraft<Fields>> =>
    new Promise((done, failed) => {
      this.waiting.push({
        answer: () => {
          if (version !== this.stored.version) return failed(new ApiError({ status: 409, word: 'stale_version' }));
          this.stored = { draft, version: version + 1 };
          done(this.stored);
        },
        fail: () => failed(new ApiError({ status: 0, word: 'network' })),
      });
    });

  load = async () => this.stored;

  /** Somebody else saves another field. */
  changeElsewhere(field: 'c', value: number): void {
    this.stored = { draft: { ...this.stored.draft, [field]: value }, version: this.stored.version + 1 };
  }
}

function open() {
  const server = new SlowServer();
  const view = { draft: empty, base: empty, version: 1, state: 'saved' as const, error: null };
  const session = new DraftSession<Fields>(
    view,
    () => server,
    () => undefined,
  );
  const set = (field: keyof Fields, value: number) => session.change((draft) => ({ ...draft, [field]: value }));
  return { server, session, set };
}

const settle = () => new Promise((done) => setImmediate(done));

describe('a draft that is edited while it is saved', () => {
  it('keeps an edit made while a save is under way, and saves it afterwards', async () => {
    const { server, session, set } = open();
    set('a', 1);
    const flushed = session.flush();
    set('b', 2);
    server.waiting.shift()?.answer();
    await settle();
    expect(session.view.draft).toEqual({ a: 1, b: 2, c: 0 });
    server.waiting.shift()?.answer();
    expect(await flushed).toBe(true);
    expect([server.stored.draft, session.view.state]).toEqual([{ a: 1, b: 2, c: 0 }, 'saved']);
  });

  it('is not overwritten by what arrives from elsewhere; both sides are kept', async () => {
    const { server, session, set } = open();
    set('a', 1);
    server.changeElsewhere('c', 9);
    session.receive(server.stored);
    expect(session.view).toMatchObject({ draft: { a: 1, b: 0, c: 9 }, version: 2, state: 'unsaved' });
  });

  it('asks only where both changed the same field', async () => {
    const { server, session, set } = open();
    set('c', 5);
    server.changeElsewhere('c', 9);
    const flushed = session.flush();
    server.waiting.shift()?.answer();
    expect(await flushed).toBe(false);
    expect(session.view).toMatchObject({ draft: { c: 5 }, state: 'conflict' });
    session.goOnFrom(session.view.draft, server.stored);
    const again = session.flush();
    server.waiting.shift()?.answer();
    expect(await again).toBe(true);
    expect(server.stored.draft.c).toBe(5);
  });

  it('reports that a save failed, and keeps what was typed', async () => {
    const { server, session, set } = open();
    set('a', 1);
    const flushed = session.flush();
    server.waiting.shift()?.fail();
    expect(await flushed).toBe(false);
    expect(session.view).toMatchObject({ draft: { a: 1 }, state: 'failed' });
  });

  it('ends with the last edits on the server, whatever is delayed, fails or happens elsewhere', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('edit' as const),
        field: fc.constantFrom('a' as const, 'b' as const),
        value: fc.nat(9),
      }),
      fc.record({ do: fc.constantFrom('flush' as const, 'answer' as const, 'fail' as const) }),
      fc.record({ do: fc.constant('elsewhere' as const), value: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, session, set } = open();
        const wanted: Fields = { ...empty };
        for (const one of steps) {
          if (one.do === 'edit') {
            set(one.field, one.value);
            wanted[one.field] = one.value;
          } else if (one.do === 'elsewhere') {
            server.changeElsewhere('c', one.value);
            wanted.c = one.value;
            session.receive(server.stored);
          } else if (one.do === 'flush') void session.flush();
          else server.waiting.shift()?.[one.do]();
          await settle();
          expect([session.view.draft.a, session.view.draft.b]).toEqual([wanted.a, wanted.b]);
        }
        for (let tries = 0; tries < 20; tries++) {
          void session.flush();
          await settle();
          server.waiting.shift()?.answer();
          await settle();
        }
        expect(server.stored.draft).toEqual(wanted);
        expect(session.view.draft).toMatchObject({ a: wanted.a, b: wanted.b });
      }),
      { numRuns: 300 },
    );
  });
});
