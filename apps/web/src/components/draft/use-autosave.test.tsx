import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorWord } from '../../api/api-error.ts';
import { type StoredDraft, useAutosave } from './use-autosave.ts';

interface Draft {
  name: string;
  note: string;
}
const blank: Draft = { name: '', note: '' };
const offline = new ApiError({ status: 0, word: 'network' });
const kept = (name = 'd') => JSON.parse(localStorage.getItem(`folio.draft.${name}`) ?? 'null');
const keepHere = (value: object, name = 'd') => localStorage.setItem(`folio.draft.${name}`, JSON.stringify(value));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A form over a server that fails with `fault` while it is set. */
function open({ saved = blank, version = 1 } = {}) {
  const server: { stored: StoredDraft<Draft>; fault: ApiError | null; saves: Draft[] } = {
    stored: { draft: saved, version },
    fault: null,
    saves: [],
  };
  const save = async (draft: Draft, over: number) => {
    server.saves.push(draft);
    if (server.fault !== null) throw server.fault;
    if (over !== server.stored.version) throw new ApiError({ status: 409, word: 'stale_version' });
    server.stored = { draft, version: over + 1 };
    return server.stored;
  };
  const load = async () => server.stored;
  const hook = renderHook(({ storageKey }) => useAutosave<Draft>({ storageKey, saved, version, save, load }), {
    initialProps: { storageKey: 'd' },
  });
  return {
    server,
    view: () => hook.result.current,
    type: (name: string) => act(() => hook.result.current.change((draft) => ({ ...draft, name }))),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    rename: (storageKey: string) => hook.rerender({ storageKey }),
    close: () => hook.unmount(),
    run: hook.result,
  };
}

describe('a form that saves itself', () => {
  it('saves once after a pause in typing', async () => {
    const form = open();
    for (const text of ['a', 'ab', 'abc']) {
      form.type(text);
      await form.wait(300);
    }
    expect(form.server.saves).toEqual([]);
    await form.wait(300);
    expect(form.server.saves).toEqual([{ name: 'abc', note: '' }]);
    expect(form.view()).toMatchObject({ state: 'saved', version: 2 });
  });

  it('keeps what is not saved in this browser, and drops it once it is', async () => {
    const form = open();
    form.type('a');
    await form.wait(200);
    expect(kept()).toEqual({ version: 1, draft: { name: 'a', note: '' }, base: blank });
    await form.wait(400);
    expect(kept()).toBeNull();
  });

  it('keeps the input at once when the page is hidden', async () => {
    const form = open();
    form.type('a');
    expect(kept()).toBeNull();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept().draft.name).toBe('a');
  });

  it('tries again after 2, 4, 8, 16 and then every 30 seconds while the server cannot be reached', async () => {
    const form = open();
    form.server.fault = offline;
    form.type('a');
    await form.wait(600);
    const waits: number[] = [];
    for (let count = 1, waited = 0; waits.length < 7; ) {
      await form.wait(1000);
      waited += 1;
      if (form.server.saves.length === count + 1) {
        waits.push(waited);
        count += 1;
        waited = 0;
      }
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 30, 30]);
    form.server.fault = null;
    await form.wait(30_000);
    expect(form.view().state).toBe('saved');
  });

  it('saves at once when the connection is back', async () => {
    const form = open();
    form.server.fault = offline;
    form.type('a');
    await form.wait(600);
    expect(form.view()).toMatchObject({ state: 'failed', error: offline });
    form.server.fault = null;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(form.view().state).toBe('saved');
  });

  it.each<[number, ApiErrorWord, boolean]>([
    [0, 'network', true],
    [503, 'unreadable', true],
    [422, 'validation_failed', false],
    [403, 'forbidden', false],
  ])('after %i %s, saves again without being asked: %s', async (status, word, again) => {
    const form = open();
    form.server.fault = new ApiError({ status, word });
    form.type('a');
    await form.wait(600);
    await form.wait(10_000);
    expect(form.server.saves.length > 1).toBe(again);
    expect(kept().draft.name).toBe('a');
  });

  it('tries again also when the browser cannot keep the input', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const form = open();
    form.server.fault = offline;
    form.type('a');
    await form.wait(600);
    form.server.fault = null;
    await form.wait(2000);
    expect(form.view().state).toBe('saved');
  });

  it('saves what is typed when the form is closed before the pause', async () => {
    const form = open();
    form.type('a');
    form.close();
    await form.wait(0);
    expect(form.server.stored.draft.name).toBe('a');
    expect(kept()).toBeNull();
  });

  it('saves nothing more after the changes were given up', async () => {
    const form = open();
    form.type('a');
    act(() => form.view().forget());
    form.close();
    await form.wait(60_000);
    expect([form.server.saves, kept()]).toEqual([[], null]);
  });

  it('asks before the page is closed only while something is unsaved', async () => {
    const form = open();
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    form.type('a');
    expect(isHeld()).toBe(true);
    await form.wait(600);
    expect(isHeld()).toBe(false);
  });

  it('moves what it keeps to the name of the record once there is one', async () => {
    const form = open();
    form.server.fault = offline;
    form.type('a');
    await form.wait(600);
    form.rename('record-1');
    expect([kept(), kept('record-1')?.draft.name]).toEqual([null, 'a']);
  });
});

describe('a form opened again', () => {
  it('goes on from what this browser kept, and saves it', async () => {
    keepHere({ version: 1, draft: { name: 'mine', note: '' }, base: blank });
    const form = open();
    expect(form.view()).toMatchObject({ draft: { name: 'mine' }, state: 'unsaved' });
    await form.wait(600);
    expect(form.server.stored.draft.name).toBe('mine');
  });

  it('merges what it kept with a newer version that changed other fields', async () => {
    keepHere({ version: 1, draft: { name: 'mine', note: '' }, base: blank });
    const form = open({ saved: { name: '', note: 'theirs' }, version: 2 });
    await form.wait(600);
    expect(form.server.stored.draft).toEqual({ name: 'mine', note: 'theirs' });
  });

  it('asks where the newer version changed the same field', async () => {
    keepHere({ version: 1, draft: { name: 'mine', note: '' }, base: blank });
    const form = open({ saved: { name: 'theirs', note: '' }, version: 2 });
    await form.wait(5000);
    expect(form.view()).toMatchObject({ state: 'conflict', draft: { name: 'mine' } });
    expect(form.server.saves).toEqual([]);
    act(() => form.view().goOnFrom({ name: 'both', note: '' }, form.server.stored));
    await form.wait(0);
    expect(form.server.stored.draft.name).toBe('both');
  });

  it('ignores what it kept if that cannot be read', () => {
    localStorage.setItem('folio.draft.d', '{');
    expect(open().view()).toMatchObject({ draft: blank, state: 'saved' });
  });
});
