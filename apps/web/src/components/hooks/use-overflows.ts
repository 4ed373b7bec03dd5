import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the content of a box is wider than the box; updated when either changes its size. */
export function useOverflows<E extends HTMLElement>(contentSelector: string): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.querySelector(contentSelector);
    if (!element || !content) return;
    const measure = () => setOverflows(content.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [contentSelector]);
  return [box, overflows];
}
