import type { KeyboardEvent } from 'react';

/** Ctrl Enter (on a Mac also Command Enter) in a form sends it; the field does not get the key. */
export function onSendKey(send: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  };
}
