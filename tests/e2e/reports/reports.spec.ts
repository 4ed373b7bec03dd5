import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { type Language, shareOf, words } from '../words.ts';
import { bill, type ReportCase, reportCases } from './report-cases.ts';
import { amountsInCsv, amountsOnScreen } from './report-figures.ts';

/** The demo company with one confirmed document, so that an entry leads to a page. Signed in once, for all tests. */
let server: TestServer;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
test.beforeAll(async ({ browser }) => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
  const page = await browser.newPage();
  await speak(page, 'en-US');
  await enter(page, server, demo, '/reports');
  await expect(page.getByRole('link', { name: words('en-US')('shell', 'menu.reports'), exact: true })).toBeVisible();
  await confirmBill(page);
  session = await page.context().storageState();
  await page.close();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

async function comeIn(page: Page, language: Language): Promise<void> {
  const kept = session.origins.flatMap(({ localStorage }) => localStorage);
  await page.context().addCookies(session.cookies);
  await page.addInitScript(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    [...kept, { name: 'i18nextLng', value: language }],
  );
}

/** Confirms the bill as the review screen does, once it has been read. */
async function confirmBill(page: Page): Promise<void> {
  const address = await page.evaluate(() => `/api/company/${localStorage.getItem('companyId')}/document`);
  const find = async () => {
    const { data } = await (await page.request.get(`${server.url}${address}?limit=100`)).json();
    return data.find((one: { name: string; state: string }) => one.name.includes(bill.number));
  };
  await expect.poll(async () => (await find())?.state, { timeout: 90_000 }).toBe('needs_review');
  const { id } = await find();
  await page.goto(`${server.url}/document/${id}`);
  await page.getByRole('button', { name: words('en-US')('document', 'confirmNext') }).click();
  await expect.poll(async () => (await find())?.state).toBe('processed');
}

for (const language of ['en-US', 'zh-Hant'] as const) {
  for (const one of shareOf(reportCases, language === 'en-US' ? 1 : 0)) {
    const tag = ['balance-sheet', 'profit-loss'].includes(one.name) ? [] : '@deep';
    test(`${one.name} in ${language}: parameters, drill-down to the source, export`, { tag }, async ({ page }) => {
      const t = words(language);
      await comeIn(page, language);
      await page.goto(`${server.url}/reports/${one.name}?${one.query}`);
      await expect(page.getByRole('heading', { name: t('reports', `report.${one.name}`) })).toBeVisible();
      await expect(page.locator('.sheet-table').getByText(one.figure, { exact: true }).first()).toBeVisible();
      await expect(page.locator('.check-fails')).toHaveCount(0);
      await one.change(page, t);
      await expect(page).toHaveURL(one.changed.address);
      await expect(page.locator('.sheet-table').getByText(one.changed.figure, { exact: true }).first()).toBeVisible();
      await settled(page);
      await headIsStacked(page);
      await exportEqualsScreen(page, one, t);
      await shots(page, one.name, language);
      await one.drill(page);
      await openSource(page, one);
    });
  }
}

/** Company, title and period are below each other and centred on the sheet, on the screen and in print. */
async function headIsStacked(page: Page): Promise<void> {
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    const head = await page.locator('.report-head').evaluate((element) => {
      const boxOf = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { middle: (left + right) / 2, top, bottom };
      };
      return { sheet: boxOf(element), parts: [...element.children].map(boxOf) };
    });
    expect(head.parts).toHaveLength(3);
    for (const [at, part] of head.parts.entries()) {
      expect(Math.abs(part.middle - head.sheet.middle)).toBeLessThan(2);
      if (at > 0) expect(part.top).toBeGreaterThanOrEqual((head.parts[at - 1]?.bottom ?? 0) - 1);
    }
  }
}

