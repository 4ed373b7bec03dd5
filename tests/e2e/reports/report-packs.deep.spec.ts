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
    ['zh-Hant', 390],
    ['en-US', 1440],
  ] as const,
  1,
)) {
  test(`a management pack is put together and made as PDF and XLSX, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('reports', key, values);
    await page.setViewportSize({ width, height: 900 });
    const client = await signedInClient(server.url, server.folder, `pack-${width}@example.com`);
    await createSampleCompany(client);
    await speak(page, language);
    await enterAs(page, client, '/reports');
    await page.getByRole('link', { name: say('pack.title') }).click();
    await page
      .getByRole('button', { name: say('pack.add') })
      .first()
      .click();
    await page.getByLabel(say('pack.name'), { exact: true }).fill('Board pack');
    await page.getByLabel(say('pack.notes'), { exact: true }).fill('Rent rose in May.');
    const cash = say('report.cash-flow');
    await page.getByLabel(say('pack.addReport')).click();
    await page.getByTitle(cash, { exact: true }).click();
    await page.getByRole('button', { name: say('pack.up', { name: cash }) }).click();
    const rows = page.getByRole('region', { name: say('pack.reports') }).getByRole('listitem');
    await expect(rows.nth(2)).toContainText(cash);
    await page.getByRole('button', { name: t('common', 'save') }).click();
    await expect(page).toHaveURL(/\/reports\/packs\/[0-9a-f-]{36}$/);
    for (const [format, ending] of [
      ['pdf', /\.pdf$/],
      ['xlsx', /\.xlsx$/],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: say(`export.${format}`) }).click();
      expect((await saved).suggestedFilename()).toMatch(ending);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: say('saved.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('saved.remove') })
      .click();
    await expect(page.getByText(say('pack.none'))).toBeVisible();
  });
}
