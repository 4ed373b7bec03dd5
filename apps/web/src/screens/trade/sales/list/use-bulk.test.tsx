import type { InvoiceRow } from '@folio/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Call, Refusal, serve } from '../../../../../test/fake-server.ts';
import { renderWithQueries, settled } from '../../../../../test/render.tsx';
import { answerEarlyDate } from '../../../../session/early-date/early-date.ts';
import { useBulk } from './use-bulk.ts';
import { mostMarked, useMarked } from './use-marked.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `i${at}` }) as InvoiceRow);
const idsOf = ({ body }: Call) => (body as { ids: string[] }).ids;
const done = (call: Call) => idsOf(call).map((id) => ({ id, number: '', ok: true, message: null, reason: null }));

function open(answer: (call: Call) => unknown, isSure = true) {
  const calls = serve(answer);
  const onDone = vi.fn<(done: ReadonlySet<string>) => void>();
  const { result } = renderWithQueries(() => useBulk(onDone), { props: undefined, isSure });
  return {
    calls,
    done: () => onDone.mock.calls[0]?.[0].size,
    of: () => result.current,
    run: async (count: number, answerEarly?: boolean) => {
      await act(async () => {
        const running = result.current.run('confirm', rowsOf(count));
        if (answerEarly !== undefined) {
          await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
          await settled();
          answerEarlyDate(answerEarly);
        }
        await running;
      });
    },
  };
}

describe('one action on many documents', () => {
  it.each([
    [1, [1]],
    [25, [25]],
    [60, [25, 25, 10]],
  ])('for %i of them takes requests of %j', async (count, sizes) => {
    const bulk = open(done);
    await bulk.run(count);
    expect(bulk.calls.map((call) => idsOf(call).length)).toEqual(sizes);
    expect([bulk.done(), bulk.of().outcome, bulk.of().progress]).toEqual([count, null, null]);
  });

  it('is not begun without the confirmation', async () => {
    const bulk = open(done, false);
    await bulk.run(3);
    expect([bulk.calls, bulk.done()]).toEqual([[], undefined]);
  });

  it('stops where a request fails as a whole, and reports what was done before', async () => {
    const bulk = open((call) => {
      if (bulk.calls.length === 2) throw new Refusal(500, 'internal', { message: 'Try later.' });
      return done(call);
    });
    await bulk.run(60);
    expect([bulk.calls.length, bulk.done()]).toEqual([2, 25]);
    expect(bulk.of().outcome).toMatchObject({ act: 'confirm', refusal: 'Try later.' });
  });

  it.each([
    [true, 3, ['i0', 'i1', 'i2'], null],
    [false, 2, undefined, ['i1']],
  ])('asks once about early dates; answered %s, %i are done', async (isAccepted, count, _, refused) => {
    const bulk = open((call) => {
      if ((call.body as { accept_early_date?: boolean }).accept_early_date) return done(call);
      return done(call).map((one) =>
        one.id === 'i1' ? { ...one, ok: false, message: 'Early.', reason: 'before_takeover' } : one,
      );
    });
    await bulk.run(3, isAccepted);
    expect(bulk.done()).toBe(count);
    const left = bulk.of().outcome?.results.flatMap(({ id, ok }) => (ok ? [] : [id])) ?? null;
    expect(left).toEqual(refused);
  });
});

describe('the marked documents', () => {
  const open = (listKey = 'a') =>
    renderHook(({ key, shown }) => useMarked(key, shown), {
      initialProps: { key: listKey, shown: undefined as readonly InvoiceRow[] | undefined },
    });

  it('are at most as many as the server takes, and none is lost by marking one of them again', () => {
    const { result } = open();
    act(() => result.current.mark(rowsOf(mostMarked + 5), true));
    act(() => result.current.mark(rowsOf(3), true));
    expect(result.current.ids.size).toBe(mostMarked);
    act(() => result.current.mark(rowsOf(3), false));
    expect(result.current.ids.size).toBe(mostMarked - 3);
  });

  it('stay on other pages, show their newest state, and end with another filter', () => {
    const { result, rerender } = open();
    act(() => result.current.mark(rowsOf(2), true));
    const newer = { id: 'i1', state: 'paid' } as unknown as InvoiceRow;
    rerender({ key: 'a', shown: [newer] });
    expect(result.current.rows).toEqual([{ id: 'i0' }, newer]);
    rerender({ key: 'b', shown: [newer] });
    expect(result.current.rows).toEqual([]);
  });
});
