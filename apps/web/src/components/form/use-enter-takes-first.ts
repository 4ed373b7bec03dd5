import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TakesFirst {
  /** The typed text; may be empty. */
  typed: string;
  /** The options shown belong to an earlier text; those for `typed` are still loading. */
  isStale: boolean;
  /** Chooses the first option for the typed text. */
  takeFirst: () => void;
}

/**
 * For a field that shows options from the server while the user types: Enter pressed before the options arrive waits
 * for them, so that it never chooses an option of an earlier text. Tab chooses none. Returns the key handler, to be
 * called before the field's own handler.
 */
export function useEnterTakesFirst({ typed, isStale, takeFirst }: TakesFirst) {
  const waiting = useRef<string | null>(null);
  const take = useRef(takeFirst);
  take.current = takeFirst;
  useEffect(() => {
    if (waiting.current === null || isStale) return;
    const isSame = waiting.current === typed;
    waiting.current = null;
    if (isSame) take.current();
  }, [typed, isStale]);
  return (event: KeyboardEvent) => {
    if (typed === '' || event.nativeEvent.isComposing) return;
    // Tab leaves the field with the typed text; otherwise the list would choose the highlighted option.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || !isStale) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current = typed;
  };
}
