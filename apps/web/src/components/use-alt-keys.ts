import { useEffect, useRef } from 'react';

/** What the Alt key does with another, by the key's place on the keyboard: `KeyN`, `Enter`, `Digit1`. The first of a name counts. */
export type AltKeys = readonly (readonly [code: string, run: (() => void) | undefined])[];

/** Keys that work wherever the focus stands, in a field too; not while a dialog is open. */
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
