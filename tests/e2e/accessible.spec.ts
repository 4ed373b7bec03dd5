import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../support/server.ts';
import { signIn, speak } from './person.ts';

/** The demo's company has every kind of record, so no screen is looked at empty. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'on' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

const paths = [
  '/home',
  '/bank-statement',
  '/sales',
  '/purchases',
  '/document',
  '/invoiceEditor?type=sales_invoice',
  '/reports',
  '/reports/trial-balance?as_at=2026-03-31',
  '/reports/profit-loss?from=2025-04-01&to=2026-03-31',
  '/reports/balance-sheet?as_at=2026-03-31',
  '/reports/account?account=1010&from=2026-03-01&to=2026-03-31',
  '/company',
  '/company/new',
  '/settings/explore/account-setting',
  '/settings/explore/file-storage',
  '/nowhere',
];

for (const language of ['en-US', 'zh-Hant'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing serious, ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await speak(page, language);
      await signIn(page, server, language, 'hoiyan@harbourlantern.example', 'harbour-lantern-88');
      for (const path of paths) {
        await page.goto(server.url + path);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
        // Nothing is cut off or pushed off the side.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(`${path} is ${overflow} px too wide`).toBe(`${path} is 0 px too wide`);
      }
    });
  }
}
