import { useEffect, useRef } from 'react';
import { type Command, commandOf, isElsewhere } from './key-map.ts';

/** Hears the keys of the list, wherever on the screen the focus is, and hands on what they ask for. */
export function useLineKeys(run: (command: Command) => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
