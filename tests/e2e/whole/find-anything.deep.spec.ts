import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { importLines } from '../banking/imported-lines.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { postedDocument } from '../trade/invoice-books.ts';
import { type Language, words } from '../words.ts';

/** Ctrl K: records of every kind are found as a person would name them, and actions are done by their names. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function open(page: Page, language: Language, email: string): Promise<{ client: Client; companyId: string }> {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const facts = { name: 'Aurora Gifts Limited', name_zh: '曙光禮品有限公司', is_customer: true };
  dataOf(await client.post(`/api/company/${companyId}/contact`, facts));
  const days = { issue_date: '2026-03-14', due_date: '2026-04-13' };
  await postedDocument(client, companyId, { number: 'INV-2026-005', amount: '23900.00', ...days });
  await importLines(client, companyId);
  await speak(page, language);
  await enterAs(page, client);
  return { client, companyId };
}

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /./ }).and(page.locator('.palette-input input'));
  await expect(field).toBeFocused();
  await field.fill(text);
}

const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

for (const language of ['en-US', 'zh-Hant'] as const) {
  test(`everything is found from the keyboard in ${language}`, async ({ page }) => {
    const t = words(language);
    const name = language === 'en-US' ? 'Aurora Gifts Limited' : '曙光禮品有限公司';
    await open(page, language, `find-${language}@folio.example`);

    await find(page, 'shuguang');
    await expect(option(page, name)).toBeVisible();
    await find(page, 'aurroa');
    await expect(page.getByText(t('shell', 'palette.corrected'))).toBeVisible();
    await expect(option(page, name)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.palette').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await find(page, 'INV2026005');
    await expect(option(page, /INV-2026-005/)).toContainText('23,900.00');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/invoice\//);

    await find(page, '640.20');
    await expect(option(page, /CLP POWER 002/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bank-statement\?/);
    await expect(page.getByText('CLP POWER 002').first()).toBeVisible();

    await find(page, '應收賬款');
    await option(page, /1100/).click();
    await expect(page).toHaveURL(/account-transaction\?.*account=1100/);

    await find(page, language === 'en-US' ? 'aurora march' : '曙光 三月');
    await expect(option(page, /INV-2026-005/)).toBeVisible();
    await find(page, 'zzzzqqq');
    await expect(page.getByText(t('shell', 'palette.none'))).toBeVisible();

    await find(page, '');
    await expect(page.getByRole('group', { name: t('shell', 'palette.group.recent') })).toContainText('INV-2026-005');
  });
}

test('actions are done by the names people have for them', async ({ page }) => {
  const { companyId } = await open(page, 'en-US', 'find-verbs@folio.example');
  await find(page, 'new invoice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoiceEditor\?type=sales_invoice/);
  await page.goto(`${server.url}/home`);
  await expect(page.locator('#content')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.locator('.palette-input input')).toBeFocused();
  await page.keyboard.press('Escape');
  await find(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await find(page, 'p&l');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reports\/profit-loss/);
  await find(page, 'lock march 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounting\/period-lock\?through=2026-03-31/);
  await find(page, '中文');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  // The page loads again in the other language.
  await expect(page.locator('#content h1')).toBeVisible();
  await find(page, '登出');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(words('zh-Hant')('shell', 'signOutConfirm'));
  await page.keyboard.press('Escape');

  await page.route(`**/api/company/${companyId}/search?**`, (route) => route.abort());
  await find(page, 'aurora');
  await expect(page.getByText(words('zh-Hant')('shell', 'palette.failed'))).toBeVisible();
});

test('what is typed before the finder is there is not lost', async ({ page }) => {
  await open(page, 'en-US', 'find-fast@folio.example');
  await page.goto(`${server.url}/sales`);
  await expect(page.getByText('INV-2026-005').first()).toBeVisible();
  await page.route('**/assets/command-palette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new bill');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoiceEditor\?type=purchase_bill/);
});

test('the finder fits a phone', async ({ page }) => {
  // From the start: a key that is pressed while the screen changes to its form for phones is lost.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'en-US', 'find-phone@folio.example');
  await find(page, 'aurora');
  await expect(option(page, /INV-2026-005/)).toBeVisible();
  const { width, inner } = await page.evaluate(() => ({
    width: document.querySelector('.palette-list')?.scrollWidth ?? 0,
    inner: document.querySelector('.palette-list')?.clientWidth ?? 0,
  }));
  expect(width).toBeLessThanOrEqual(inner);
  expect(inner).toBeLessThanOrEqual(390);
});
