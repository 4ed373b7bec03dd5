import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

const kept = new Map<string, { top: number; left: number }>();

/** A scrolling box is found again where it was left when one comes back; the window is looked after by the router. */
export function useKeptScroll(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const place = kept.get(key);
    const remember = () => kept.set(key, { top: element.scrollTop, left: element.scrollLeft });
    // A changed parameter is a place of its own in the history: it begins where the last one was.
    if (place === undefined) remember();
    else element.scrollTo(place);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [box, key]);
}
