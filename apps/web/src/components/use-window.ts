import { type RefObject, useEffect, useState } from 'react';

interface WindowOptions {
  count: number;
  /** Height of a row, or width where the list lies. */
  itemPx: number;
  /** The list lies: it scrolls sideways. */
  isLying?: boolean;
}

/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const reachItems = 4;

/** Of a long list of equal rows inside a scrolling box, those near its window: `first` up to, not including, `end`. */
export function useWindow(box: RefObject<HTMLElement | null>, options: WindowOptions): { first: number; end: number } {
  const { count, itemPx, isLying = false } = options;
  const [range, setRange] = useState({ first: 0, end: Math.min(count, 24) });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const [at, size] = isLying
        ? [element.scrollLeft, element.clientWidth]
        : [element.scrollTop, element.clientHeight];
      const first = Math.max(0, Math.floor(at / itemPx) - reachItems);
      const end = Math.min(count, Math.ceil((at + size) / itemPx) + reachItems);
      setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, count, itemPx, isLying]);
  return range;
}
