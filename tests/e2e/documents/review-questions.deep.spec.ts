import { ENCRYPTED_PDF_PASSWORD, encryptedPdf } from '@folio/sample-documents';
import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';
import { cameraOf, confirmWithEnter, documentsOf, openFromDialog, upload } from './review-desk.ts';
import { billTwice } from './review-papers.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const language of storyIn('zh-Hant')) {
  const t = words(language);

  test(`a second copy is shown next to the first and put away, in ${language}`, async ({ page }) => {
    const shot = cameraOf(page, language);
    const companyId = await signedInWithCompany(
      page,
      server,
      language,
      `alike-${language.toLowerCase()}@example.com`,
      '/sales',
    );
    const [first, second] = await billTwice();
    await upload(page, language, [first]);
    await openFromDialog(page, language);
    await confirmWithEnter(page, language);
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();

    await upload(page, language, [second]);
    await openFromDialog(page, language);
    await expect(page.locator('.alike-warning')).toBeVisible();
    await page.keyboard.press('Alt+d');
    const dialog = page.getByRole('dialog', { name: t('document', 'alike.title') });
    await expect(dialog.getByRole('row').filter({ hasText: t('document', 'alike.fields.number') })).toContainText(
      'KFP-7782',
    );
    const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    for (const picture of await dialog.locator('.alike-pages img').all()) {
      await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    }
    await shot('alike');
    await page.keyboard.press('1');
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
    const documents = await documentsOf(page, server.url, companyId);
    expect(documents.map((one) => [one.name, one.state]).sort()).toEqual([
      ['IMG_0077.jpg', 'duplicate'],
      ['KFP-7782.pdf', 'processed'],
    ]);
  });

  test(`a protected PDF asks for its password and is then read without another action, in ${language}`, async ({
    page,
  }) => {
    const shot = cameraOf(page, language);
    await signedInWithCompany(page, server, language, `locked-${language.toLowerCase()}@example.com`, '/sales');
    const { fileName, bytes } = await encryptedPdf();
    const file = { name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await upload(page, language, [file], 'unsupported');
    await openFromDialog(page, language, 'open');
    const field = page.locator('#unlock-password');
    await expect(field).toBeFocused();
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await shot('password');
    await field.fill('');
    await page.keyboard.type(ENCRYPTED_PDF_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('.page-sheet img')).toBeVisible({ timeout: 60_000 });
    expect(page.url()).not.toContain(ENCRYPTED_PDF_PASSWORD);
  });
}
