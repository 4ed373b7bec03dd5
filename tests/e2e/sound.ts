import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { stopMotion } from './settled.ts';

/** axe finds nothing on the page, and nothing is wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  await stopMotion(page);
  // A message that leaves the page is no fault of the page.
  await expect
    .poll(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    })
    .toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
