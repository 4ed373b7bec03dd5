import { useCallback, useInsertionEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change = (current: URLSearchParams) => URLSearchParams;

/** The query string that was set last at a place in the history and may not be on the screen yet. */
let latest: { key: string; search: URLSearchParams } | null = null;

/**
 * The query string of the address and a function that changes it. Unlike the router's own, a change is based on changes
 * made before it that are not on the screen yet, so that none of them is lost.
 */
export function useSearch(): [URLSearchParams, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const shown = useRef({ key, search });
  useInsertionEffect(() => {
    shown.current = { key, search };
    // It has arrived. Entries of the history that the app did not write share one key: nothing of this place may stay.
    if (latest?.search.toString() === search.toString()) latest = null;
  }, [key, search]);
  const change = useCallback(
    (next: Change) => {
      const { key: place, search: current } = shown.current;
      latest = { key: place, search: next(latest?.key === place ? latest.search : current) };
      setSearch(latest.search, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [search, change];
}
