import AxeBuilder from '@axe-core/playwright';
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

for (const [language, width] of [
  ['en-US', 1440],
  ['zh-Hant', 390],
] as const) {
  test(`data files lead to their imports with the file already read, ${language}, ${width} px`, async ({ page }) => {
    const say = words(language);
    await page.setViewportSize({ width, height: 900 });
    await signedInWithCompany(page, server, language, `data-${width}@example.com`, '/home');
    await page
      .getByRole('button', { name: say('upload', 'title'), exact: true })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    const csv = (name: string, lines: string[]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        csv('april.csv', [
          'Date,Description,Debit,Credit,Balance',
          '2026-04-03,MTR CORP,12.50,,987.50',
          '2026-04-10,BLUE HARBOUR RETAIL,,300.00,1287.50',
        ]),
        csv('sales.csv', [
          'Invoice number,Customer,Issue date,Item,Quantity,Unit price',
          'INV-7001,Blue Harbour Retail Limited,2026-04-01,Paper lantern,40,58.00',
        ]),
      ]);
    await expect(dialog.getByText(say('upload', 'data.bank_other', { count: '2' }))).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.upload-dialog').analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await page.screenshot({ path: `test-results/upload-data-${language}-${width}.png` });
    await dialog.getByRole('link', { name: say('upload', 'data.continue.bank') }).click();
    await expect(page.getByRole('dialog').getByText('BLUE HARBOUR RETAIL').first()).toBeVisible();
    await page
      .getByRole('button', { name: say('common', 'close') })
      .first()
      .click();

    await page
      .getByRole('button', { name: say('upload', 'title'), exact: true })
      .last()
      .click();
    await dialog.getByRole('link', { name: say('upload', 'data.continue.sales') }).click();
    await expect(page).toHaveURL(/\/sales/);
    await expect(page.getByRole('dialog').getByText('INV-7001').first()).toBeVisible();
  });
}

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
