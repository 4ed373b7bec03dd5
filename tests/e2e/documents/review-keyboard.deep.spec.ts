import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';
import { cameraOf, confirmWithEnter, documentsOf, openFromDialog, upload } from './review-desk.ts';
import { receiptAmounts, receiptsInOneFile, sampleUpload } from './review-papers.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

/** Expects the figures in the general ledger. */
async function expectInBooks(page: Page, asAt: string, figures: readonly string[]): Promise<void> {
  await page.goto(`${server.url}/reports/general-ledger?from=2020-01-01&to=${asAt}`);
  for (const figure of figures) await expect(page.getByText(figure).first()).toBeVisible();
}

for (const language of storyIn('zh-Hant')) {
  const t = words(language);
  const mail = (name: string) => `${name}-${language.toLowerCase()}@example.com`;

  test(`a scanned receipt goes from upload to ledger by keyboard alone, in ${language}`, async ({ page }) => {
    const shot = cameraOf(page, language);
    const companyId = await signedInWithCompany(page, server, language, mail('receipt'), '/sales');
    await upload(page, language, [sampleUpload('receipt/syn-i5-restaurant-2.jpg', 'receipt.jpg', 'image/jpeg')]);
    await openFromDialog(page, language);
    await expect(page.locator('.page-box').first()).toBeVisible();
    await shot('receipt');
    await confirmWithEnter(page, language);
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
    const [document] = await documentsOf(page, server.url, companyId);
    expect(document).toMatchObject({ state: 'processed', outcomes: [{ type: 'purchase_bill' }] });
    await expectInBooks(page, '2023-12-31', ['125.40']);
  });

  test(`a statement of two accounts goes from upload to ledger by keyboard alone, in ${language}`, async ({ page }) => {
    const shot = cameraOf(page, language);
    const companyId = await signedInWithCompany(page, server, language, mail('statement'), '/sales');
    const file = sampleUpload('bank-statement/syn-d3-pearl-river-1.pdf', 'two-accounts.pdf', 'application/pdf');
    await upload(page, language, [file]);
    await openFromDialog(page, language);
    await expect(page.getByText(t('document', 'proof.holds')).first()).toBeVisible();
    await shot('statement');
    await confirmWithEnter(page, language);
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
    const [document] = await documentsOf(page, server.url, companyId);
    expect(document).toMatchObject({
      state: 'processed',
      outcomes: [{ type: 'bank_statement' }, { type: 'bank_statement' }],
    });
    await expectInBooks(page, '2025-03-31', ['53,790.08']);
  });

  test(`five receipts in one file go from upload to ledger by keyboard alone, in ${language}`, async ({ page }) => {
    test.setTimeout(480_000);
    const shot = cameraOf(page, language);
    const companyId = await signedInWithCompany(page, server, language, mail('five'), '/sales');
    await upload(page, language, [await receiptsInOneFile()]);
    await openFromDialog(page, language);
    const queue = page.getByRole('navigation', { name: t('document', 'queue') }).getByRole('link');
    await expect(queue).toHaveCount(5, { timeout: 120_000 });
    await expect(queue.nth(1)).toContainText(t('document', 'part.ofFile', { number: '2', count: '5' }));
    await shot('five-receipts');
    for (let waiting = 5; waiting > 0; waiting--) {
      await expect(queue).toHaveCount(waiting);
      await confirmWithEnter(page, language);
    }
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
    const documents = await documentsOf(page, server.url, companyId);
    expect(documents.map((one) => one.state)).toEqual(Array(5).fill('processed'));
    await expectInBooks(page, '2026-03-31', receiptAmounts);
  });
}

test('the keys of the review are listed, and lead from document to document', async ({ page }) => {
  const t = words('en-US');
  await signedInWithCompany(page, server, 'en-US', 'keys@example.com', '/sales');
  await upload(page, 'en-US', [
    sampleUpload('invoice/syn-i1-bilingual-classic-1.pdf', 'bill.pdf', 'application/pdf'),
    sampleUpload('other/syn-o-quotation-1.pdf', 'quotation.pdf', 'application/pdf'),
  ]);
  await openFromDialog(page, 'en-US');
  const first = page.url();
  await page.keyboard.press('Alt+Slash');
  await expect(page.getByRole('dialog').getByText(t('document', 'shortcut.strip'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+n');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('Alt+p');
  await expect(page.locator(`a[href="${new URL(first).pathname}"][aria-current="page"]`)).toBeVisible();
  await page.keyboard.press('Alt+k');
  await expect(page.locator('#review-kind')).toBeFocused();
});
