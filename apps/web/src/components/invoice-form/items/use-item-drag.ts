import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** The dragged item and its drop position. */
export interface ItemDrag {
  from: number;
  to: number;
}

/** Within this many pixels of the window's edge, dragging scrolls the page. */
const edgePx = 70;
const scrollPx = 18;

function rowUnder(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}

/** Drags an item by its handle, with the mouse or a finger; Escape cancels. */
export function useItemDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<ItemDrag | null>(null);
  const latest = useRef({ drag, move });
  latest.current = { drag, move };
  const isOn = drag !== null;
  useEffect(() => {
    if (!isOn) return;
    const onMove = (event: globalThis.PointerEvent) => {
      if (event.clientY < edgePx) window.scrollBy(0, -scrollPx);
      if (event.clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
      const to = rowUnder(event.clientX, event.clientY);
      if (to !== null) setDrag((before) => (before === null || before.to === to ? before : { ...before, to }));
    };
    const onUp = () => {
      const { drag: dropped, move: drop } = latest.current;
      if (dropped !== null && dropped.from !== dropped.to) drop(dropped.from, dropped.to);
      setDrag(null);
    };
    const onCancel = () => setDrag(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
    };
  }, [isOn]);
  const grab = useCallback((index: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.releasePointerCapture(event.pointerId);
    setDrag({ from: index, to: index });
  }, []);
  return { drag, grab };
}
