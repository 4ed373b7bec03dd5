import { useEffect, useRef } from 'react';

/** Esc closes what lies on top first: an open list of choices, a question, and only then this. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('.ant-select-open, .ant-modal-confirm') !== null) return;
      event.preventDefault();
      // Not while the key is still on its way: what opens now would be closed by the same press.
      setTimeout(() => latest.current());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
