import { useEffect, useRef } from 'react';

/** Ctrl/⌘-Enter, wherever the focus stands; Enter alone too when it is in no control and `enterToo` is set. */
export function useConfirmKey(confirm: () => void, enterToo = false): void {
  const latest = useRef(confirm);
  latest.current = confirm;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null) return;
      const isFree = target?.closest('input, textarea, select, button, a, [role="row"], .ant-select') === null;
      if (!(event.ctrlKey || event.metaKey) && !(enterToo && isFree)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enterToo]);
}
