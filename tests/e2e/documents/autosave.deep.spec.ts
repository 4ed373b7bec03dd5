import { expect, type Page, type Route, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { documentsOf, openFromDialog, upload } from './review-desk.ts';
import { sampleUpload } from './review-papers.ts';

/** What is typed while a save is under way stays on the screen and is saved after it, on every form that saves itself. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const delayMs = 1500;

/** Holds every save of a form for a while. */
async function delaySaves(page: Page, path: string): Promise<void> {
  await page.route(path, async (route: Route) => {
    if (route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, delayMs));
    await route.continue();
  });
}

/** Types a text, waits until its save has left, then types a date over the answer that is still coming. */
async function typesOverASave(page: Page, path: RegExp, text: string, date: string): Promise<void> {
  const left = page.waitForRequest((request) => request.method() === 'PUT' && path.test(request.url()));
  await page.locator(`[id="${text}"]`).fill('WHILE-1');
  await left;
  const field = page.locator(`[id="${date}"]`);
  await field.fill('15/01/2025');
  await field.press('Tab');
  await page.waitForResponse((answer) => answer.request().method() === 'PUT' && path.test(answer.url()));
  await expect(field).toHaveValue('Jan 15, 2025');
  await expect(page.locator(`[id="${text}"]`)).toHaveValue('WHILE-1');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(field).toHaveValue('Jan 15, 2025');
}

test('autosave: on review, and what is shown is what is posted', async ({ page }) => {
  const companyId = await signedInWithCompany(page, server, 'en-US', 'while-review@example.com', '/sales');
  await upload(page, 'en-US', [sampleUpload('invoice/syn-i1-bilingual-classic-1.pdf', 'bill.pdf', 'application/pdf')]);
  await openFromDialog(page, 'en-US');
  await delaySaves(page, '**/document/*');
  await typesOverASave(page, /\/document\//, 'field-invoice.number', 'field-invoice.issue_date');
  await page
    .locator('[id="field-invoice.reference"]')
    .or(page.locator('[id="field-invoice.number"]'))
    .first()
    .press('End');
  await page.locator('[id="field-invoice.number"]').fill('WHILE-2');
  await page.keyboard.press('Alt+Enter');
  await expect
    .poll(async () => (await documentsOf(page, server.url, companyId))[0]?.state, { timeout: 20_000 })
    .toBe('processed');
  const [outcome] = (await documentsOf(page, server.url, companyId))[0]?.outcomes ?? [];
  const answer = await page.request.get(`${server.url}/api/company/${companyId}/invoice/${outcome?.id}`);
  expect((await answer.json()).data.draft).toMatchObject({ number: 'WHILE-2', issue_date: '2025-01-15' });
});

test('autosave: in the invoice editor', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'while-editor@example.com', '/invoiceEditor?type=purchase_bill');
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && /\/invoice/.test(answer.url()));
  await page.locator('#field-reference').fill('first');
  await made;
  await expect(page).toHaveURL(/id=/);
  await delaySaves(page, '**/invoice/*');
  await typesOverASave(page, /\/invoice\//, 'field-number', 'field-issue_date');
});

test('autosave: two tabs that change different fields go together without a question', async ({ page, context }) => {
  await signedInWithCompany(page, server, 'en-US', 'while-tabs@example.com', '/invoiceEditor?type=purchase_bill');
  await page.locator('#field-reference').fill('first');
  await expect(page).toHaveURL(/id=/);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('#field-number').fill('TAB-2');
  await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.locator('#field-order_number').fill('TAB-1');
  await expect(page.locator('#field-number')).toHaveValue('TAB-2');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.reload();
  await expect(other.locator('#field-order_number')).toHaveValue('TAB-1');
  await other.close();
});
