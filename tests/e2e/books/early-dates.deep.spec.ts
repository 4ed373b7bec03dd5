import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { postedDocument, writtenDraft } from '../trade/invoice-books.ts';
import { words } from '../words.ts';

/** A date before the books begin is posted only when the person says so; changing it loses nothing that was typed. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const line = (account_code: string, debit: string | null, credit: string | null) => ({ account_code, debit, credit });

/** A company with balances taken over at the end of 2024. */
async function takenOver(page: Page, email: string, language: 'en-US' | 'zh-Hant') {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const lines = [line('1010', '100.00', null), line('3000', null, '100.00')];
  dataOf(await client.post(`/api/company/${companyId}/opening-balance`, { date: '2024-12-31', lines }));
  await speak(page, language);
  await holdSession(page, client);
  return { client, companyId };
}

async function entriesAt(client: Client, companyId: string, as_at: string) {
  const sheet = dataOf<{ rows: unknown[]; checks: { code: string; holds: boolean }[] }>(
    await client.get(`/api/company/${companyId}/report/trial-balance?as_at=${as_at}`),
  );
  return sheet.checks.find(({ code }) => code === 'opening_equity_nil')?.holds;
}

test('early dates: the invoice editor asks, the date is changed, or the invoice is posted anyway', async ({ page }) => {
  const { client, companyId } = await takenOver(page, 'early-editor@example.com', 'en-US');
  const { id } = await writtenDraft(client, companyId, { type: 'purchase_bill', number: 'B-1', amount: '40.00' });
  await page.goto(`${server.url}/invoiceEditor?id=${id}`);
  const date = page.locator('#field-issue_date');
  await date.fill('19/5/2018');
  await date.press('Tab');
  await page.locator('#field-reference').fill('Typed before');
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Post before the company was incorporated?' });
  await expect(dialog).toContainText('May 19, 2018 is before Jun 3, 2019');
  await expect(dialog).toContainText('taken over on Dec 31, 2024');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  // Enter and Escape both lead back to the date.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(date).toHaveValue('May 19, 2018');
  await expect(page.locator('#field-reference')).toHaveValue('Typed before');
  await expect(date).toBeFocused();
  await date.fill('31/12/2024');
  await date.press('Tab');
  await page.keyboard.press('ControlOrMeta+Enter');
  const again = page.getByRole('dialog', { name: 'Post on or before the day of the opening balances?' });
  await expect(again.getByRole('button', { name: 'Change the date' })).toBeFocused();
  expect(await entriesAt(client, companyId, '2026-04-30')).toBe(true);
  await again.getByRole('button', { name: 'Post anyway' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = () => client.get(`/api/company/${companyId}/invoice/${id}`).then((answer) => answer.body.data);
  await expect
    .poll(stored)
    .toMatchObject({ confirm_status: 'confirmed', draft: { issue_date: '2024-12-31', reference: 'Typed before' } });

  await page.goto(`${server.url}/reports/trial-balance?as_at=2026-04-30`);
  const light = page.getByRole('listitem').filter({ hasText: 'Opening balances cleared' });
  await expect(light).toContainText('The balances on Dec 31, 2024 differ from the opening balances.');
  expect((await new AxeBuilder({ page }).include('.sheet-foot').analyze()).violations).toEqual([]);
  await light.getByRole('link', { name: '2100 Trade payables' }).click();
  await expect(page.getByRole('cell', { name: 'B-1', exact: true }).first()).toBeVisible();
});

test('early dates: a payment keeps what was typed, and Enter does not post', async ({ page }) => {
  const { client, companyId } = await takenOver(page, 'early-pay@example.com', 'en-US');
  const t = words('en-US');
  const bill = await postedDocument(client, companyId, {
    type: 'purchase_bill',
    number: 'B-1',
    amount: '40.00',
    issue_date: '2025-01-02',
  });
  await page.goto(`${server.url}/invoice/${bill.id}`);
  await page
    .getByRole('button', { name: t('invoice-life', 'action.pay.purchases'), exact: true })
    .first()
    .click();
  const pay = page.getByRole('dialog').filter({ has: page.locator('#pay-amount') });
  const date = pay.getByLabel(t('invoice-life', 'pay.date.purchases'));
  await date.fill('2/1/2019');
  await date.press('Tab');
  await pay.getByRole('button', { name: t('invoice-life', 'pay.ok.account.purchases'), exact: true }).click();
  const asks = page.getByRole('dialog', { name: 'Post before the company was incorporated?' });
  await expect(asks.getByRole('button', { name: 'Change the date' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asks).toHaveCount(0);
  await expect(date).toHaveValue('Jan 2, 2019');
  await pay.getByRole('button', { name: t('invoice-life', 'pay.ok.account.purchases'), exact: true }).click();
  await expect(asks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asks).toHaveCount(0);
  await expect(date).toHaveValue('Jan 2, 2019');
  const { due } = dataOf<{ due: string }>(await client.get(`/api/company/${companyId}/invoice/${bill.id}`));
  expect(due).toBe('40.00');
});

test('early dates: several at once are asked about once, in Chinese and on a phone', { tag: '@deep' }, async ({
  page,
}) => {
  const { client, companyId } = await takenOver(page, 'early-bulk@example.com', 'zh-Hant');
  const t = words('zh-Hant');
  const dates = { issue_date: '2024-12-30', due_date: '2025-01-30' };
  for (const number of ['B-1', 'B-2'])
    await writtenDraft(client, companyId, { type: 'purchase_bill', number, amount: '9.00', ...dates });
  await page.goto(`${server.url}/purchases?state=draft`);
  await page.getByRole('checkbox', { name: t('invoice-life', 'mark.all') }).check();
  const confirm = t('invoice-life', 'bulk.confirm_other', { count: '2' });
  await page.getByRole('button', { name: confirm }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  const dialog = page.getByRole('dialog', { name: t('common', 'earlyDate.title.takeover') });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog).toContainText('B-1');
  await expect(dialog).toContainText('B-2');
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colours of the dark theme come in after the change is noticed.
  const violations = async () => (await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations;
  await expect.poll(violations).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: t('common', 'earlyDate.post') }).click();
  await expect(page.getByText(t('invoice-life', 'bulk.confirmDone_other', { count: '2' }))).toBeVisible();
});
