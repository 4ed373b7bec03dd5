import { type RefObject, useEffect } from 'react';

/** On which sides a box that scrolls hides a part of its content: `start`, `end`, `start end`, or nothing. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: ScrolledBox): string {
  // A zoomed page scrolls by parts of a pixel.
  const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'];
  return sides.filter(Boolean).join(' ');
}

type ScrolledBox = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Notes on the box, in `data-hidden`, what `hiddenEdges` says, without drawing its content again. */
export function useHiddenEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const note = () => {
      element.dataset.hidden = hiddenEdges(element);
    };
    const observer = new ResizeObserver(note);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [box]);
}
