import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending } from '../../../../../test/fake-server.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { useAsked } from './use-asked.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(first: string | null) {
  const asked: { input: string; signal: AbortSignal; answer: ReturnType<typeof pending<string>> }[] = [];
  const ask = (input: string, signal: AbortSignal) => {
    const answer = pending<string>();
    asked.push({ input, signal, answer });
    return answer.promise;
  };
  const { result, rerender, unmount } = renderHook(({ input }) => useAsked(input, ask, 500), {
    initialProps: { input: first },
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    wait,
    close: unmount,
    type: (input: string | null) => rerender({ input }),
    retry: () => act(() => result.current.retry()),
    answer: async (at: number, text: string) => {
      asked[at]?.answer.resolve(text);
      await wait(0);
    },
    fail: async (at: number, cause: unknown) => {
      asked[at]?.answer.reject(cause);
      await wait(0);
    },
    asked: () => asked.map(({ input }) => input),
    aborted: () => asked.map(({ signal }) => signal.aborted),
    shown: () => [result.current.answer, result.current.error?.word ?? null, result.current.isBusy],
  };
}

describe('what the server says to what is typed', () => {
  it('is asked at once the first time, then after a pause in typing', async () => {
    const box = open('a');
    await box.wait(0);
    expect(box.asked()).toEqual(['a']);
    for (const text of ['ab', 'abc']) {
      box.type(text);
      await box.wait(400);
    }
    expect(box.asked()).toEqual(['a']);
    await box.wait(100);
    expect(box.asked()).toEqual(['a', 'abc']);
  });

  it('to what is no longer typed is dropped; the answer before stays meanwhile', async () => {
    const box = open('a');
    await box.wait(0);
    await box.answer(0, 'A');
    box.type('ab');
    await box.wait(500);
    expect(box.shown()).toEqual(['A', null, true]);
    box.type('abc');
    await box.answer(1, 'AB');
    expect([box.shown()[0], box.aborted()]).toEqual(['A', [true, true]]);
    await box.wait(500);
    await box.answer(2, 'ABC');
    expect(box.shown()).toEqual(['ABC', null, false]);
  });

  it('keeps the answer and says what went wrong; a retry asks the same again', async () => {
    const box = open('a');
    await box.wait(0);
    await box.answer(0, 'A');
    box.type('ab');
    await box.wait(500);
    await box.fail(1, new ApiError({ status: 422, word: 'validation_failed' }));
    expect(box.shown()).toEqual(['A', 'validation_failed', false]);
    box.retry();
    await box.wait(500);
    await box.answer(2, 'AB');
    expect([box.shown(), box.asked()]).toEqual([
      ['AB', null, false],
      ['a', 'ab', 'ab'],
    ]);
  });

  it('that is no answer at all counts as a lost connection', async () => {
    const box = open('a');
    await box.wait(0);
    await box.fail(0, new TypeError('broken'));
    expect(box.shown()).toEqual([null, 'network', false]);
  });

  it('is not asked about nothing, and nothing is awaited then', async () => {
    const box = open(null);
    await box.wait(5000);
    expect([box.asked(), box.shown()]).toEqual([[], [null, null, false]]);
    box.type('a');
    await box.wait(0);
    box.type(null);
    await box.wait(5000);
    expect([box.aborted(), box.shown()]).toEqual([[true], [null, null, false]]);
  });

  it('is not awaited once the screen is closed', async () => {
    const box = open('a');
    await box.wait(0);
    box.close();
    expect(box.aborted()).toEqual([true]);
  });
});
