import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { settled } from './render.tsx';

/** Rounds without anything in flight after which nothing follows any more: an answer may lead to the next call some rounds later. */
const QUIET_ROUNDS = 4;

/** Waits until nothing is being fetched or changed, and what follows from the answers is drawn. */
export async function quiet(client: QueryClient): Promise<void> {
  for (let idle = 0; idle < QUIET_ROUNDS; ) {
    await act(settled);
    idle = client.isFetching() + client.isMutating() > 0 ? 0 : idle + 1;
  }
}