/** The last fetch has come: nothing on the sheet is of the parameters before. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sheet-stale')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function exportEqualsScreen(page: Page, one: ReportCase, t: ReturnType<typeof words>): Promise<void> {
  await page.getByRole('button', { name: t('reports', 'export.label') }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${one.name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  const onScreen = await amountsOnScreen(page);
  expect(onScreen.length).toBeGreaterThan(0);
  expect(await amountsInCsv(download)).toEqual(onScreen);
}

/** Wide and on a phone, kept with the run's output. */
async function shots(page: Page, name: string, language: Language): Promise<void> {
  const folder = join('test-results', 'reports', language);
  mkdirSync(folder, { recursive: true });
  await expect(page.locator('.ant-dropdown:visible, .toast')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.sheet-table, .sheet-cards').first()).toBeVisible();
  await page.screenshot({ path: join(folder, `${name}-phone.png`) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.sheet-table')).toBeVisible();
}

/** From the entry to what it came from: the bill's page is drawn, the invoice is shown. */
async function openSource(page: Page, one: ReportCase): Promise<void> {
  await page.locator(`a.entry-source[href*="/${one.source}/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${one.source}/`));
  if (one.source === 'invoice') {
    await expect(page.getByText('INV-2025-043').first()).toBeVisible();
    return;
  }
  const picture = page.locator('.page-view img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('days out of order are refused in words, and nothing is asked', async ({ page }) => {
  await comeIn(page, 'en-US');
  let asked = 0;
  await page.route('**/report/profit-loss*', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto(`${server.url}/reports/profit-loss?from=2026-04-01&to=2026-03-31`);
  await expect(page.getByText(words('en-US')('reports', 'dateOrder'))).toBeVisible();
  expect(asked).toBe(0);
});

test('the error of a rejected request is shown next to the parameters', async ({ page }) => {
  await comeIn(page, 'en-US');
  await page.goto(`${server.url}/reports/profit-loss?from=1950-01-01&to=2026-03-31&by=month`);
  await expect(page.getByRole('alert').filter({ hasText: 'columns' })).toBeVisible();
});

test('going back finds the report where it was left', async ({ page }) => {
  await comeIn(page, 'en-US');
  await page.goto(`${server.url}/reports/general-ledger?from=2025-04-01&to=2026-03-31`);
  const link = page.locator('.sheet-table a[href*="/journal-entry/"]').nth(200);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/journal-entry\//);
  await page.goBack();
  await expect(page.locator('.sheet-table')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the books as they were known: a banner, what changed since, and the way back', async ({ page }) => {
  const t = words('en-US');
  await comeIn(page, 'en-US');
  await page.goto(`${server.url}/reports/trial-balance?as_at=2026-05-31&known_on=2020-01-01T00:00:00Z`);
  await expect(page.getByText(t('reports', 'empty.known', { time: 'Jan 1, 2020 08:00' }))).toBeVisible();
  await page.getByRole('button', { name: t('reports', 'known.changes') }).click();
  await expect(page.getByRole('dialog').getByText(/entries recorded since/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('reports', 'known.now') }).click();
  await expect(page.locator('.sheet-table').getByText(bill.total, { exact: true }).first()).toBeVisible();
});

test('Home’s bars open their reports', async ({ page }) => {
  await comeIn(page, 'en-US');
  await page.goto(`${server.url}/home?as_at=2026-03-31`);
  const hrefs = () => page.locator('.bar-link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(hrefs).toContain('/reports/profit-loss?from=2026-03-01&to=2026-03-31');
  const bars = (await hrefs()).join('\n');
  expect(bars).toMatch(/\/reports\/account-transaction\?account=1010%2C.*&from=2026-03-01&to=2026-03-31/);
  await expect(page.locator('a[href^="/reports/cash-flow?from="]')).toHaveText(words('en-US')('home', 'openReport'));
  await page.locator('.customer-link[href*="/transaction-detail"]').first().click();
  await expect(page).toHaveURL(/\/reports\/transaction-detail\?.*kind=sales_invoice%2Csales_credit_note&contact=/);
  await expect(page.locator('.sheet-table')).toBeVisible();
});
