import { type RefObject, useEffect, useRef, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Makes one element a drop target for files. It stops the events, because the rest of the page treats dropped files
 * as uploads. Returns whether files are being dragged over it.
 */
export function useDropHere(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const place = element.current;
    if (place === null || !isOn) return;
    let depth = 0;
    const listen = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth -= 1;
      if (event.type === 'drop') {
        depth = 0;
        latest.current([...(event.dataTransfer?.files ?? [])]);
      }
      setOver(depth > 0);
    };
    const events = ['dragenter', 'dragleave', 'dragover', 'drop'] as const;
    for (const name of events) place.addEventListener(name, listen);
    return () => {
      for (const name of events) place.removeEventListener(name, listen);
    };
  }, [element, isOn]);
  return isOver;
}
