import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, toast, toastStore } from './toast.ts';

const shown = () => toastStore.snapshot().map(({ type, text }) => `${type} ${text}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
  vi.useRealTimers();
});

describe('a notice', () => {
  it.each([
    ['success', undefined, 3000],
    ['error', 8000, 8000],
  ] as const)('%s with a duration of %s goes after %i ms', (type, durationMs, ms) => {
    toast[type]('Saved', durationMs === undefined ? {} : { durationMs });
    vi.advanceTimersByTime(ms - 1);
    expect(shown()).toEqual([`${type} Saved`]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['of something that is loading', () => toast.loading('Reading')],
    ['without an end', () => toast.error('No', { durationMs: 0 })],
  ])('%s stays until it is closed', (_, show) => {
    const id = show();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    closeToast(id);
    expect(shown()).toEqual([]);
  });

  it('replaces one of the same type with the same text, and the end of the first does not close it', () => {
    toast.info('Saved');
    vi.advanceTimersByTime(2000);
    toast.info('Saved');
    toast.error('Saved');
    expect(shown()).toEqual(['info Saved', 'error Saved']);
    vi.advanceTimersByTime(1500);
    expect(shown()).toEqual(['info Saved', 'error Saved']);
  });

  it('is passed to the listeners that show it, until they stop listening', () => {
    const heard = vi.fn();
    const stop = toastStore.subscribe(heard);
    const id = toast.info('Saved');
    closeToast(id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    toast.info('Again');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
