import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';
import { cameraOf, openFromDialog, upload } from './review-desk.ts';
import { receiptsInOneFile } from './review-papers.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const language of storyIn('zh-Hant')) {
  const t = words(language);

  test(`cuts are moved and a page is turned on the page strip by keyboard, in ${language}`, async ({ page }) => {
    test.setTimeout(480_000);
    const shot = cameraOf(page, language);
    await signedInWithCompany(page, server, language, `strip-${language.toLowerCase()}@example.com`, '/sales');
    await upload(page, language, [await receiptsInOneFile(3)]);
    await openFromDialog(page, language);
    const queue = page.getByRole('navigation', { name: t('document', 'queue') }).getByRole('link');
    const count = t('document', language === 'en-US' ? 'strip.documents_other' : 'strip.documents', { count: '2' });
    await expect(page.locator('#review-confirm')).toBeVisible();
    await expect(queue.filter({ hasText: /3/ }).first()).toBeVisible({ timeout: 120_000 });

    await page.keyboard.press('Alt+s');
    const strip = page.getByRole('dialog');
    await expect(strip.locator('.strip-page')).toHaveCount(3);
    await shot('strip');
    // The reader cut before every page: the second cut is taken away.
    await page.keyboard.press('End');
    await page.keyboard.press('x');
    await expect(strip.getByText(count, { exact: true })).toBeVisible();
    await page.keyboard.press('s');
    await expect(strip).toHaveCount(0);
    await expect(queue).toHaveCount(2, { timeout: 120_000 });

    // Undone with the button in the toast.
    await page.getByRole('button', { name: t('common', 'undo') }).click();
    await expect(queue).toHaveCount(3, { timeout: 120_000 });

    const picture = page.locator('.page-sheet img');
    await expect(picture).toBeVisible();
    const upright = await picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
    await page.keyboard.press('Alt+r');
    await expect
      .poll(
        () =>
          page
            .locator('.page-sheet img')
            .evaluateAll((images) =>
              images.map((image) => image instanceof HTMLImageElement && image.naturalHeight > image.naturalWidth),
            ),
        { timeout: 120_000 },
      )
      .toEqual([!upright]);
    await shot('turned');
  });
}
