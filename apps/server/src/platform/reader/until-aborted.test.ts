import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const limit = () => AbortSignal.any([AbortSignal.timeout(1_000_000), new AbortController().signal]);
const failed = new Error('failed');

it.each([
  ['is done', async () => 'words', 'words'],
  ['fails', () => Promise.reject(failed), failed],
])('keeps nothing of work that %s until the end of its time limit', async (_, work, expected) => {
  const signal = limit();
  expect(await untilAborted(work(), signal).catch((error: unknown) => error)).toBe(expected);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('ends with the reason of the signal, also while the work goes on', async () => {
  const controller = new AbortController();
  const ended = untilAborted(new Promise(() => {}), controller.signal);
  controller.abort(failed);
  await expect(ended).rejects.toBe(failed);
});
