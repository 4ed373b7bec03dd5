import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { words } from '../words.ts';
import { receiptsInOneFile } from './review-papers.ts';

/* Two companies send scanned files to a server with one reader. */

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_READERS: '1' } });
});
test.afterAll(async () => {
  await server?.kill();
  server?.clean();
});
const t = words('en-US');
const place = /^Waiting to be read: (it is next|\d+ before it), ready in (a few seconds|about .+)$/;
const placeZh = /^等候讀取：(下一份便是此文件|前面還有 \d+ 份)，(數秒後|約 .+後)讀完$/;

async function uploadAll(client: Client, companyId: string, files: readonly { name: string; buffer: Buffer }[]) {
  const ids: string[] = [];
  for (const { name, buffer } of files)
    ids.push(dataOf<{ id: string }>(await client.upload(companyId, name, buffer)).id);
  return ids;
}

async function openList(page: Page) {
  await page.goto(`${server.url}/document?state=queued,processing`);
}

test('a waiting document says how many are read before it and when it is ready', async ({ page }) => {
  test.setTimeout(240_000);
  const files = await Promise.all([4, 3, 2, 1].map((count) => receiptsInOneFile(count)));
  const other = await signedInClient(server.url, server.folder, 'many-files@example.com');
  const otherId = await createSampleCompany(other);
  const companyId = await signedInWithCompany(page, server, 'en-US', 'waits@example.com', '/sales');
  await uploadAll(other, otherId, files);

  await page
    .getByRole('button', { name: t('shell', 'upload') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const own = files.slice(1).map((file, n) => ({ ...file, name: `own-${n}.pdf` }));
  await page.locator('input[type=file]').first().setInputFiles(own);
  const row = (n: number) => dialog.getByRole('listitem').filter({ hasText: `own-${n}.pdf` });
  await expect(row(2).getByText(place)).toBeVisible();
  const answer = await page.request.get(`${server.url}/api/company/${companyId}/document`);
  const { data } = (await answer.json()) as {
    data: { name: string; state: string; queue_position: number | null; estimated_wait_s: number | null }[];
  };
  const positions = data.flatMap(({ queue_position: position }) => (position === null ? [] : [position]));
  // The other company sent its files before: only one of them is taken before the first of these.
  expect(Math.min(...positions)).toBeLessThanOrEqual(1);
  expect(Math.max(...positions)).toBeLessThanOrEqual(5);
  for (const one of data) expect(one.estimated_wait_s === null).toBe(one.state !== 'queued');

  await openList(page);
  const table = page.getByRole('table');
  await expect(table.getByText(place).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /waiting to be read, .*ready in/ })).toHaveCount(1);

  const last = data.find(({ queue_position: position }) => position === Math.max(...positions));
  await table.getByText(last?.name ?? '').click();
  await expect(page.getByText(`${last?.name} is waiting to be read`)).toBeVisible();
  await expect(page.locator('.being-read-wait')).toHaveText(place);
  // It moves up without an action of the user, and is read in the end.
  await expect(page.locator('.being-read-wait')).toHaveText(/it is next/, { timeout: 120_000 });
  await expect(page.getByText(`${last?.name} is being read`)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.being-read')).toHaveCount(0, { timeout: 60_000 });
});

test('the same in Chinese, with rows that keep their height', async ({ page }) => {
  test.setTimeout(120_000);
  await signedInWithCompany(page, server, 'zh-Hant', 'waits-zh@example.com', '/sales');
  await page
    .getByRole('button', { name: words('zh-Hant')('shell', 'upload') })
    .first()
    .click();
  const files = await Promise.all([3, 2, 1].map((count) => receiptsInOneFile(count)));
  const own = files.map((file, n) => ({ ...file, name: `own-${n}.pdf` }));
  await page.locator('input[type=file]').first().setInputFiles(own);
  await expect(page.getByRole('dialog').getByText(placeZh).first()).toBeVisible();
  await openList(page);
  const rows = page.getByRole('row').filter({ hasText: /own-\d/ });
  await expect(rows.getByText(placeZh).first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  // The last row has no line below it.
  expect(Math.max(...heights) - Math.min(...heights), `heights of rows: ${heights}`).toBeLessThanOrEqual(1);
});
