import { useCallback, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest `run`, so that memoized components are not rendered again.
 */
export function useStableCallback<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}
