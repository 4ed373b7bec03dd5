import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TakesFirst {
  /** What is typed; empty where nothing is. */
  typed: string;
  /** The offers shown are of what was typed before; those for `typed` are still on their way. */
  isStale: boolean;
  /** Takes the first offer for what is typed. */
  takeFirst: () => void;
}

/**
 * For a field that offers what the server finds while one types: Enter pressed before the offers have come waits for them, so that it
 * never takes an offer of an earlier text. Tab takes none. Answers the handler for the keys, to be called before the field's own.
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
    // Tab leaves the field with what was typed: the list would take the marked offer.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || !isStale) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current = typed;
  };
}
