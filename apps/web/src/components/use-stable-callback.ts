import { useCallback, useRef } from 'react';

/** A function that keeps its identity and does what the newest `run` does: for parts that are drawn anew only when they must be. */
export function useStableCallback<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args: A) => latest.current(...args), []);
}
