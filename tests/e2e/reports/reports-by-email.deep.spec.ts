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
  test(`a saved report goes out by email, is paused and deleted, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('reports', key, values);
    await page.setViewportSize({ width, height: 900 });
    const address = `mailing-${width}@example.com`;
    const client = await signedInClient(server.url, server.folder, address);
    const companyId = await createSampleCompany(client);
    const report = { name: 'Monthly P&L', report: 'profit-loss', period: 'last_month', query: {}, shared: true };
    await client.post(`/api/company/${companyId}/saved-report`, report);
    await speak(page, language);
    await enterAs(page, client, '/reports');
    await page.getByRole('button', { name: say('saved.actions', { name: report.name }) }).click();
    await page.getByRole('menuitem', { name: say('mailing.send') }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText(address)).toBeVisible();
    await form.getByLabel(say('mailing.dayOf.month')).click();
    await page.getByTitle('8', { exact: true }).click();
    await form.getByLabel(say('mailing.to'), { exact: true }).fill('board@lantern.example ');
    await form.getByLabel(say('export.xlsx')).check();
    const axe = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    };
    await axe();
    await form.getByRole('button', { name: t('common', 'save') }).click();
    await expect(form).toHaveCount(0);

    const list = page.getByRole('region', { name: say('mailing.title') });
    await expect(list).toContainText('board@lantern.example');
    await expect(list).toContainText(say('mailing.never'));
    await axe();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const choose = async (key: string) => {
      await page.getByRole('button', { name: say('mailing.actions', { name: report.name }) }).click();
      await page.getByRole('menuitem', { name: say(key) }).click();
    };
    await choose('mailing.to_paused');
    await expect(list.getByText(say('mailing.paused'))).toBeVisible();
    await choose('saved.remove');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('saved.remove') })
      .click();
    await expect(list).toHaveCount(0);
  });
}
