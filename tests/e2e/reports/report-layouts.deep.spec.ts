import { expect, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

/** The demo's company with its worked year. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

const year = { from: '2025-04-01', to: '2026-03-31' };

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`a custom report is built, saved and opened, ${language}, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('reports', `layout.${key}`, values);
    const name = language === 'en-US' ? 'Rent share' : '租金比率';
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enter(page, server, demo, '/reports/layouts/new');

    // The preview has the figures of the books from the start.
    const preview = page.getByRole('table').first();
    for (const [day, value] of Object.entries(year)) {
      await field(t('reports', day)).fill(value);
      await field(t('reports', day)).press('Enter');
    }
    await expect(preview).toContainText('57,921.80');
    await expectSound(page);

    // A formula with a row that does not exist is named at its row, and what was typed stays.
    await field(say('name')).fill(name);
    await field(say('field.formula', { row: 'r3' })).fill('r1 - (r2 + r7)');
    await button(t('common', 'save')).click();
    await expect(page.getByRole('group', { name: say('row', { row: 'r3' }) }).getByRole('alert')).toContainText('r7');
    await field(say('field.formula', { row: 'r3' })).fill('r1 - r2');

    // Rows move with the keyboard: the profit now comes after the margin.
    await field(say('field.formula', { row: 'r3' })).press('Alt+ArrowDown');
    await expect(page.getByRole('main').getByRole('group').last()).toHaveAccessibleName(say('row', { row: 'r3' }));
    await button(t('common', 'save')).click();
    await expect(page.getByText(say('saved', { name }))).toBeVisible();
    await expect(page).toHaveURL(/\/reports\/layouts\/[0-9a-f-]{36}/);

    // The report has the columns of the layout; a figure opens its postings.
    await page.getByRole('link', { name: say('open') }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const address = new URL(page.url());
    for (const [day, value] of Object.entries(year)) address.searchParams.set(day, value);
    await page.goto(address.href);
    await expect(page.getByRole('table').first()).toContainText('57,921.80');
    await expect(page.getByRole('table').first()).toContainText(/\d\.\d%/);
    await expectSound(page);
    await page.getByRole('link', { name: '57,921.80' }).click();
    await expect(page).toHaveURL(/\/reports\/account-transaction\?account=/);
  });
}
