import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { settled } from './render.tsx';

/** Waits until nothing is being fetched or changed, and what follows from the answers is drawn. */
export async function quiet(client: QueryClient): Promise<void> {
  do await act(settled);
  while (client.isFetching() + client.isMutating() > 0);
  await act(settled);
}
