import type { Page } from '@playwright/test';
import { type Figure, quantile } from '../figure.ts';

/** The goal is for a processor of a quarter of this one's speed. */
const SLOWDOWN = 4;
const OPENINGS = 5;
const INTERACTIVE_MS = 1500;
/** A page counts as interactive when its own thread had no work over 50 ms for so long. */
const QUIET_MS = 500;

/** Notes the long tasks of every page from its first moment. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ends: number[] = [];
    Object.assign(window, { longTaskEndsMs: ends });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) ends.push(startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds from the start of the navigation until Home shows its figures and answers at once. */
async function openHome(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/home`, { waitUntil: 'commit' });
  const shown = page.locator('#content h1, #content h2').first();
  await shown.waitFor();
  const shownAtMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const lastTaskMs = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'longTaskEndsMs')));
  return Math.max(shownAtMs, lastTaskMs);
}

/**
 * How soon Home can be used: the first heading is on the screen and no work over 50 ms follows. `first` starts with an
 * empty cache, `again` has the files of the program, as after signing in.
 */
export async function measureHome(page: Page, url: string): Promise<Figure[]> {
  await watchTasks(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const firstMs: number[] = [];
  const againMs: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await cdp.send('Network.clearBrowserCache');
    firstMs.push(await openHome(page, url));
    againMs.push(await openHome(page, url));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const middle = (times: readonly number[]) =>
    quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    );
  const note = `processor slowed ${SLOWDOWN} times, middle of ${OPENINGS}`;
  return [
    { name: 'Home interactive, empty cache', value: middle(firstMs), unit: 'ms', goal: INTERACTIVE_MS, note },
    { name: 'Home interactive, files cached', value: middle(againMs), unit: 'ms', goal: INTERACTIVE_MS, note },
  ];
}
