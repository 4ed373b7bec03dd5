import { expect, type Page, test } from '@playwright/test';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { postedDocument } from '../trade/invoice-books.ts';
import { words } from '../words.ts';

/** Every list has the same keys: J, K and arrows, Enter, X, N, / and ?. No pointer is used here. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const row = (page: Page, at: number) => page.locator('[data-list-row]').nth(at);

test('three lists are walked by the keyboard alone', async ({ page }) => {
  const t = words('en-US');
  const client = await signedInClient(server.url, server.folder, 'list-keys@folio.example');
  const companyId = await createSampleCompany(client);
  for (const name of ['Borealis Company', 'Zephyrus Company'])
    dataOf(await client.post(`/api/company/${companyId}/contact`, { name, is_supplier: true, is_customer: true }));
  for (const number of ['INV-1', 'INV-2', 'INV-3'])
    await postedDocument(client, companyId, { number, amount: '100.00' });
  await speak(page, 'en-US');

  await enterAs(page, client, '/sales/customers');
  await expect(row(page, 1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(row(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(page, 0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\//);

  await page.goto(`${server.url}/sales`);
  await expect(row(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(row(page, 1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('/');
  await expect(page.locator('[data-list-search]')).toBeFocused();
  await page.keyboard.type('jxn');
  await expect(page.locator('[data-list-search]')).toHaveValue('jxn');
  await page.goto(`${server.url}/sales`);
  await expect(row(page, 2)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoice\//);
  await page.goto(`${server.url}/sales`);
  await expect(row(page, 2)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/invoiceEditor/);

  await page.goto(`${server.url}/purchases/suppliers`);
  await expect(row(page, 1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: t('contact', 'field.name'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: t('contact', 'field.name'), exact: true })).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(t('shell', 'shortcuts.create'));
});
