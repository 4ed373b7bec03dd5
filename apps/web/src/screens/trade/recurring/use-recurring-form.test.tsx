import type { RecurringBody, RecurringDetail } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, serve, Unreached } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../components/feedback/toast/toast.ts';
import { emptyRecurring } from './recurring-draft.ts';
import { useRecurringForm } from './use-recurring-form.ts';

const own = { name: 'Own', address: 'Here', currency: 'HKD' };
const body: RecurringBody = { ...emptyRecurring('sales_invoice', own, '2026-03-03'), name: 'Rent' };
const stored = { ...body, id: 'r1', version: 4, state: 'active' } as unknown as RecurringDetail;

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

function open({ from = stored as RecurringDetail | null, sure = true } = {}) {
  const server = { before: (): unknown => undefined };
  const calls = serve(async () => {
    await server.before();
    return { ...stored, version: 5 };
  });
  const { client, result, router } = renderOnScreen(() => useRecurringForm(from, body, 'sales'), {
    props: undefined,
    path: '/sales/recurring/x',
    ask: () => sure,
  });
  return {
    server,
    of: () => result.current,
    do: async (work: (of: ReturnType<typeof useRecurringForm>) => void) => {
      act(() => work(result.current));
      await quiet(client);
    },
    now: (work: (of: ReturnType<typeof useRecurringForm>) => void) => act(() => work(result.current)),
    quiet: () => quiet(client),
    asked: () => calls.map(({ name }) => name.replace('/api/company/c1/recurring-invoice', '')),
    keys: () => calls.map(({ headers }) => headers['Idempotency-Key']),
    sent: () => calls.map(({ body: sentBody }) => sentBody),
    path: () => router.state.location.pathname,
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('a recurring document', () => {
  it('that is new is created, and its own address opens', async () => {
    const form = open({ from: null });
    await form.do((of) => of.save());
    expect([form.asked(), form.sent(), form.path(), form.of().isDone]).toEqual([
      ['POST '],
      [body],
      '/sales/recurring/r1',
      true,
    ]);
    expect(toasts()).toEqual(['started name=Rent']);
  });

  it('that exists is saved over its version, and stays on the screen', async () => {
    const form = open();
    await form.do((of) => of.save());
    expect([form.asked(), form.sent(), form.path()]).toEqual([
      ['PUT /r1'],
      [{ ...body, version: 4 }],
      '/sales/recurring/x',
    ]);
  });

  it('is created once by two clicks, and by a second attempt after a lost answer', async () => {
    const slow = pending<void>();
    const form = open({ from: null });
    form.server.before = () => slow.promise;
    form.now((of) => of.save());
    form.now((of) => of.save());
    expect([form.asked(), form.of().isBusy]).toEqual([['POST '], true]);
    slow.reject(new Unreached());
    await form.quiet();
    expect([form.of().problem, form.of().isBusy]).toEqual(['network', false]);
    form.server.before = () => undefined;
    await form.do((of) => of.save());
    expect(form.keys()[1]).toBe(form.keys()[0]);
  });

  it('makes one document now for each click, not for each attempt', async () => {
    const form = open();
    form.server.before = () => {
      throw new Unreached();
    };
    await form.do((of) => of.makeNow());
    form.server.before = () => undefined;
    await form.do((of) => of.makeNow());
    await form.do((of) => of.makeNow());
    const [first, again, next] = form.keys();
    expect([first === again, again === next, form.asked()]).toEqual([
      true,
      false,
      ['POST /r1/make', 'POST /r1/make', 'POST /r1/make'],
    ]);
  });

  it('is paused over its version', async () => {
    const form = open();
    await form.do((of) => of.move('paused'));
    expect(form.sent()).toEqual([{ version: 4, state: 'paused' }]);
  });

  it.each([
    [true, ['DELETE /r1'], '/sales/recurring'],
    [false, [], '/sales/recurring/x'],
  ])('is deleted if the user is sure: %s', async (sure, asked, path) => {
    const form = open({ sure });
    await form.do((of) => of.remove());
    expect([form.asked(), form.path(), form.of().isDone]).toEqual([asked, path, sure]);
  });

  it.each(['move', 'makeNow', 'remove'] as const)('that is new has nothing to %s', async (verb) => {
    const form = open({ from: null });
    await form.do((of) => (verb === 'move' ? of.move('paused') : of[verb]()));
    expect(form.asked()).toEqual([]);
  });
});

describe('what the server rejects', () => {
  it('is said at the fields of the plan and of the document apart', async () => {
    const form = open();
    form.server.before = () => {
      throw new Refusal(422, 'validation_failed', {
        message: 'Look again.',
        errors: { every: ['Too often.'], 'draft.items.0.price': ['Missing.'] },
      });
    };
    await form.do((of) => of.save());
    const { problem, errors, draftErrors, isDone } = form.of();
    expect([problem, errors, draftErrors, isDone]).toEqual([
      'Look again.',
      { every: ['Too often.'] },
      { 'items.0.price': ['Missing.'] },
      false,
    ]);
  });

  it('because somebody else saved it says so', async () => {
    const form = open();
    form.server.before = () => {
      throw new Refusal(409, 'stale_version');
    };
    await form.do((of) => of.save());
    expect(form.of().problem).toBe('stale');
  });
});
