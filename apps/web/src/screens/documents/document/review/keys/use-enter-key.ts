import { type KeyboardEvent, useEffect, useRef } from 'react';
import { settleField } from '../../../../../components/form/typed-fields.ts';
import { isDialogOpen } from '../../../../../components/keyboard/use-alt-keys.ts';

const fieldId = /^field-(.+)$/;

/** True where Enter belongs to the control itself: a list or calendar that is open, a button, a link. */
function isOwnKey(target: Element): boolean {
  if (target.closest('button, a, [role="radio"], [role="checkbox"], input[type="radio"], input[type="checkbox"]'))
    return true;
  return target.getAttribute('aria-expanded') === 'true' && target.closest('.ant-select') !== null;
}

/**
 * Enter accepts the field it is pressed in (`accept` with its path), or, pressed in no control, what is open (`null`).
 * Answers what the form listens with: before its controls do.
 */
export function useEnterKey(accept: (path: string | null) => void, isOff: boolean) {
  const latest = useRef({ accept, isOff });
  latest.current = { accept, isOff };
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || latest.current.isOff) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isDialogOpen()) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, button, a, [role="row"], .ant-select')) return;
      event.preventDefault();
      latest.current.accept(null);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || latest.current.isOff) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof Element)) return;
    const path = fieldId.exec(target.id)?.[1];
    if (path === undefined || isOwnKey(target)) return;
    event.preventDefault();
    event.stopPropagation();
    // A text that cannot be understood keeps the focus: it is not accepted.
    if (settleField(target) !== 'invalid') latest.current.accept(path);
  };
}
