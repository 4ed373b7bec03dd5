import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

const kept = new Map<string, { top: number; left: number }>();

/** Restores the scroll position of a scrolling box when the user returns; the router does this for the window. */
export function useKeptScroll(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const place = kept.get(key);
    const remember = () => kept.set(key, { top: element.scrollTop, left: element.scrollLeft });
    // A changed parameter creates a new history entry: it starts at the previous entry's scroll position.
    if (place === undefined) remember();
    else element.scrollTo(place);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [box, key]);
}
