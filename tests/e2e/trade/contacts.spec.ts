import AxeBuilder from '@axe-core/playwright';
import type { ContactRow } from '@folio/contract';
import { expect, type Page, test } from '@playwright/test';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';

/** Customers: added, changed, found to be the same as another, and their statement saved. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function expectClean(page: Page, name: string): Promise<void> {
  const found = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)]);
  };
  // A button that was just offered fades in: what counts is what stays.
  await expect.poll(found).toEqual([]);
}

for (const language of storyIn('zh-Hant')) {
  test(`customers in ${language}: add, change, merge and undo, statement`, async ({ page }) => {
    const t = (key: string, values?: Record<string, string>) => words(language)('contact', key, values);
    const client = await signedInClient(server.url, server.folder, `contacts-${language}@folio.example`);
    const companyId = await createSampleCompany(client);
    const other = dataOf<ContactRow>(
      await client.post(`/api/company/${companyId}/contact`, { name: 'Blue Harbor Retail', is_customer: true }),
    );
    await speak(page, language);
    await enterAs(page, client, '/sales/customers');
    await page.getByRole('button', { name: t('add.customer') }).click();
    await page.getByRole('textbox', { name: t('field.name'), exact: true }).fill('Blue Harbour Retail Limited');
    await page.getByRole('textbox', { name: t('field.email'), exact: true }).fill('ap@blue.example');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Blue Harbour Retail Limited' })).toBeVisible();
    await expectClean(page, 'contact');

    await page.getByRole('button', { name: words(language)('common', 'edit') }).click();
    await page.getByRole('textbox', { name: t('field.phone'), exact: true }).fill('2345 6789');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: '2345 6789' })).toBeVisible();

    // The server found the contact with a similar name: the dialog proposes it.
    await page
      .getByRole('button', { name: t('merge.open') })
      .first()
      .click();
    await expect(page.getByRole('region', { name: t('merge.goes') })).toContainText(other.name);
    await page.getByRole('button', { name: t('merge.ok'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('merge.parts') })).toBeVisible();
    await page.getByRole('button', { name: words(language)('common', 'undo') }).click();
    await expect(page.getByRole('heading', { name: t('merge.parts') })).toBeHidden();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('statement.pdf'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('language.bilingual') }).click();
    expect((await download).suggestedFilename()).toMatch(/Blue Harbour Retail Limited.*\.pdf$/);

    await page.getByRole('button', { name: t('statement.send'), exact: true }).click();
    const mail = words(language);
    const dialog = page.getByRole('dialog', { name: mail('outgoing', 'send.statementTitle') });
    await expect(dialog.getByLabel(mail('outgoing', 'mail.subject'))).not.toHaveValue('');
    await dialog.getByRole('button', { name: mail('outgoing', 'send.ok'), exact: true }).click();
    await expect(page.getByText(mail('outgoing', 'send.done'))).toBeVisible();
  });
}
