import { expect, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterEach(async () => {
  await server.stop();
  server.clean();
});

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`a sample is drawn, drawn again and given with its documents, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('audit-samples', key, values);
    const dialog = page.getByRole('dialog');
    const draw = () => dialog.getByRole('button', { name: say('new.ok'), exact: true }).click();
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enter(page, server, demo, '/accounting/audit-samples');
    await expect(page.getByText(say('none'))).toBeVisible();
    await expectSound(page);

    // Too many items: the sentence names the number found, and what was typed stays.
    await page.getByRole('button', { name: say('new.open') }).click();
    await page.locator('#sample-title').fill('Expenses');
    await page.locator('#sample-from').fill('2025-04-01');
    await page.locator('#sample-to').fill('2026-03-31');
    await page.locator('#sample-size').fill('999999');
    await page.locator('#sample-seed').fill('2026');
    await draw();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('#sample-title')).toHaveValue('Expenses');
    await expectSound(page);

    await page.locator('#sample-size').fill('5');
    await draw();
    await expect(page.getByRole('heading', { name: 'Expenses' })).toBeVisible();
    await expect(page.getByText('2026', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('check.run') }).click();
    await expect(page.getByText(say('check.same'))).toBeVisible();
    await expectSound(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('bundle.get') }).click();
    expect((await download).suggestedFilename()).toMatch(/^folio-audit-sample-.*\.zip$/);
  });
}
