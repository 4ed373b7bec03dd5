import type { ManualJournal, ManualJournalDraft } from '@folio/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, pending, Refusal, serve } from '../../../../test/fake-server.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { useJournalDraft } from './use-journal-draft.ts';

const blank = { narration: '' } as unknown as ManualJournalDraft;
const file = new File(['x'], 'a.pdf');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('companyId', 'c1');
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** A server with one journal: each change over its version makes the next one. */
function open({
  id = null as string | null,
  version = 0,
  before = undefined as ((call: Call) => unknown) | undefined,
} = {}) {
  const stored = { id: id ?? 'j1', version, draft: blank, attachments_list: [] as { name: string }[] };
  const calls = serve(async (call) => {
    await before?.(call);
    const body = call.body as { version?: number; draft?: ManualJournalDraft };
    if (body?.version !== undefined && body.version !== stored.version) throw new Refusal(409, 'stale_version');
    if (call.name.endsWith('/attachment')) stored.attachments_list = [...stored.attachments_list, { name: 'a.pdf' }];
    else if (!call.name.endsWith('/post')) stored.draft = body.draft ?? (call.body as ManualJournalDraft);
    stored.version += 1;
    return { ...stored } as unknown as ManualJournal;
  });
  const { result } = renderWithQueries(
    () => useJournalDraft({ id, version, draft: blank, attachments: [], newName: 'new' }),
    { props: undefined },
  );
  const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    stored,
    wait,
    of: () => result.current,
    type: (narration: string) => act(() => result.current.change((draft) => ({ ...draft, narration }))),
    run: async <T,>(work: (of: ReturnType<typeof useJournalDraft>) => Promise<T>): Promise<T> => {
      let done: T | undefined;
      await act(async () => {
        const running = work(result.current);
        await vi.advanceTimersByTimeAsync(0);
        done = await running;
      });
      return done as T;
    },
    names: () => calls.map(({ name }) => name.replace('/api/company/c1/manual-journal', '')),
  };
}

describe('a journal being edited', () => {
  it('has no record until something is typed, and then its address', async () => {
    const journal = open();
    await journal.wait(5000);
    expect(journal.names()).toEqual([]);
    journal.type('rent');
    await journal.wait(600);
    expect(journal.names()).toEqual(['POST ']);
    expect([journal.of().idNow(), window.location.pathname]).toEqual(['j1', '/accounting/journals/j1']);
  });

  it('is created once, however much is typed while the first save is running', async () => {
    const first = pending<void>();
    const journal = open({ before: ({ name }) => (name.startsWith('POST') ? first.promise : undefined) });
    journal.type('a');
    await journal.wait(600);
    journal.type('ab');
    await journal.wait(600);
    first.resolve();
    await journal.wait(600);
    expect(journal.names()).toEqual(['POST ', 'PUT /j1']);
    expect(journal.stored.draft.narration).toBe('ab');
  });

  it('gets a file only once it has a record, and is saved over the version that the file made', async () => {
    const journal = open();
    await journal.run((of) => of.attach([file]));
    journal.type('rent');
    await journal.wait(600);
    expect(journal.names()).toEqual(['POST ', 'POST /j1/attachment', 'PUT /j1']);
    expect([journal.of().state, journal.of().attachments.length]).toEqual(['saved', 1]);
  });

  it('saves what is typed while a file is sent after the file has arrived', async () => {
    const sent = pending<void>();
    const journal = open({
      id: 'j7',
      version: 3,
      before: ({ name }) => (name.endsWith('attachment') ? sent.promise : undefined),
    });
    let attached: Promise<void> | undefined;
    act(() => {
      attached = journal.of().attach([file]);
    });
    await journal.wait();
    journal.type('rent');
    await journal.wait(600);
    expect(journal.names()).toEqual(['POST /j7/attachment']);
    sent.resolve();
    await journal.wait(600);
    await attached;
    expect(journal.names()).toEqual(['POST /j7/attachment', 'PUT /j7']);
    expect(journal.of().state).toBe('saved');
  });

  it('is posted as it was saved last', async () => {
    const journal = open({ id: 'j7', version: 3 });
    journal.type('rent');
    const posted = await journal.run((of) => of.post());
    expect(journal.names()).toEqual(['PUT /j7', 'POST /j7/post']);
    expect(posted?.version).toBe(5);
  });

  it('is not posted if its last changes could not be saved', async () => {
    const journal = open({
      id: 'j7',
      version: 3,
      before: ({ name }) => {
        if (name.startsWith('PUT')) throw new Refusal(422, 'validation_failed', { message: 'No.' });
      },
    });
    journal.type('rent');
    expect(await journal.run((of) => of.post())).toBeNull();
    expect(journal.names()).toEqual(['PUT /j7']);
  });

  it('that has no record is deleted without a call', async () => {
    const journal = open();
    await journal.run((of) => of.remove());
    expect(journal.names()).toEqual([]);
  });
});
