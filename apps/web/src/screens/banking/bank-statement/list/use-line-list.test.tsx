import type { BankLineRow } from '@folio/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, pending, serve, Unreached } from '../../../../../test/fake-server.ts';
import { renderWithQueries } from '../../../../../test/render.tsx';
import type { LineShow } from '../../../../api/queries/banking/bank.ts';
import { sampleLine } from '../coding/sample-line.test-data.ts';
import { traffic } from '../coding/traffic.ts';
import { useLineList } from './use-line-list.ts';

const total = 1000;
const pageOf = ({ query }: Call) => {
  const page = Number(query.page);
  const data = Array.from(
    { length: 100 },
    (_, at): BankLineRow => sampleLine(`${query.show}-${(page - 1) * 100 + at}`),
  );
  return { data, meta: { page, limit: 100, total } };
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('companyId', 'c1');
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(answer: (call: Call) => unknown = pageOf) {
  const calls = serve(answer);
  const view = (show: LineShow) => ({ accountId: 'a', show, q: '', statementId: '' });
  const { result, rerender } = renderWithQueries(({ show }: { show: LineShow }) => useLineList(view(show)), {
    props: { show: 'to_do' },
  });
  const wait = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait();
  return {
    wait,
    look: async (first: number, end: number) => {
      act(() => result.current.load(first, end));
      await wait();
    },
    show: (show: LineShow) => rerender({ show }),
    at: (index: number) => result.current.list.at(index)?.id ?? null,
    count: () => result.current.list.count,
    asked: () => calls.map(({ query }) => `${query.show} ${query.page}`),
    of: () => result.current,
  };
}

describe('the lines of a view', () => {
  it('are as many as the server says, with the first page there at once', async () => {
    const list = await open();
    expect([list.count(), list.at(0), list.at(99), list.at(100)]).toEqual([total, 'to_do-0', 'to_do-99', null]);
    expect(list.asked()).toEqual(['to_do 1']);
  });

  it('are fetched where one looks and a page ahead, the nearest first', async () => {
    const list = await open();
    await list.look(520, 560);
    expect(list.asked().slice(1)).toEqual(['to_do 6', 'to_do 5', 'to_do 7']);
    expect(list.at(540)).toBe('to_do-540');
    await list.look(525, 565);
    expect(list.asked()).toHaveLength(4);
  });

  it('are asked for two pages at a time, and not again while they are on their way', async () => {
    const pages = pending<void>();
    const list = await open(async (call) => {
      if (call.query.page !== 1) await pages.promise;
      return pageOf(call);
    });
    for (const first of [520, 530, 540]) await list.look(first, first + 40);
    expect(list.asked().slice(1)).toEqual(['to_do 6', 'to_do 5']);
    pages.resolve();
    await list.wait();
    expect(list.asked().slice(1)).toEqual(['to_do 6', 'to_do 5', 'to_do 7']);
  });

  it('are not asked for again at once after a failure, but when one moves', async () => {
    let isLost = true;
    const list = await open((call) => {
      if (isLost && call.query.page !== 1) throw new Unreached();
      return pageOf(call);
    });
    await list.look(150, 190);
    await list.wait(5000);
    const before = list.asked().length;
    isLost = false;
    await list.look(151, 191);
    expect(list.asked().length).toBeGreaterThan(before);
    expect(list.at(150)).toBe('to_do-150');
  });

  it('that are not shown any more are not fetched on, and nothing is fetched for them', async () => {
    const pages = pending<void>();
    const list = await open(async (call) => {
      if (call.query.page !== 1) await pages.promise;
      return pageOf(call);
    });
    await list.look(520, 560);
    list.show('all');
    await list.wait();
    pages.resolve();
    await list.wait(500);
    expect(list.asked()).toEqual(['to_do 1', 'to_do 6', 'to_do 5', 'all 1']);
    expect(list.at(0)).toBe('all-0');
  });

  it('wait while a change is running, because the places differ until it has ended', async () => {
    const list = await open();
    traffic.begin();
    await list.look(520, 560);
    expect(list.asked()).toEqual(['to_do 1']);
    act(() => traffic.end());
    await list.wait();
    expect(list.at(540)).toBe('to_do-540');
  });
});
