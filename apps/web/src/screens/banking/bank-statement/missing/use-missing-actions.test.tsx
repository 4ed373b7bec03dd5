import type { MissingEvidenceRow } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { useMarkedLines } from './use-marked-lines.ts';
import { useMissingActions } from './use-missing-actions.ts';

const row = (id: string, arrived: string | null = null) =>
  ({ id, arrived: arrived === null ? null : { id: arrived } }) as MissingEvidenceRow;

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('a document that arrived for a line', () => {
  function open(answer: () => unknown = () => ({})) {
    const calls = serve(answer);
    const { client, result } = renderWithQueries(() => useMissingActions(), { props: undefined });
    return {
      take: (one: MissingEvidenceRow) => act(() => result.current.take(one)),
      quiet: () => quiet(client),
      names: () => calls.map(({ name }) => name.replace('/api/company/c1/', '')),
      same: () => result.current,
    };
  }

  it('is attached to it', async () => {
    const missing = open();
    missing.take(row('l1', 'd1'));
    await missing.quiet();
    expect([missing.names(), toasts()]).toEqual([['POST bank-line/l1/document'], ['attached']]);
  });

  it('is attached once by two clicks; other lines do not wait', async () => {
    const slow = pending<object>();
    const missing = open(() => slow.promise);
    for (const id of ['l1', 'l1', 'l2']) missing.take(row(id, 'd1'));
    slow.resolve({});
    await missing.quiet();
    expect(missing.names()).toEqual(['POST bank-line/l1/document', 'POST bank-line/l2/document']);
    missing.take(row('l1', 'd1'));
    await missing.quiet();
    expect(missing.names()).toHaveLength(3);
  });

  it('that cannot be attached says why', async () => {
    const missing = open(() => {
      throw new Refusal(409, 'conflict', { message: 'Closed.' });
    });
    missing.take(row('l1', 'd1'));
    await missing.quiet();
    expect(toasts()).toEqual(['Closed.']);
  });

  it('is not asked for where nothing arrived', async () => {
    const missing = open();
    const before = missing.same();
    missing.take(row('l1'));
    await missing.quiet();
    expect([missing.names(), missing.same() === before]).toEqual([[], true]);
  });
});

describe('lines marked to be asked about', () => {
  function open(listKey = 'a') {
    serve(() => ({}));
    const { result, rerender } = renderWithQueries((key: string) => useMarkedLines(key), { props: listKey });
    return {
      list: (key: string) => rerender(key),
      mark: (rows: MissingEvidenceRow[], isMarked = true) => act(() => result.current.mark(rows, isMarked)),
      clear: () => act(() => result.current.clear()),
      ids: () => [...result.current.ids],
    };
  }

  it('stay when another page is looked at, in the order they were marked', () => {
    const marked = open();
    marked.mark([row('2'), row('1')]);
    marked.list('a');
    marked.mark([row('3')]);
    marked.mark([row('1')], false);
    expect(marked.ids()).toEqual(['2', '3']);
    marked.clear();
    expect(marked.ids()).toEqual([]);
  });

  it('are forgotten when the list is narrowed otherwise', () => {
    const marked = open();
    marked.mark([row('1')]);
    marked.list('b');
    expect(marked.ids()).toEqual([]);
  });

  it('are 200 at most', () => {
    const marked = open();
    marked.mark(Array.from({ length: 300 }, (_, at) => row(String(at))));
    expect(marked.ids()).toHaveLength(200);
    marked.mark([row('0')], false);
    marked.mark([row('new')]);
    expect(marked.ids().at(-1)).toBe('new');
  });
});
