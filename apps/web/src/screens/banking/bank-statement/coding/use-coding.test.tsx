import type { BankLineRow } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { renderWithQueries, settled } from '../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { LineList } from '../list/line-list.ts';
import { sampleLine, sampleSuggestion } from './sample-line.test-data.ts';
import { useCoding } from './use-coding.ts';

const suggestion = sampleSuggestion({ score: 97 });
const lines = ['a', 'b', 'c'].map((id) => sampleLine(id, { state: 'suggested', suggestion, payee: `payee ${id}` }));
const [a, b] = lines as [BankLineRow, BankLineRow, BankLineRow];
const idOf = (name: string) => /bank-line\/(\w+)\//.exec(name)?.[1] ?? '';
const coded = (id: string) => sampleLine(id, { state: 'matched' });

/** A server that codes every line, except those that `refuse` names, and brings back what is undone. */
function open(refuse: (id: string) => Error | null = () => null) {
  const calls = serve(({ name, body }) => {
    if (name.endsWith('/accept')) {
      const { ids } = body as { ids: string[] };
      const refused = ids.flatMap((id) => (refuse(id) ? [{ id, message: 'Locked.', reason: null }] : []));
      const accepted = ids.filter((id) => !refuse(id));
      return { accepted, refused, lines: accepted.map(coded) };
    }
    const id = idOf(name);
    const cause = refuse(id);
    if (cause) throw cause;
    return { line: name.endsWith('/undo') ? sampleLine(id) : coded(id), others: [] };
  });
  const list = new LineList('to_do');
  const meta = { page: 1, limit: 100, total: lines.length };
  list.put({ data: lines, meta } as Parameters<LineList['put']>[0]);
  const onReturn = vi.fn<(id: string) => void>();
  const { result } = renderWithQueries(() => useCoding(list, 'acc', onReturn), { props: undefined });
  return {
    calls,
    list,
    onReturn,
    of: () => result.current,
    shown: () =>
      list
        .loaded(() => true)
        .map(({ id }) => id)
        .join(''),
    run: async (work: (of: ReturnType<typeof useCoding>) => void) => {
      act(() => work(result.current));
      await act(settled);
      await act(settled);
    },
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);
const posted = (calls: readonly Call[]) => calls.map(({ name }) => name.split('/').slice(-2).join('/'));

beforeEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
  localStorage.setItem('companyId', 'c1');
});

describe('coding bank lines', () => {
  it('takes a line off the list at once, before the server has answered', async () => {
    const desk = open();
    act(() => desk.of().accept([a]));
    expect(desk.shown()).toBe('bc');
    expect([...desk.of().pending]).toEqual(['a']);
    await act(settled);
    expect(desk.of().pending.size).toBe(0);
  });

  it('brings a rejected line back with the reason, and only that one', async () => {
    const desk = open((id) => (id === 'b' ? new Error() : null));
    await desk.run((of) => of.accept(lines));
    expect(desk.shown()).toBe('b');
    expect([...desk.of().refusals]).toEqual([['b', 'Locked.']]);
    expect(toasts()).toContain('refused line=payee b message=Locked.');
  });

  it('says that there was no connection where the server could not be reached', async () => {
    const desk = open(() => new Unreached());
    await desk.run((of) => of.exclude([a], 'private'));
    expect([...desk.of().refusals]).toEqual([['a', 'common:error.network']]);
    expect(desk.shown()).toBe('abc');
  });

  it('a second request for a line whose first one is running is not sent', async () => {
    const desk = open();
    await desk.run((of) => {
      of.accept([a]);
      of.exclude([a, b], 'private');
      of.classifyAll([a], '6100', null);
    });
    expect(posted(desk.calls)).toEqual(['bank-line/accept', 'b/exclude']);
  });

  it.each([
    ['coded already', sampleLine('a', { state: 'matched' })],
    ['without a suggestion', sampleLine('a')],
  ])('nothing is accepted for a line that is %s', async (_, line) => {
    const desk = open();
    await desk.run((of) => of.accept([line]));
    expect(desk.calls).toEqual([]);
  });

  it('classifies each of many lines whole, with its own amount', async () => {
    const desk = open();
    const big = sampleLine('b', { spent: null, received: '99.00' });
    await desk.run((of) => of.classifyAll([a, big], '6100', 'VAT5'));
    expect(desk.calls.map(({ body }) => body)).toEqual([
      { splits: [{ account_code: '6100', amount: '10.00', tax_code: 'VAT5' }] },
      { splits: [{ account_code: '6100', amount: '99.00', tax_code: 'VAT5' }] },
    ]);
  });

  it('a no to a suggestion leaves the line where it is', async () => {
    const desk = open();
    await desk.run((of) => of.refuse(a));
    expect(posted(desk.calls)).toEqual(['a/refuse']);
    expect(toasts()).toContain('done.refused');
  });
});

describe('undoing', () => {
  it('undoes the newest change first, then the one before, and says when nothing is left', async () => {
    const desk = open();
    await desk.run((of) => of.exclude([a], 'private'));
    await desk.run((of) => of.exclude([b], 'private'));
    await desk.run((of) => of.undoLast());
    expect(desk.onReturn.mock.calls).toEqual([['b']]);
    await desk.run((of) => of.undoLast());
    await desk.run((of) => of.undoLast());
    expect(posted(desk.calls).filter((name) => name.endsWith('undo'))).toEqual(['b/undo', 'a/undo']);
    expect(desk.shown()).toBe('abc');
    expect(toasts()).toContain('done.nothing');
  });

  it('undoes lines that were coded together as one change, the last line first', async () => {
    const desk = open();
    await desk.run((of) => of.accept([a, b]));
    await desk.run((of) => of.undoLast());
    expect(posted(desk.calls).slice(1)).toEqual(['b/undo', 'a/undo']);
    expect(desk.onReturn.mock.calls).toEqual([['a']]);
  });

  it('skips a change that the server rejected', async () => {
    const desk = open((id) => (id === 'b' ? new Refusal(409, 'conflict', { message: 'No.' }) : null));
    await desk.run((of) => of.exclude([a], 'private'));
    await desk.run((of) => of.exclude([b], 'private'));
    await desk.run((of) => of.undoLast());
    expect(posted(desk.calls).at(-1)).toBe('a/undo');
  });

  it('is offered in the notice of the change, once', async () => {
    const desk = open();
    await desk.run((of) => of.exclude([a], 'private'));
    const offer = toastStore.snapshot().find(({ action }) => action)?.action;
    await desk.run(() => offer?.run());
    await desk.run((of) => of.undoLast());
    expect(posted(desk.calls)).toEqual(['a/exclude', 'a/undo']);
  });
});
