import { useCallback, useEffect, useState } from 'react';

interface TypedOptions<T> {
  /** The text as kept elsewhere, usually in the address. */
  kept: string;
  read: (kept: string) => T;
  write: (value: T) => string;
  /** Gets the text when the user pauses; `kept` follows some time later. */
  onPause: (text: string) => void;
  pauseMs: number;
}

interface Typed<T> {
  value: T;
  kept: string;
  /** Texts given to `onPause` that `kept` has not shown yet, the oldest first. */
  handed: readonly string[];
}

/**
 * The state after `kept` changed. If it shows a text handed over before, the user may have typed more since, so the value
 * stays; any other text comes from elsewhere and replaces the value.
 */
export function afterKept<T>(
  typed: Typed<T>,
  { kept, read, write }: Omit<TypedOptions<T>, 'onPause' | 'pauseMs'>,
): Typed<T> {
  const at = typed.handed.indexOf(kept);
  if (at >= 0) return { ...typed, kept, handed: typed.handed.slice(at + 1) };
  return { value: write(typed.value) === kept ? typed.value : read(kept), kept, handed: [] };
}

/** What a user is typing, handed over at each pause. `isPending`: not everything typed is kept yet. */
export function useTyped<T>(options: TypedOptions<T>) {
  const { kept, read, write, onPause, pauseMs } = options;
  const [typed, setTyped] = useState<Typed<T>>(() => ({ value: read(kept), kept, handed: [] }));
  const current = typed.kept === kept ? typed : afterKept(typed, options);
  if (current !== typed) setTyped(current);
  const text = write(current.value);
  const last = current.handed.at(-1) ?? kept;
  const hand = useCallback(() => {
    if (text === last) return;
    setTyped((before) => ({ ...before, handed: [...before.handed, text] }));
    onPause(text);
  }, [text, last, onPause]);
  useEffect(() => {
    const timer = setTimeout(hand, pauseMs);
    return () => clearTimeout(timer);
  }, [hand, pauseMs]);
  return {
    value: current.value,
    text,
    isPending: text !== kept,
    /** Hands the text over at once, for example on Enter. */
    hand,
    change: (next: (before: T) => T) => setTyped((before) => ({ ...before, value: next(before.value) })),
  };
}
