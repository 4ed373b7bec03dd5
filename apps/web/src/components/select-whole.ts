import { useLayoutEffect, useRef } from 'react';

/**
 * Selects all of a field that takes the focus, by Tab or by a click, so that typing replaces it. Its text may change with the
 * focus (a grouped figure becomes a plain one), which puts the caret at its end: the selection is then made again.
 */
export function useSelectWhole(): (input: HTMLInputElement) => void {
  const waiting = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (waiting.current !== null && document.activeElement === waiting.current) waiting.current.select();
    waiting.current = null;
  });
  return (input) => {
    input.select();
    waiting.current = input;
    // A click puts its caret after the focus has come; a part that a person selects stays selected.
    const again = () => {
      if (document.activeElement === input && input.selectionStart === input.selectionEnd) input.select();
    };
    const end = () => {
      waiting.current = null;
      input.removeEventListener('mouseup', again);
    };
    input.addEventListener('mouseup', again, { once: true });
    for (const event of ['beforeinput', 'blur']) input.addEventListener(event, end, { once: true });
  };
}
