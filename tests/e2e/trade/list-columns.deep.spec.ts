import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { postedDocument, writtenDraft } from './invoice-books.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

test('a person chooses the columns of Sales, sees sums, and hears why an action is not possible', async ({
  page,
  browser,
}) => {
  const t = words('en-US');
  const client = await signedInClient(server.url, server.folder, 'list-columns@folio.example');
  const companyId = await createSampleCompany(client);
  await postedDocument(client, companyId, { number: 'INV-1', amount: '1000.00', contact: 'Aurora '.repeat(20).trim() });
  await postedDocument(client, companyId, { number: 'INV-2', amount: '234.50' });
  await writtenDraft(client, companyId, { number: 'DRAFT-1', amount: '65.50' });
  await speak(page, 'en-US');
  await enterAs(page, client, '/sales');
  const heads = page.getByRole('columnheader');
  const row = page.locator('[data-list-row]');
  await expect(row).toHaveCount(3);
  await expect(heads.filter({ hasText: t('invoice', 'col.currency') })).toBeVisible();
  for (const box of await row.all()) expect((await box.boundingBox())?.height).toBe(36);

  for (const number of ['INV-1', 'INV-2'])
    await page.getByRole('checkbox', { name: t('invoice-life', 'mark.one', { number }) }).check();
  const bar = page.getByRole('region', { name: t('invoice-life', 'bulk.title') });
  await expect(bar.getByRole('status')).toContainText('HKD $1,234.50');
  const remove = bar.getByRole('button', { name: t('invoice-life', 'bulk.remove_other', { count: '0' }) });
  await remove.focus();
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAttribute('aria-description', t('invoice-life', 'bulk.removeNone'));
  await expect(page.getByRole('tooltip')).toHaveText(t('invoice-life', 'bulk.removeNone'));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: t('common', 'columns.open'), exact: true }).click();
  const paid = page.getByRole('checkbox', { name: t('invoice', 'col.paidSales'), exact: true });
  await paid.click();
  await expect(paid).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/user/list-columns') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: t('common', 'columns.up', { column: t('invoice', 'col.state') }) }).click();
  await saved;
  await expect(heads.filter({ hasText: t('invoice', 'col.paidSales') })).toHaveCount(0);

  const other = await browser.newContext();
  const device = await other.newPage();
  await speak(device, 'en-US');
  await enterAs(device, client, '/sales');
  const names = device.getByRole('columnheader');
  await expect(names.filter({ hasText: t('invoice', 'col.number') })).toBeVisible();
  await expect(names.filter({ hasText: t('invoice', 'col.paidSales') })).toHaveCount(0);
  const texts = await names.allInnerTexts();
  expect(texts.indexOf(t('invoice', 'col.state'))).toBeLessThan(texts.indexOf(t('invoice', 'col.due')));
  await other.close();

  await page.getByRole('button', { name: t('common', 'columns.reset') }).click();
  await expect(heads.filter({ hasText: t('invoice', 'col.paidSales') })).toBeVisible();
});

for (const width of [1024, 1440])
  test(`Sales fits on a screen ${width} pixels wide, with its total`, async ({ page }) => {
    const t = words('en-US');
    const client = await signedInClient(server.url, server.folder, `list-${width}@folio.example`);
    const companyId = await createSampleCompany(client);
    await postedDocument(client, companyId, {
      number: 'INV-2026-0001',
      amount: '1234567.89',
      contact: 'Aurora '.repeat(20).trim(),
    });
    await speak(page, 'en-US');
    await page.setViewportSize({ width, height: 768 });
    await enterAs(page, client, '/sales');
    await expect(page.getByRole('columnheader', { name: t('invoice', 'col.total') })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: t('invoice', 'col.state') })).toBeInViewport();
    const box = page.locator('.data-table-box');
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
