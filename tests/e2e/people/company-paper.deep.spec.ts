import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { drawCompanyPaper } from '../../../tools/document-lab/src/company-papers/draw-company-paper.ts';
import { printedPdf } from '../../../tools/document-lab/src/placed-page.ts';
import { signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function pdfOf(kind: 'business_registration' | 'incorporation') {
  const { paper, truth } = drawCompanyPaper(kind, kind === 'incorporation' ? 1010010 : 1000005);
  const buffer = Buffer.from(await printedPdf(paper));
  return { truth, file: { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer } };
}

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/company-paper/${name}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${name} is ${overflow} px too wide`).toBe(`${name} is 0 px too wide`);
}

for (const [language, width, scheme] of [
  ['en-US', 1440, 'light'],
  ['zh-Hant', 390, 'dark'],
] as const) {
  test(`a certificate fills the company form, ${language}, ${width} px`, async ({ page }) => {
    const t = (key: string, values?: Record<string, string>) => words(language)('company', key, values);
    const registration = await pdfOf('business_registration');
    const incorporation = await pdfOf('incorporation');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await speak(page, language);
    await holdSession(page, await signedInClient(server.url, server.folder, `paper-${width}@example.com`));
    await page.goto(`${server.url}/company/new`);
    const choose = page.locator('.company-form input[type=file]').first();
    await page.getByLabel(t('field.industry'), { exact: true }).fill('My own words');

    await choose.setInputFiles(registration.file);
    await expect(page.getByLabel(t('field.name'), { exact: true })).toHaveValue(registration.truth.name ?? '');
    await expect(page.getByLabel(t('field.address'), { exact: true })).toHaveValue(registration.truth.address ?? '');
    await expect(page.getByLabel(t('field.industry'), { exact: true })).toHaveValue('My own words');
    await page.getByRole('button', { name: t('paper.placeOf', { field: t('field.name') }) }).click();
    await expect(page.getByRole('img', { name: registration.truth.name ?? '' })).toBeVisible();
    await page.getByRole('img', { name: registration.truth.name ?? '' }).hover();
    await look(page, `filled-${width}`);
    await page.getByRole('button', { name: t('paper.useOf', { field: t('field.industry') }) }).click();
    await expect(page.getByLabel(t('field.industry'), { exact: true })).toHaveValue(registration.truth.industry ?? '');

    await choose.setInputFiles(incorporation.file);
    await page.getByRole('button', { name: t('paper.keepOf', { field: t('field.name') }) }).click();
    await expect(page.getByLabel(t('field.name'), { exact: true })).toHaveValue(registration.truth.name ?? '');
    await expect(page.locator('#ci')).toHaveValue(incorporation.truth.ci ?? '');
  });
}

test('another document changes nothing and says what was expected', async ({ page }) => {
  const t = (key: string, values?: Record<string, string>) => words('en-US')('company', key, values);
  await speak(page, 'en-US');
  await holdSession(page, await signedInClient(server.url, server.folder, 'paper-other@example.com'));
  await page.goto(`${server.url}/company/new`);
  await page.getByRole('button', { name: t('start.open') }).click();
  const dialog = page.getByRole('dialog');
  const text = (line: string, index: number) => ({
    text: line,
    x: 40,
    y: 40 + 20 * index,
    size: 10,
    align: 'left' as const,
  });
  const lines = ['INVOICE No. 118', 'Date 3 May 2026', 'Bill to: Harbour Lantern Limited', 'Total HKD 500.00'];
  const paper = { pages: [{ texts: lines.map(text), bands: [] }], sheet: { width: 595, height: 842 }, title: 'bill' };
  const buffer = Buffer.from(await printedPdf(paper));
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer });
  await expect(dialog.getByText(t('paper.other', { found: t('paper.otherKind.invoice') }))).toBeVisible();
  await expect(dialog.getByLabel(t('field.name'), { exact: true })).toHaveValue('');
  await look(page, 'other');

  const { truth, file } = await pdfOf('business_registration');
  await dialog.locator('input[type=file]').first().setInputFiles(file);
  await expect(dialog.getByLabel(t('field.name'), { exact: true })).toHaveValue(truth.name ?? '');
  await dialog.getByRole('combobox', { name: t('month') }).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t('start.ok') }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page
    .getByRole('region', { name: words('en-US')('home', 'setUp.title') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.locator('#address')).toHaveValue(truth.address ?? '');
});
