import { useEffect, useRef, useState } from 'react';

/** Rows newly rendered in one frame: more would delay scrolling. */
const newAFrame = 5;

/**
 * Which visible rows to render: those already rendered, and a few more with each frame until all are. This spreads a
 * whole page that arrives during scrolling over several frames.
 * @param always rendered at once, whatever else is new
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
