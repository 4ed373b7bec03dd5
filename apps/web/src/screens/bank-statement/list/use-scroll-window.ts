import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Rows, topOf, windowOf } from './window-of.ts';

export interface ScrollWindow {
  first: number;
  end: number;
  /** Brings a row into sight with as little movement as there can be. */
  reveal: (index: number) => void;
}

/** What of a row must stay clear of: the head that sticks at the top, the bar that sticks at the bottom. */
export interface Clearance {
  topPx: number;
  bottomPx: number;
}

/** The window of a list that the page itself scrolls. */
export function useScrollWindow(box: RefObject<HTMLElement | null>, rows: Rows, clear: Clearance): ScrollWindow {
  const [range, setRange] = useState({ first: 0, end: Math.min(rows.count, 40) });
  const latest = useRef({ rows, clear });
  latest.current = { rows, clear };
  const measure = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const next = windowOf(latest.current.rows, -element.getBoundingClientRect().top, window.innerHeight);
    setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
  }, [box]);
  useEffect(() => {
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [measure]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape of the rows moves the window
  useLayoutEffect(measure, [measure, rows.count, rows.rowPx, rows.openAt, rows.openPx]);
  const reveal = useCallback(
    (index: number) => {
      const element = box.current;
      if (element === null) return;
      const { rows: now, clear: edge } = latest.current;
      const top = element.getBoundingClientRect().top + topOf(now, index);
      const bottom = element.getBoundingClientRect().top + topOf(now, index + 1);
      const below = bottom - (window.innerHeight - edge.bottomPx);
      if (top < edge.topPx) window.scrollBy({ top: top - edge.topPx, behavior: 'instant' });
      else if (below > 0) window.scrollBy({ top: Math.min(below, top - edge.topPx), behavior: 'instant' });
    },
    [box],
  );
  return { ...range, reveal };
}
