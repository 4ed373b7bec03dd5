import { useCallback, useMemo } from 'react';
import { useSearch } from './use-search.ts';

type UrlValues<K extends string> = Record<K, string>;

/**
 * View state in the query string of the address, so that a shared link shows the same view. Default values are left
 * out of the address. `useUrlState({ q: '', state: '', page: '1' })` returns the values and a setter that takes the
 * changed ones.
 */
export function useUrlState<K extends string>(
  defaults: UrlValues<K>,
): [UrlValues<K>, (changes: Partial<UrlValues<K>>) => void] {
  const [search, setSearch] = useSearch();
  const stableDefaults = JSON.stringify(defaults);
  const values = useMemo(
    () => readValues(search, JSON.parse(stableDefaults) as UrlValues<K>),
    [search, stableDefaults],
  );
  const change = useCallback(
    (changes: Partial<UrlValues<K>>) => {
      setSearch((current) => writeValues(current, changes, JSON.parse(stableDefaults)));
    },
    [setSearch, stableDefaults],
  );
  return [values, change];
}

function readValues<K extends string>(search: URLSearchParams, defaults: UrlValues<K>): UrlValues<K> {
  const values = { ...defaults };
  for (const key of Object.keys(defaults) as K[]) values[key] = search.get(key) ?? defaults[key];
  return values;
}

/** The query string after some values changed; unknown parameters are kept. */
export function writeValues(
  current: URLSearchParams,
  changes: Partial<Record<string, string>>,
  defaults: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === (defaults[key] ?? '')) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
