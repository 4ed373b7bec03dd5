import { useEffect, useRef } from 'react';

/**
 * Actions for Alt plus a key, by the physical key code: `KeyN`, `Enter`, `Digit1`. If a code occurs twice the first
 * one applies.
 */
export type AltKeys = readonly (readonly [code: string, run: (() => void) | undefined])[];

/** Alt shortcuts that work wherever the focus is, including in fields, but not while a dialog is open. */
export function useAltKeys(keys: AltKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const run = latest.current.find(([code]) => code === event.code)?.[1];
      if (run === undefined || isDialogOpen()) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null;
}
