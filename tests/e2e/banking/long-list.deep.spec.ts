import { expect, type Page, test } from '@playwright/test';
import { sampleLine } from '../../../apps/web/src/screens/banking/bank-statement/coding/sample-line.test-data.ts';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';

const LINES = 100_000;

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

/** The server's answers for a list of a hundred thousand lines, which would take minutes to import. */
async function answerLines(page: Page): Promise<void> {
  await page.route(/\/bank-line\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [asked, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const first = (asked - 1) * limit;
    const data = Array.from({ length: Math.min(limit, LINES - first) }, (_, at) =>
      sampleLine(`line-${first + at}`, { payee: `Payee ${first + at}` }),
    );
    await route.fulfill({ json: { code: 0, data, meta: { page: asked, limit, total: LINES } } });
  });
}

const rowAt = (page: Page, index: number) => page.locator(`.line > [aria-rowindex="${index + 2}"]`);

test('a hundred thousand bank lines scroll, and the keys lead from end to end', async ({ page }) => {
  const client = await signedInClient(server.url, server.folder, 'long-list@example.com');
  const companyId = await createSampleCompany(client);
  const { id } = await client
    .post(`/api/company/${companyId}/account/`, { currency: 'HKD', name: 'Current', number: '388-441-001' })
    .then(dataOf<{ id: string }>);
  await answerLines(page);
  await speak(page, 'en-US');
  await enterAs(page, client, `/bank-statement?account=${id}`);
  const table = page.locator('.lines');
  await expect(table).toHaveAttribute('aria-rowcount', String(LINES + 1));
  await expect(page.locator('.line-current')).toBeVisible();

  await page.keyboard.press('End');
  await expect(rowAt(page, LINES - 1)).toBeFocused();
  await expect(rowAt(page, LINES - 1)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(rowAt(page, LINES - 2)).toBeFocused();
  await expect(rowAt(page, LINES - 2)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(rowAt(page, 0)).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  // The first rows drawn are above the window.
  await expect(table.getByText(/^Payee [45]\d{4}$/).nth(12)).toBeInViewport();
  expect(await page.locator('.line').count()).toBeLessThan(60);
});
