import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { storyIn, words } from '../words.ts';

/** Charts that narrow what is shown below them, over the demo's fixed year. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

async function expectClean(page: Page): Promise<void> {
  const found = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  await expect.poll(found).toEqual([]);
}

for (const language of storyIn('en-US')) {
  const t = words(language);

  test(`what is due by age in ${language}: a part of the bar narrows the list and the aged report`, async ({
    page,
  }) => {
    await speak(page, language);
    await enter(page, server, demo, '/sales?state=paid');
    const oldest = page.getByRole('button', { name: new RegExp(`^${t('common', 'age.over_90')}.*155,483.50`) });
    await oldest.click();
    await expect(page).toHaveURL(/\/sales\?age=over_90$/);
    await expect(oldest).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.invoice-list tbody .ant-table-row')).toHaveCount(5);
    await expect(page.getByRole('button', { name: t('common', 'age.1_30') })).toBeDisabled();
    await expectClean(page);
    await oldest.click();
    await expect(page).toHaveURL(/\/sales$/);

    await page.goto(`${server.url}/reports/aged-receivable?as_at=2026-03-31`);
    const rows = page.locator('.sheet-table .sheet-row-line');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: /31,200\.00/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.locator('.sheet-row-total')).toContainText('211,617.41');
    await expectClean(page);
  });

  test(`cash of the coming weeks in ${language}: the arrow keys walk the weeks, a week lists its documents`, async ({
    page,
  }) => {
    await speak(page, language);
    await enter(page, server, demo);
    const weeks = page.getByRole('group', { name: t('home', 'forecast.title') }).getByRole('link');
    await expect(weeks).toHaveCount(13);
    await weeks.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(weeks.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/week=/);
    const items = page.locator('.forecast-items tbody tr');
    await expect(items.filter({ hasText: 'INV-2026-003' })).toContainText('22,480.00');
    await expectClean(page);
    await items.getByRole('link', { name: 'INV-2026-003' }).click();
    await expect(page).toHaveURL(/\/invoice\//);
  });

  test(`a chart in ${language} is saved as a picture with its title`, async ({ page }) => {
    await speak(page, language);
    await enter(page, server, demo, '/home');
    const name = t('home', 'picture.save', { chart: t('home', 'profitLoss') });
    await expect(page.locator('.chart svg').first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Twice the size on the screen, and more than an empty page.
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(800);
    expect(bytes.length).toBeGreaterThan(10_000);
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/chart.png', bytes);
  });

  test(`margins and largest expenses in ${language}: on the screen only, and they stay closed`, async ({ page }) => {
    await speak(page, language);
    await enter(page, server, demo, '/reports/profit-loss?from=2025-04-01&to=2026-03-31');
    const panel = page.locator('.profit-panel');
    await expect(panel.locator('li')).toHaveCount(5);
    await expect(panel.getByText(/^\d+\.\d%$/)).toHaveCount(2);
    await expectClean(page);
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await panel.getByText(t('reports', 'profit.title')).click();
    await expect(panel.locator('li').first()).toBeHidden();
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(panel.locator('li').first()).toBeHidden();
  });

  test(`the months of all clients in ${language}: a month opens the books of its client there`, async ({ page }) => {
    await speak(page, language);
    await enter(page, server, { ...demo, email: 'wingsze@stonequaycpa.example' }, '/practice');
    const months = page.getByRole('region', { name: t('practice', 'months.title') }).getByRole('button');
    await expect(months).toHaveCount(6);
    await expectClean(page);
    await months.first().click();
    await expect(page).toHaveURL(/\/home\?range=month&as_at=/);
  });
}
