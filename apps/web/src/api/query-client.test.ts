import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorWord } from './api-error.ts';
import { onClientEvent } from './client-events.ts';
import { forgetServerState, publicConfigKey, queryClient } from './query-client.ts';

const heard = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  heard.mockClear();
  stop = onClientEvent('failed', heard);
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const load = (answer: () => unknown) =>
  queryClient.fetchQuery({ queryKey: ['x'], queryFn: async () => answer(), staleTime: 0 }).then(
    () => undefined,
    () => undefined,
  );
const failing = (status: number, word: ApiErrorWord) => () => {
  throw new ApiError({ status, word });
};

describe('a load that fails', () => {
  it.each<[number, ApiErrorWord, number]>([
    [0, 'network', 1],
    [500, 'unreadable', 1],
    [403, 'forbidden', 1],
    [401, 'unauthenticated', 0],
    [404, 'not_found', 0],
    [422, 'validation_failed', 0],
    [0, 'cancelled', 0],
    [403, 'second_factor_pending', 0],
  ])('with %i %s is announced %i times', async (status, word, times) => {
    await load(failing(status, word));
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('repeatedly is announced once, and again after a success in between', async () => {
    for (let count = 0; count < 3; count++) await load(failing(0, 'network'));
    expect(heard).toHaveBeenCalledTimes(1);
    await load(() => 1);
    await load(failing(0, 'network'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('by a fault of the program is not announced as a failed call', async () => {
    await load(() => {
      throw new TypeError('no such field');
    });
    expect(heard).not.toHaveBeenCalled();
  });
});

it('only the public configuration outlives the session', () => {
  queryClient.setQueryData(publicConfigKey, { limit: 1 });
  queryClient.setQueryData(['contacts'], [1]);
  forgetServerState();
  expect([queryClient.getQueryData(publicConfigKey), queryClient.getQueryData(['contacts'])]).toEqual([
    { limit: 1 },
    undefined,
  ]);
});
