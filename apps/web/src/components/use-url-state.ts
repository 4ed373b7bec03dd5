import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type UrlValues<K extends string> = Record<K, string>;

/**
 * View state kept in the query of the address, so that a shared link shows the same view. A value equal to its default
 * is left out of the address. `useUrlState({ q: '', state: '', page: '1' })` answers the values and a setter that takes
 * the changed ones.
 */
export function useUrlState<K extends string>(
  defaults: UrlValues<K>,
): [UrlValues<K>, (changes: Partial<UrlValues<K>>) => void] {
  const [search, setSearch] = useSearchParams();
  const stableDefaults = JSON.stringify(defaults);
  const values = useMemo(
    () => readValues(search, JSON.parse(stableDefaults) as UrlValues<K>),
    [search, stableDefaults],
  );
  const change = useCallback(
    (changes: Partial<UrlValues<K>>) => {
      setSearch((current) => writeValues(current, changes, JSON.parse(stableDefaults)), {
        replace: true,
        preventScrollReset: true,
      });
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

/** The query after some values changed; unknown parameters stay. */
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
