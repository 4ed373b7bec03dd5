import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { keepDraft, readDraft } from './draft.ts';
import { useAutosave } from './use-autosave.ts';

interface Note {
  text: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form that opens on a stored version, while this browser keeps another. */
function open(saved: { text: string; version: number }, kept: { text: string; version: number; base?: string } | null) {
  if (kept !== null) {
    const { text, version, base } = kept;
    keepDraft('n', { draft: { text }, version, ...(base !== undefined && { base: { text: base } }) });
  }
  const server = { text: saved.text, version: saved.version, saves: [] as string[], isReached: true };
  const { result, unmount } = renderHook(() =>
    useAutosave<Note>({
      storageKey: 'n',
      saved: { text: saved.text },
      version: saved.version,
      save: async (draft, version) => {
        if (!server.isReached) throw new ApiError({ status: 0, word: 'network' });
        server.saves.push(draft.text);
        if (version !== server.version) throw new ApiError({ status: 409, word: 'stale_version' });
        server.text = draft.text;
        server.version += 1;
        return { draft, version: server.version };
      },
      load: async () => ({ draft: { text: server.text }, version: server.version }),
    }),
  );
  return {
    server,
    of: () => result.current,
    type: (text: string) => act(() => result.current.change(() => ({ text }))),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    close: unmount,
    kept: () => readDraft<{ draft: Note }>('n')?.draft.text ?? null,
  };
}

describe('what this browser kept of a form', () => {
  it('is saved when the form opens again', async () => {
    const form = open({ text: 'old', version: 2 }, { text: 'typed', version: 2, base: 'old' });
    expect([form.of().draft.text, form.of().state]).toEqual(['typed', 'unsaved']);
    await form.wait(600);
    expect([form.server.saves, form.of().state, form.kept()]).toEqual([['typed'], 'saved', null]);
  });

  it('that equals what is stored is dropped without a request', async () => {
    const form = open({ text: 'same', version: 2 }, { text: 'same', version: 2, base: 'old' });
    await form.wait(600);
    expect([form.server.saves, form.of().state, form.kept()]).toEqual([[], 'saved', null]);
  });

  it('over an older version is merged: a text that only changed here stays', async () => {
    const form = open({ text: 'old', version: 5 }, { text: 'typed', version: 2, base: 'old' });
    await form.wait(600);
    expect([form.server.text, form.of().state]).toEqual(['typed', 'saved']);
  });

  it('over an older version asks if the same text changed on the server', async () => {
    const form = open({ text: 'theirs', version: 5 }, { text: 'typed', version: 2, base: 'old' });
    await form.wait(5000);
    expect([form.of().state, form.of().draft.text, form.server.saves, form.kept()]).toEqual([
      'conflict',
      'typed',
      [],
      'typed',
    ]);
  });

  it('stays while the server is not reached, and goes with the save that arrives', async () => {
    const form = open({ text: 'old', version: 2 }, null);
    form.server.isReached = false;
    form.type('typed');
    await form.wait(5000);
    expect([form.of().state, form.kept()]).toEqual(['failed', 'typed']);
    form.server.isReached = true;
    await form.wait(60_000);
    expect([form.of().state, form.server.text, form.kept()]).toEqual(['saved', 'typed', null]);
  });

  it('is given up on request: nothing is saved after that', async () => {
    const form = open({ text: 'old', version: 2 }, null);
    form.type('typed');
    act(() => form.of().forget());
    await form.wait(5000);
    form.close();
    await form.wait(5000);
    expect([form.server.saves, form.kept()]).toEqual([[], null]);
  });
});

it('what was typed a moment ago is known before it is drawn', () => {
  const form = open({ text: 'old', version: 2 }, null);
  const { change, draftNow } = form.of();
  act(() => {
    change(() => ({ text: 'typed' }));
    expect(draftNow().text).toBe('typed');
  });
  expect(form.of().draft.text).toBe('typed');
});
