import { useEffect, useRef, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Makes the whole page a drop target for files. Returns whether files are being dragged over it. */
export function useDropAnywhere(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!isOn) return;
    let depth = 0;
    const move = (step: number) => (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth + step);
      setOver(depth > 0);
    };
    const enter = move(1);
    const leave = move(-1);
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = 0;
      setOver(false);
      // The dialog's drop zone has handled these files.
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      setOver(false);
    };
  }, [isOn]);
  return isOver;
}
