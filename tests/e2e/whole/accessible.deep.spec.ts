import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Client, dataOf, signIn } from '../../support/client.ts';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { moveTo, watchRequests } from '../settled.ts';
import { shareOf } from '../words.ts';
import { addYearEndRows } from './year-end-rows.ts';

/** The demo's company has every kind of record, so no screen is looked at empty. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
  const client = new Client(server.url);
  await signIn(client, server.folder, demo.email, demo.password);
  const [company] = dataOf<{ id: string }[]>(await client.get('/api/company'));
  const { assetId, computationId, layoutId, scheduleId } = await addYearEndRows(client, company?.id ?? '');
  paths.push(
    `/accounting/fixed-assets/${assetId}`,
    `/accounting/profits-tax/${computationId}`,
    `/accounting/schedules/${scheduleId}`,
    `/reports/layouts/${layoutId}`,
  );
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

/** `beforeAll` adds the screens of single records of the year end. The screens around the bank lines are checked by axe and at each width in their own specs. */
const paths = [
  '/home',
  '/bank-statement',
  '/bank-statement?show=all',
  '/bank-statement/statements',
  '/bank-statement/missing',
  '/bank-statement/accounts',
  '/sales',
  '/sales/quotations',
  '/sales/customers',
  '/sales/recurring',
  '/sales/outbox',
  '/sales/settings',
  '/purchases',
  '/purchases/suppliers',
  '/document',
  '/invoiceEditor?type=sales_invoice',
  '/reports',
  '/reports/packs',
  '/reports/layouts',
  '/reports/layouts/new',
  '/reports/trial-balance?as_at=2026-03-31&form=movement',
  '/reports/profit-loss?from=2025-04-01&to=2026-03-31&by=month',
  '/reports/profit-loss?from=2025-04-01&to=2026-03-31&by=month&figures=thousands&hide_zero=true',
  '/reports/profit-loss?from=2026-04-01&to=2026-03-31',
  '/reports/cash-flow?from=2025-04-01&to=2026-03-31&compare=previous_year',
  '/reports/balance-sheet?as_at=2026-03-31&compare=previous_year&fold=all',
  '/reports/balance-sheet?as_at=2026-03-31&known_on=2020-01-01T00:00:00Z',
  '/reports/general-ledger?from=2026-03-01&to=2026-03-31',
  '/reports/journal-report?from=2026-03-01&to=2026-03-31',
  '/reports/transaction-detail?from=2026-03-01&to=2026-03-31&open=all',
  '/reports/account-transaction?account=1010,1030&from=2026-03-01&to=2026-03-31',
  '/reports/account-transaction',
  '/reports/aged-receivable?as_at=2026-03-31&open=all',
  '/reports/aged-payable?as_at=2026-03-31',
  '/accounting',
  '/accounting/chart-of-accounts',
  '/accounting/close?kind=year&end=2026-03-31',
  '/accounting/journals',
  '/accounting/journals/new',
  '/accounting/opening-balances',
  '/accounting/opening-balances?step=documents',
  '/accounting/opening-balances?step=result',
  '/accounting/tax-codes',
  '/accounting/exchange-rates',
  '/accounting/period-lock?through=2026-02-28',
  '/accounting/year-end?end=2026-03-31',
  '/accounting/statutory-accounts?end=2026-03-31',
  '/accounting/revaluation?date=2026-03-31',
  '/accounting/audit-samples',
  '/accounting/profits-tax',
  '/accounting/filing',
  '/accounting/deadlines',
  '/accounting/fixed-assets',
  '/accounting/fixed-assets/depreciation?month=2026-05-31',
  '/accounting/fixed-assets/movement?from=2026-04-01&to=2027-03-31',
  '/accounting/schedules',
  '/accounting/schedules/run?month=2026-09-30',
  '/accounting/audit-trail',
  '/accounting/verify',
  '/accounting/export-import',
  '/company',
  '/company/new',
  '/settings/explore/account-setting',
  '/settings/explore/account-setting?tab=security',
  '/settings/explore/account-setting?tab=tokens',
  '/settings/explore/file-storage',
  '/settings/explore',
  '/settings/explore/access-management',
  '/settings/explore/corporate-staff-management',
  '/questions',
  '/pricing',
  '/nowhere',
];

const widths = [1440, 1024, 390];

/** Nothing is cut off or pushed off the side, once the page has settled at a width. */
async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `${path} at ${width} px is too wide by` }).toBe(0);
  }
}

/** What axe finds on the page, of any level, by its path. */
async function faultsOn(page: Page, path: string): Promise<string[]> {
  // What still loads has an empty heading.
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, impact, nodes }) => `${path}: ${id} (${impact}) at ${nodes[0]?.target.join(' ')}`);
}

// Every screen in one of two looks that differ in language, width and theme; in both with FOLIO_TEST_LANGUAGES=all.
for (const [way, language, width, theme] of [
  [0, 'en-US', 390, 'light'],
  [1, 'zh-Hant', 1440, 'dark'],
] as const) {
  test(`axe finds nothing, ${language}, ${width} px, ${theme}`, async ({ page }) => {
    // One screen after the other, each looked at whole: long on a busy machine.
    test.setTimeout(420_000);
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await page.addInitScript((chosen) => localStorage.setItem('folio.theme', chosen), theme);
    await enter(page, server, demo);
    const settled = watchRequests(page);
    const found: string[] = [];
    for (const path of shareOf(paths, way)) {
      await page.setViewportSize({ width, height: 900 });
      await moveTo(page, path);
      await settled();
      found.push(...(await faultsOn(page, path)));
      await expectToFit(page, path);
    }
    expect(found).toEqual([]);
  });
}

const publicPaths = [
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/accountant-sign-up',
  '/auth/forgot-password',
  '/auth/invitation',
  '/join',
  '/plans',
];

test('axe finds nothing before the door, in Chinese and on a phone', async ({ page }) => {
  await speak(page, 'zh-Hant');
  await page.goto(server.url);
  const settled = watchRequests(page);
  const found: string[] = [];
  for (const path of publicPaths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await moveTo(page, path);
    await settled();
    found.push(...(await faultsOn(page, path)));
    await expectToFit(page, path);
  }
  expect(found).toEqual([]);
});
