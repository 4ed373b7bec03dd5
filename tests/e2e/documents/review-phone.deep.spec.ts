import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { upload } from './review-desk.ts';
import { sampleUpload } from './review-papers.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the review has Confirm in reach, the other actions in a menu, and no keys', async ({ page }) => {
  const t = words('en-US');
  await signedInWithCompany(page, server, 'en-US', 'review-phone@example.com', '/document');
  await upload(page, 'en-US', [sampleUpload('invoice/syn-i1-bilingual-classic-1.pdf', 'bill.pdf', 'application/pdf')]);
  await page.getByRole('dialog').getByText(t('upload', 'review'), { exact: true }).click();
  const confirm = page.locator('#review-confirm');
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expect(confirm).toHaveText(t('document', 'confirmNext'), { useInnerText: true });
  await expect(page.getByRole('button', { name: t('document', 'original') })).toHaveCount(0);
  await page.getByRole('button', { name: t('document', 'more') }).click();
  await expect(page.getByRole('button', { name: t('document', 'original') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('document', 'fileAway') })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
