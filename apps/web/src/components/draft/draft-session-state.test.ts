import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { DraftSession, type SaveState, type StoredDraft } from './draft-session.ts';

interface Note {
  text: string;
}
const network = new ApiError({ status: 0, word: 'network' });
const rejected = new ApiError({ status: 422, word: 'validation_failed' });

/** A session over a server that fails while `fault` is set. */
function open(saved = '') {
  const server = { stored: { draft: { text: saved }, version: 1 }, fault: null as ApiError | null, saves: 0 };
  const states: SaveState[] = [];
  const session = new DraftSession<Note>(
    { draft: { text: saved }, base: { text: saved }, version: 1, state: 'saved', error: null },
    () => ({
      save: async (draft, version): Promise<StoredDraft<Note>> => {
        server.saves += 1;
        if (server.fault !== null) throw server.fault;
        if (version !== server.stored.version) throw new ApiError({ status: 409, word: 'stale_version' });
        server.stored = { draft, version: version + 1 };
        return server.stored;
      },
      load: async () => server.stored,
    }),
    ({ state }) => states.push(state),
  );
  const type = (text: string) => session.change(() => ({ text }));
  return { server, session, states, type };
}

describe('a draft that is typed back to what is saved', () => {
  it('is saved without a request, and can be confirmed', async () => {
    const { server, session, type } = open('rent');
    type('rent2');
    type('rent');
    expect(await session.flush()).toBe(true);
    expect([session.view.state, server.saves]).toEqual(['saved', 0]);
  });

  it('also after a save that failed: the failure is over', async () => {
    const { server, session, type } = open('rent');
    server.fault = rejected;
    type('rent2');
    expect([await session.flush(), session.view.state, session.view.error]).toEqual([false, 'failed', rejected]);
    type('rent');
    expect([await session.flush(), session.view.state, session.view.error]).toEqual([true, 'saved', null]);
    expect(server.saves).toBe(1);
  });

  it('is sent again if the answer to the last save was lost: the server may have stored the other text', async () => {
    const { server, session, type } = open('rent');
    server.fault = network;
    type('rent2');
    await session.flush();
    server.stored = { draft: { text: 'rent2' }, version: 2 };
    type('rent');
    expect([await session.flush(), session.isDirty]).toEqual([false, true]);
    server.fault = null;
    expect([await session.flush(), server.stored.draft.text]).toEqual([true, 'rent']);
  });

  it('stays in conflict until a person decides', async () => {
    const { server, session, type } = open('rent');
    server.fault = new ApiError({ status: 409, word: 'stale_version' });
    type('mine');
    server.stored = { draft: { text: 'theirs' }, version: 2 };
    expect([await session.flush(), session.view.state]).toEqual([false, 'conflict']);
    type('rent');
    expect([await session.flush(), session.view.state]).toEqual([false, 'conflict']);
  });
});

describe('the state of a draft', () => {
  it('is saved after every save that succeeded, whatever was typed', async () => {
    const step = fc.oneof(
      fc.constantFrom('', 'a', 'b').map((text) => ({ text })),
      fc.constantFrom('flush', 'fail'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { server, session, type } = open();
        for (const one of steps) {
          if (typeof one === 'object') type(one.text);
          else {
            server.fault = one === 'fail' ? network : null;
            const isDirty = session.isDirty;
            expect(await session.flush()).toBe(one === 'flush' || !isDirty);
          }
        }
        server.fault = null;
        expect([await session.flush(), session.view.state]).toEqual([true, 'saved']);
        expect(server.stored.draft).toEqual(session.view.draft);
      }),
      { numRuns: 200 },
    );
  });

  it('a forced save sends an unchanged draft once', async () => {
    const { server, session, states } = open('rent');
    expect([await session.flush(true), server.saves, states.at(-1)]).toEqual([true, 1, 'saved']);
    expect([await session.flush(), server.saves]).toEqual([true, 1]);
  });

  it('a change that returns the same draft is no change', () => {
    const { session, states } = open();
    expect([session.change((draft) => draft), states]).toEqual([false, []]);
  });
});

describe('a save whose answer was lost', () => {
  it.each([
    ['the same text', 'rent2', ['saved', 'rent2', 2]],
    ['more of it', 'rent23', ['saved', 'rent23', 3]],
  ])('is no conflict with oneself; typed since: %s', async (_, typed, expected) => {
    const { server, session, type } = open('rent');
    server.fault = network;
    type('rent2');
    await session.flush();
    server.fault = null;
    server.stored = { draft: { text: 'rent2' }, version: 2 };
    type(typed);
    await session.flush();
    const { state, draft, version } = session.view;
    expect([state, draft.text, version]).toEqual(expected);
  });

  it('is a conflict if somebody else saved the same field after it', async () => {
    const { server, session, type } = open('rent');
    server.fault = network;
    type('mine');
    await session.flush();
    server.fault = null;
    server.stored = { draft: { text: 'theirs' }, version: 3 };
    expect([await session.flush(), session.view.state, session.view.draft.text]).toEqual([false, 'conflict', 'mine']);
  });
});

describe('a version from elsewhere', () => {
  it('that is not newer is ignored', () => {
    const { session } = open('rent');
    session.receive({ draft: { text: 'old' }, version: 1 });
    expect(session.view.draft.text).toBe('rent');
  });

  it('replaces a draft that was not changed here', () => {
    const { session } = open('rent');
    session.receive({ draft: { text: 'theirs' }, version: 2 });
    expect([session.view.draft.text, session.view.state, session.view.version]).toEqual(['theirs', 'saved', 2]);
  });

  it('with the same text that was typed here leaves nothing to save', async () => {
    const { server, session, type } = open('rent');
    type('both');
    session.receive({ draft: { text: 'both' }, version: 2 });
    expect([session.view.state, await session.flush(), server.saves]).toEqual(['saved', true, 0]);
  });

  it('is chosen or overwritten by the user after a conflict', async () => {
    const { server, session, type } = open('rent');
    type('mine');
    server.stored = { draft: { text: 'theirs' }, version: 2 };
    session.receive(server.stored);
    expect(session.view.state).toBe('conflict');
    session.goOnFrom({ text: 'theirs' }, { draft: { text: 'theirs' }, version: 2 });
    expect([session.view.state, await session.flush(), server.saves]).toEqual(['saved', true, 0]);
    session.goOnFrom({ text: 'mine' }, { draft: { text: 'theirs' }, version: 2 });
    expect([session.view.state, await session.flush(), server.stored.draft.text]).toEqual(['unsaved', true, 'mine']);
  });
});
