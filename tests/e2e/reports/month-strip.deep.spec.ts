import { expect, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

for (const language of ['en-US', 'zh-Hant'] as const) {
  test(`the month to close leads from stage to stage, in ${language}`, async ({ page }) => {
    const t = words(language);
    await speak(page, language);
    await enter(page, server, demo, '/home');
    const next = page.locator('[aria-current="step"]');
    await expect(next).toContainText(t('accounting', 'month.documents.title'));
    await expect(page.locator('section', { has: next }).getByRole('link')).toHaveCount(5);
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: t('document', 'title') })).toBeVisible();
    const menu = page.getByRole('navigation', { name: t('shell', 'menu.label') });
    await expect(menu.getByRole('link', { name: t('shell', 'menu.documents') })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await menu.getByRole('link', { name: t('shell', 'menu.accounting') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('accounting', 'home.title') })).toBeVisible();
    await page
      .getByRole('link', { name: t('reports', 'tool.period-lock') })
      .first()
      .click();
    const trail = page.getByRole('navigation', { name: t('accounting', 'where') });
    await trail.getByRole('link', { name: t('accounting', 'home.title') }).click();
    await expect(next).toBeVisible();
  });
}

test('the menu is a rail of icons at 1024 px and opens under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await speak(page, 'en-US');
  await enter(page, server, demo, '/home');
  const sidebar = page.locator('aside');
  await page.mouse.move(700, 400);
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64);
  await sidebar.hover();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(280);
  await page.mouse.move(700, 400);
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64);
});
