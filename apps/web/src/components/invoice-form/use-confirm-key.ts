import { useEffect, useRef } from 'react';

/** Ctrl/⌘-Enter confirms from any field; with `enterToo`, Enter alone confirms while no control has the focus. */
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
