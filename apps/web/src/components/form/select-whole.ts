import { useLayoutEffect, useRef } from 'react';

/**
 * Selects the whole text of a field on focus, by Tab or by a click, so that typing replaces it. The text may change
 * on focus (a grouped amount becomes plain), which moves the caret to the end, so the text is selected again.
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
    // A click sets its caret after the focus event; a partial selection by the user is kept.
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
