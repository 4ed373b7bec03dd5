import type { Page } from '@playwright/test';

const quietMs = 250;

/**
 * Watches a page's requests. The answer waits until none has been under way for a moment: sooner than the browser's own "network
 * idle", and also after moving inside the app, where nothing is loaded again.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let lastChange = Date.now();
  const note = (change: () => void) => {
    change();
    lastChange = Date.now();
  };
  page.on('request', (request) => note(() => underWay.add(request)));
  page.on('requestfinished', (request) => note(() => underWay.delete(request)));
  page.on('requestfailed', (request) => note(() => underWay.delete(request)));
  return async () => {
    lastChange = Date.now();
    while (underWay.size > 0 || Date.now() - lastChange < quietMs) await page.waitForTimeout(25);
  };
}

/** Goes to a path of the app without reloading the page, as links of the app do. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Stops all movement on a page and waits for what is still moving. What fades in, also a message that appears later, then
 * has its own colours from the start: axe judges the colours it finds.
 */
export async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
