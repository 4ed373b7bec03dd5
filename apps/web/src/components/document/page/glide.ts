import { prefersStill } from '../../../theme/prefers-still.ts';
import type { Sight } from './sight.ts';

const glideMs = 220;

function show(frame: HTMLElement, sheet: HTMLElement, { scale, left, top }: Sight): void {
  sheet.style.width = `${scale * 100}%`;
  frame.scrollLeft = left;
  frame.scrollTop = top;
}

/**
 * Scrolls and zooms smoothly to another view; without animation if the user prefers reduced motion. Returns a
 * function that stops the animation.
 */
export function glide(frame: HTMLElement, sheet: HTMLElement, from: Sight, to: Sight): () => void {
  if (prefersStill()) {
    show(frame, sheet, to);
    return () => undefined;
  }
  const start = performance.now();
  let request = 0;
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / glideMs));
    const eased = 1 - (1 - share) ** 3;
    const between = (one: number, other: number) => one + (other - one) * eased;
    show(frame, sheet, {
      scale: between(from.scale, to.scale),
      left: between(from.left, to.left),
      top: between(from.top, to.top),
    });
    if (share < 1) request = requestAnimationFrame(step);
  };
  show(frame, sheet, from);
  request = requestAnimationFrame(step);
  return () => cancelAnimationFrame(request);
}
