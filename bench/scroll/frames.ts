import type { Page } from '@playwright/test';

/** Frames drawn while a page scrolled. `longestTaskMs`: the longest the page's own work held one up. */
export interface Frames {
  readonly gapsMs: readonly number[];
  readonly longestTaskMs: number;
  readonly mostRows: number;
  /** Frames in which a line in sight was not loaded yet. */
  readonly emptyFrames: number;
  readonly reachedEnd: boolean;
}

/** Scrolls a page from its top to its end, so many pixels in every frame, and notes each frame. */
export function scrollThrough(page: Page, pxPerFrame: number): Promise<Frames> {
  return page.evaluate(async (step) => {
    const gapsMs: number[] = [];
    let [longestTaskMs, mostRows, emptyFrames] = [0, 0, 0];
    const observer = new PerformanceObserver((list) => {
      for (const task of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, task.duration);
    });
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const end = () => document.documentElement.scrollHeight - window.innerHeight - 1;
    window.scrollTo(0, 0);
    let before = await frame();
    while (window.scrollY < end()) {
      window.scrollBy(0, step);
      const now = await frame();
      gapsMs.push(now - before);
      before = now;
      mostRows = Math.max(mostRows, document.querySelectorAll('.lines .line').length);
      if (document.querySelector('.line-empty') !== null) emptyFrames += 1;
    }
    observer.disconnect();
    return { gapsMs, longestTaskMs, mostRows, emptyFrames, reachedEnd: window.scrollY >= end() };
  }, pxPerFrame);
}
