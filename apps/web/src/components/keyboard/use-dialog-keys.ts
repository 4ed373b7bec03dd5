import { useEffect, useRef } from 'react';

/** Actions of single keys in a dialog, by the character typed: `['1', same]`. */
export type DialogKeys = readonly (readonly [key: string, run: () => void])[];

/** Single-key shortcuts of an open dialog; inactive while the user types in a field. */
export function useDialogKeys(keys: DialogKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type="checkbox"]), textarea, .ant-select')
      )
        return;
      const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const run = latest.current.find(([key]) => key === typed)?.[1];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
