import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

/** Two invoices, one of them with an account the chart has not. */
const FILE = [
  'Invoice number,Customer,Date,Due date,Item,Quantity,Unit price,Account',
  'X-1,Blue Harbour Retail,01/04/2026,30/04/2026,Lantern,3,58.00,',
  'X-1,Blue Harbour Retail,,,Delivery,1,300.00,',
  'X-2,Kowloon Shop,02/04/2026,,Lantern,1,58.00,My sales',
].join('\n');

for (const language of storyIn('en-US')) {
  test(`a spreadsheet of invoices is looked at, put right and made into drafts (${language})`, async ({ page }) => {
    const say = (key: string, values?: Record<string, string>) => words(language)('sales-import', key, values);
    await signedInWithCompany(page, server, language, `importer-${language}@folio.example`.toLowerCase());
    await page.goto(`${server.url}/sales`);
    const open = page.getByRole('button', { name: say('open'), exact: true });
    await open.click();
    const dialog = page.getByRole('dialog', { name: say('title.sales') });
    const file = { name: 'old-books.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const preview = page.getByRole('dialog', { name: 'old-books.csv' });
    await expect(preview.getByText('My sales', { exact: false }).first()).toBeVisible();
    await expect(preview.getByText('HKD 474.00')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    // The account column is not used: then both are good.
    await preview.getByLabel(say('roleOf', { heading: 'Account' })).click();
    await page.keyboard.type(say('role.ignore'));
    await page.keyboard.press('Enter');
    await preview.getByRole('button', { name: say('take.drafts_other', { count: '2' }) }).click();
    await expect(preview).toBeHidden();
    await expect(page.getByText('X-1')).toBeVisible();
    await expect(page.getByText('X-2')).toBeVisible();
    // The very same file makes nothing twice.
    await open.click();
    await page.locator('input[type=file]').last().setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: '2' })).toBeVisible();
  });
}
