import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';
import { signedInWithCompany } from './company.ts';

/** A company's particulars: its people as rows, what is refused where it was typed, and the archive. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const language of storyIn('en-US')) {
  const t = (key: string, values?: Record<string, string>) => words(language)('company', key, values);
  const row = (list: string, number: number) => t('entry', { label: t(`one.${list}`), number: String(number) });
  const field = (page: Page, list: string, number: number, name: string) =>
    page.getByRole('textbox', {
      name: t('rowField', { row: row(list, number), field: t(`field.${name}`) }),
      exact: true,
    });

  test(`a company in ${language}: rows, refusals, archive and back`, async ({ page }) => {
    const id = await signedInWithCompany(page, server, language, `company-${language}@folio.example`);
    await page.goto(`${server.url}/company/${id}`);
    await expect(field(page, 'directors', 1, 'who')).toHaveValue('CHAN Tai Man 陳大文');

    await page.getByRole('button', { name: t('addOne.directors') }).click();
    await field(page, 'directors', 2, 'who').fill('WONG <b>Siu</b> Ming');
    await page.getByRole('button', { name: t('row.up', { row: row('directors', 2) }) }).press('Enter');
    await expect(field(page, 'directors', 1, 'who')).toHaveValue('WONG <b>Siu</b> Ming');
    await field(page, 'shareholders', 1, 'shares').fill('10,000');
    await expect(page.getByRole('status').filter({ hasText: t('sharesInIssue') })).toContainText('10,000');
    await page.getByRole('button', { name: t('addOne.shareholders') }).click();
    await field(page, 'shareholders', 2, 'who').fill('Bauhinia Holdings Limited');
    await field(page, 'shareholders', 2, 'shares').fill('half of it');
    await page.locator('#name').fill('');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('validation.enterName'))).toBeVisible();

    await page.locator('#name').fill('Golden Bauhinia Limited');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText('half of it')).toBeVisible();
    await field(page, 'shareholders', 2, 'shares').fill('5000');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page).toHaveURL(/\/company$/);

    await page.goto(`${server.url}/company/${id}`);
    await expect(field(page, 'directors', 1, 'who')).toHaveValue('WONG <b>Siu</b> Ming');
    await expect(field(page, 'shareholders', 2, 'shares')).toHaveValue('5000');

    await page.getByRole('button', { name: t('archive'), exact: true }).click();
    await expect(page.getByText(t('archivedNote'))).toBeVisible();
    await expect(field(page, 'directors', 1, 'who')).toBeDisabled();
    await page.getByRole('button', { name: t('undo'), exact: true }).click();
    await expect(page.getByText(t('archivedNote'))).toBeHidden();

    await page.getByRole('button', { name: t('archive'), exact: true }).click();
    await expect(page.getByText(t('archivedNote'))).toBeVisible();
    await page.goto(`${server.url}/company?state=archived`);
    await page.locator('#content').getByText('Golden Bauhinia Limited').first().click();
    await page.getByRole('button', { name: t('restore'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('save'), exact: true })).toBeVisible();
  });
}
