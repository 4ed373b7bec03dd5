import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { storyIn, words } from '../words.ts';

/** Reports that fit, over the demo's fixed year. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

/** Opens the menu; it has found its place when the focus is in it, and a click before that may miss what still moves. */
async function openView(page: Page, t: ReturnType<typeof words>): Promise<void> {
  await page.getByRole('button', { name: t('reports', 'view.label'), exact: true }).click();
  const menu = page.getByRole('region', { name: t('reports', 'view.label') });
  await expect(menu.getByRole('radio', { checked: true })).toBeFocused();
}

for (const language of storyIn('en-US')) {
  const t = words(language);
  const days = 'from=2025-04-01&to=2026-03-31';

  test(`a wide report in ${language}: the total stays in sight, and amounts are shown in thousands`, async ({
    page,
  }) => {
    await speak(page, language);
    await enter(page, server, demo, `/reports/profit-loss?${days}&by=month`);
    const total = page.locator('tbody .sheet-sum', { hasText: '547,799.48' });
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.sheet-box')).toHaveAttribute('data-hidden', 'end');

    await openView(page, t);
    await page.getByRole('radio', { name: t('reports', 'view.thousands') }).click();
    await expect(page.locator('tbody .sheet-sum', { hasText: /^548$/ })).toBeVisible();
    await page.getByRole('checkbox', { name: t('reports', 'view.hideZero') }).click();
    await expect(page).toHaveURL(/figures=thousands&hide_zero=true/);
    await expect(page.locator('.sheet-notes li')).toHaveCount(2);
    await expect
      .poll(async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id))
      .toEqual([]);

    await page.goto(`${server.url}/reports/balance-sheet`);
    await expect(page).toHaveURL(/figures=thousands&hide_zero=true/);
  });

  test(`the postings of an account in ${language}: a line each, or with their whole texts`, async ({ page }) => {
    await speak(page, language);
    await page.setViewportSize({ width: 1024, height: 800 });
    await enter(page, server, demo, `/reports/account-transaction?${days}&account=1010`);
    const row = page.locator('.sheet-row-line').first();
    await expect(row.locator('[data-column="balance"]')).toBeInViewport({ ratio: 1 });
    const heights = () => page.locator('.sheet-row-line').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(await heights())).toEqual(new Set([36]));
    await expect(row.locator('[data-column="description"]')).toHaveAttribute('title', /./);

    await openView(page, t);
    await page.getByRole('checkbox', { name: t('reports', 'view.wholeText') }).click();
    await expect(page).toHaveURL(/text=whole/);
    await expect.poll(async () => Math.max(...(await heights()))).toBeGreaterThan(36);
  });
}
