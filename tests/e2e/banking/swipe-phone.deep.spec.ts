import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { plannedLines, reconcileBooks } from './reconcile-books.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Moves a finger over a line from its middle, by pixels to the right. A tap right after it may be lost, because the browser
 * takes it for the end of the movement: buttons are clicked.
 */
async function swipe(page: Page, line: Locator, px: number): Promise<void> {
  const box = await line.boundingBox();
  if (box === null) throw new Error('the line is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  const finger = await page.context().newCDPSession(page);
  const move = (type: 'touchStart' | 'touchMove', by: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + by, y }] });
  await move('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await move('touchMove', px * share);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger accepts a suggestion to the right and excludes to the left, and both are undone', async ({ page }) => {
  const t = words('en-US');
  const client = await signedInClient(server.url, server.folder, 'swipe@example.com');
  const companyId = await createSampleCompany(client);
  const accountId = await reconcileBooks(client, companyId, plannedLines());
  await speak(page, 'en-US');
  await enterAs(page, client, `/bank-statement?account=${accountId}&q=INV-303`);
  const line = page.getByRole('row').filter({ hasText: 'INV-303' });
  await expect(line).toBeInViewport();
  const undo = page.getByRole('status').getByRole('button', { name: t('common', 'undo') });

  await swipe(page, line, 60);
  await expect(line).toBeVisible();
  await swipe(page, line, 160);
  await expect(line).toHaveCount(0);
  await undo.click();
  await expect(line).toBeVisible();

  await swipe(page, line, -160);
  await expect(page.getByText(t('bank-statement', 'panel.exclude.title'))).toBeVisible();
  await page.screenshot({ path: 'test-results/swipe-390.png' });
  await page.locator('.line-panel input').first().fill('Not ours');
  await page.locator('.line-panel [type="submit"]').click();
  await expect(line).toHaveCount(0);
  await undo.click();
  await expect(line).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);

  await page.getByRole('searchbox', { name: t('bank-statement', 'search') }).fill('LAUNDRY ROUND');
  const without = page.getByRole('row').filter({ hasText: 'LAUNDRY ROUND' });
  await swipe(page, without, 160);
  await expect(without).toBeVisible();
});
