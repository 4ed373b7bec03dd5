import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { type LineSideActions, useLineSide } from './use-line-side.ts';

const owner = { email: 'owner@b.hk', language: 'en-US' as const };

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

function open() {
  const server = { fault: null as Error | null };
  const calls = serve(({ name }) => {
    if (server.fault !== null) throw server.fault;
    return name.endsWith('/question') ? [{ id: 'q1' }] : { comments: [name], documents: [], unread: [] };
  });
  const onChanged = vi.fn();
  const { client, result } = renderWithQueries(() => useLineSide('l1', onChanged), { props: undefined });
  return {
    server,
    onChanged,
    of: () => result.current,
    do: async <T,>(work: (of: LineSideActions) => T): Promise<Awaited<T>> => {
      let done: Awaited<T> | undefined;
      await act(async () => {
        done = await work(result.current);
      });
      await quiet(client);
      return done as Awaited<T>;
    },
    kept: () => client.getQueryData<{ comments: string[] }>(['bank', 'file', 'l1'])?.comments,
    keys: () => calls.map(({ headers }) => headers['Idempotency-Key']),
    bodies: () => calls.map(({ body }) => body),
    names: () => calls.map(({ name }) => name.replace('/api/company/c1/', '')),
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('the panel next to a bank line', () => {
  it('shows at once what a comment made of it, and the list is loaded again', async () => {
    const side = open();
    expect(await side.do((of) => of.comment('note' as never, 'Rent'))).toBe(true);
    expect([side.kept(), side.onChanged.mock.calls.length]).toEqual([['POST /api/company/c1/bank-line/l1/comment'], 1]);
  });

  it.each([
    ['attach', 'POST bank-line/l1/document', 'attached'],
    ['detach', 'DELETE bank-line/l1/document/d1', 'detached'],
  ] as const)('%s says what was done', async (verb, name, said) => {
    const side = open();
    await side.do((of) => of[verb]('d1'));
    expect([side.names(), toasts()]).toEqual([[name], [said]]);
  });

  it('says why something was rejected, until the next attempt', async () => {
    const side = open();
    side.server.fault = new Refusal(409, 'conflict', { message: 'Closed.' });
    expect(await side.do((of) => of.comment('note' as never, 'Rent'))).toBe(false);
    expect([side.of().refusal, side.of().isBusy, side.onChanged.mock.calls.length]).toEqual(['Closed.', false, 0]);
    side.server.fault = null;
    await side.do((of) => of.answer('x'));
    expect(side.of().refusal).toBeNull();
  });
});

describe('a question to the client', () => {
  it('goes to the address, or is kept in the application without one', async () => {
    const side = open();
    await side.do((of) => of.ask('What is this?', owner));
    await side.do((of) => of.ask('And this?', { ...owner, email: '' }));
    const question = (text: string) => [{ subject_type: 'bank_line', subject_id: 'l1', text }];
    expect(side.bodies()).toEqual([
      { email: 'owner@b.hk', language: 'en-US', questions: question('What is this?') },
      { email: null, language: 'en-US', questions: question('And this?') },
    ]);
    expect(toasts()).toEqual(['questions:ask.done count=1', 'questions:ask.kept count=1']);
  });

  it('is asked once, however often it is tried after a lost answer', async () => {
    const side = open();
    side.server.fault = new Unreached();
    expect(await side.do((of) => of.ask('What is this?', owner))).toBe(false);
    side.server.fault = null;
    expect(await side.do((of) => of.ask('What is this?', owner))).toBe(true);
    const [first, again] = side.keys();
    expect(again).toBe(first);
  });

  it('that was changed, or is asked once more after it was sent, is another question', async () => {
    const side = open();
    side.server.fault = new Unreached();
    await side.do((of) => of.ask('What is this?', owner));
    side.server.fault = null;
    await side.do((of) => of.ask('What is this for?', owner));
    await side.do((of) => of.ask('What is this for?', owner));
    expect(new Set(side.keys()).size).toBe(3);
  });
});
