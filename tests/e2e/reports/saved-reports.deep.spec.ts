import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`a report is saved, renamed, opened and deleted, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('reports', key, values);
    await page.setViewportSize({ width, height: 900 });
    const client = await signedInClient(server.url, server.folder, `saved-${width}@example.com`);
    await createSampleCompany(client);
    await speak(page, language);
    await enterAs(page, client, '/reports/profit-loss');
    await page.getByLabel(say('preset.label')).click();
    await page.getByTitle(say('preset.last_month'), { exact: true }).click();
    await page.getByRole('button', { name: say('saved.save'), exact: true }).click();
    await page.getByLabel(say('saved.name'), { exact: true }).fill('Monthly P&L');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'save') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`${server.url}/reports`);
    const list = page.getByRole('region', { name: say('saved.title') });
    await expect(list.getByText(say('preset.last_month'))).toBeVisible();
    await page.getByRole('button', { name: say('saved.actions', { name: 'Monthly P&L' }) }).click();
    await page.getByRole('menuitem', { name: say('saved.rename') }).click();
    await page.getByLabel(say('saved.name'), { exact: true }).fill('Board P&L');
    await page.getByLabel(say('saved.share')).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'save') })
      .click();
    await expect(list.getByText(say('saved.shared'))).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await list.getByRole('link', { name: /Board P&L/ }).click();
    await expect(page).toHaveURL(/\/reports\/profit-loss\?.*from=\d{4}-\d\d-01/);
    await page.goto(`${server.url}/reports`);
    await page.getByRole('button', { name: say('saved.actions', { name: 'Board P&L' }) }).click();
    await page.getByRole('menuitem', { name: say('saved.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('saved.remove') })
      .click();
    await expect(list).toHaveCount(0);
  });
}
