import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';

/** What was answered last, and whether a newer answer is on its way. */
export interface Asked<A> {
  answer: A | null;
  error: ApiError | null;
  isBusy: boolean;
  retry: () => void;
}

/**
 * What the server says to what is typed: asked once it has stood still for `delayMs` (the first time at once). An answer to what is no
 * longer typed is dropped; the one before stays meanwhile. `ask` must keep its identity; null asks nothing.
 */
export function useAsked<I, A>(
  input: I | null,
  ask: (input: I, signal: AbortSignal) => Promise<A>,
  delayMs: number,
): Asked<A> {
  const [state, setState] = useState<Omit<Asked<A>, 'retry'>>({ answer: null, error: null, isBusy: false });
  const [tries, setTries] = useState(0);
  const hasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same again; the delay is no occasion
  useEffect(() => {
    if (input === null) return;
    const abort = new AbortController();
    const run = async () => {
      hasAsked.current = true;
      setState((before) => ({ ...before, isBusy: true }));
      try {
        const answer = await ask(input, abort.signal);
        if (!abort.signal.aborted) setState({ answer, error: null, isBusy: false });
      } catch (cause) {
        if (abort.signal.aborted) return;
        const error = cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
        setState((before) => ({ ...before, error, isBusy: false }));
      }
    };
    const timer = setTimeout(() => void run(), hasAsked.current ? delayMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [input, ask, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { ...state, isBusy: state.isBusy && input !== null, retry };
}
