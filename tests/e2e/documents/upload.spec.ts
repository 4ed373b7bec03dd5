import { manyPagesPdf, textNamedPdf } from '@folio/sample-documents';
import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
const t = words('en-US');

test('a wrong file is reported at once, a lost connection can be tried again, a second copy names the first', async ({
  page,
}) => {
  await signedInWithCompany(page, server, 'en-US', 'uploader@example.com', '/sales');
  await page
    .getByRole('button', { name: t('shell', 'upload') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const wrong = textNamedPdf();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: wrong.fileName, mimeType: 'application/pdf', buffer: Buffer.from(wrong.bytes) });
  await expect(dialog.getByText(t('upload', 'refused.content'))).toBeVisible();

  const file = {
    name: 'two-pages.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from((await manyPagesPdf(2)).bytes),
  };
  await page.route('**/upload-files/', (route) => route.abort('connectionreset'), { times: 1 });
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(dialog.getByText(t('upload', 'failed'))).toBeVisible();
  await dialog.getByRole('button', { name: t('upload', 'tryAgain') }).click();
  await expect(dialog.getByText(t('upload', 'step.needs_review'))).toBeVisible({ timeout: 60_000 });

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...file, name: 'the-same.pdf' });
  await expect(dialog.getByText(/Already here: .*two-pages\.pdf/)).toBeVisible();
  await dialog.getByRole('link', { name: t('upload', 'openFirst') }).click();
  await expect(page).toHaveURL(/\/document\//);
});

test('who may only read sees no upload controls', async ({ page }) => {
  for (const path of ['**/api/company?*', '**/api/user/profile*']) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const text = (await response.text())
        .replace(/"(permission_level|level)":2/g, '"$1":3')
        .replace(/"may":\[[^\]]*\]/, '"may":["desk","read"]');
      await route.fulfill({ response, body: text });
    });
  }
  await signedInWithCompany(page, server, 'en-US', 'reader@example.com', '/sales');
  await expect(page.getByRole('link', { name: t('shell', 'menu.bankStatement') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('shell', 'upload') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words('en-US')('invoice', 'sales.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('en-US')('invoice', 'sales.create') })).toHaveCount(0);
});
