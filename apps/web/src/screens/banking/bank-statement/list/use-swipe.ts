import { type PointerEvent, useRef } from 'react';
import { followed, type Moved, type Swipe, swipeOf } from './swipe.ts';

/**
 * The listeners of a row that a finger swipes; a mouse and a pen do nothing. The row follows the finger by the custom
 * property `--swiped`, without drawing the list again.
 */
export function useSwipe(isOn: boolean, onSwipe: (swipe: Swipe) => void) {
  const start = useRef<Moved | null>(null);
  if (!isOn) return null;
  const moved = ({ clientX, clientY }: PointerEvent): Moved | null =>
    start.current && { x: clientX - start.current.x, y: clientY - start.current.y };
  const rest = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.removeProperty('--swiped');
    delete currentTarget.dataset.swipe;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = moved(event);
      if (at === null) return;
      const row = event.currentTarget;
      row.style.setProperty('--swiped', `${followed(at)}px`);
      row.dataset.swipe = swipeOf(at, row.offsetWidth) ?? 'none';
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const at = moved(event);
      const swipe = at === null ? null : swipeOf(at, event.currentTarget.offsetWidth);
      rest(event);
      if (swipe !== null) onSwipe(swipe);
    },
    // The browser took the movement over to scroll the page.
    onPointerCancel: rest,
  };
}
