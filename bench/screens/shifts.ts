import type { Page } from '@playwright/test';
import type { Figure } from '../figure.ts';

const MOST_SHIFT = 0.05;

/** Every shift that no key or click explains, since the page was opened. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, from: '' };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        shifts.sum += Number(Reflect.get(entry, 'value'));
        const [source] = Reflect.get(entry, 'sources') ?? [];
        if (source?.node instanceof Element) shifts.from = source.node.className.toString().slice(0, 60);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the contents of each screen move while it loads (the sum of Chromium's layout shifts). */
export async function measureShifts(page: Page, url: string, paths: readonly string[]): Promise<Figure[]> {
  await watchShifts(page);
  const figures: Figure[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const { sum, from } = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
    figures.push({ name: `moves: ${path}`, value: sum, unit: '', goal: MOST_SHIFT, ...(sum > 0 && { note: from }) });
  }
  return figures;
}
