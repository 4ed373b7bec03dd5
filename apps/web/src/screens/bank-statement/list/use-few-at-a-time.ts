import { useEffect, useRef, useState } from 'react';

/** Rows drawn anew in one frame: more of them would hold up scrolling. */
const newAFrame = 5;

/**
 * Which of the rows in sight to draw: those drawn before, and a few more with each frame until all are. A whole page that
 * arrives while the list moves is so spread over several frames.
 * @param always drawn at once, whatever else is new
 */
export function useFewAtATime(ids: readonly string[], always: string | undefined): ReadonlySet<string> {
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [, nextFrame] = useState(0);
  const fresh = ids.filter((id) => !drawn.current.has(id) && id !== always);
  const held = new Set(fresh.slice(newAFrame));
  const now = new Set(ids.filter((id) => !held.has(id)));
  useEffect(() => {
    drawn.current = now;
    if (held.size === 0) return;
    const frame = requestAnimationFrame(() => nextFrame((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
