import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusCell, placeOf } from './item-focus.ts';

interface ItemActions {
  count: number;
  /** False while an item is blank: another blank item is not needed then. */
  isWritten: (index: number) => boolean;
  add: () => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
}

/**
 * The keyboard of the items, for the table around them: Enter goes down, and after the last item adds one; Alt with
 * an arrow moves the item; Ctrl-Delete removes it, Ctrl-Alt-D duplicates it; arrows go up and down.
 */
export function itemKeys(actions: ItemActions): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, key, currentTarget: table } = event;
    if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
    const place = placeOf(target);
    if (place === null) return;
    const { index, cell } = place;
    const isControl = event.ctrlKey || event.metaKey;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (event.altKey && !isControl && step !== 0) {
      const to = Math.min(Math.max(index + step, 0), actions.count - 1);
      flushSync(() => actions.move(index, to));
      focusCell(table, to, cell);
    } else if (isControl && !event.altKey && (key === 'Delete' || key === 'Backspace')) {
      flushSync(() => actions.remove(index));
      focusCell(table, Math.max(0, Math.min(index, actions.count - 2)), cell);
    } else if (event.ctrlKey && event.altKey && event.code === 'KeyD') {
      flushSync(() => actions.duplicate(index));
      focusCell(table, index + 1, cell);
    } else if (isControl || event.altKey || event.shiftKey || target.closest('.ant-select, textarea, button')) {
      return;
    } else if (key === 'Enter' && index === actions.count - 1) {
      if (!actions.isWritten(index)) return;
      flushSync(actions.add);
      focusCell(table, index + 1, 'name');
    } else if (key === 'Enter' || step !== 0) {
      focusCell(table, Math.min(Math.max(index + (step || 1), 0), actions.count - 1), cell);
    } else return;
    event.preventDefault();
  };
}
