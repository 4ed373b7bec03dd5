import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { words } from '../words.ts';

const ADMIN = 'admin@example.com';
let server: TestServer;
let admin: Client;
let person: Client;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_ADMINISTRATORS: ADMIN } });
  admin = await signedInClient(server.url, server.folder, ADMIN);
  await createSampleCompany(admin);
  person = await signedInClient(server.url, server.folder, 'person@example.com');
  await person.upload(await createSampleCompany(person), 'damaged.pdf', damaged);
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

/** No reader can read it, so its reading is given up. */
const damaged = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n');

test('the page of the server is readable wide and on a phone, in both languages, light and dark', async ({
  browser,
}) => {
  const givenUp = async () => dataOf<{ given_up: unknown[] }>(await admin.get('/api/operator')).given_up.length;
  await expect.poll(givenUp, { timeout: 60_000 }).toBe(1);
  for (const language of ['en-US', 'zh-Hant'] as const) {
    const t = words(language);
    const context = await browser.newContext({ colorScheme: language === 'en-US' ? 'light' : 'dark' });
    const page = await context.newPage();
    await speak(page, language);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await enterAs(page, admin, '/operator');
      await expect(page.getByRole('heading', { name: t('operator', 'title'), exact: true })).toBeVisible();
      await expect(page.getByText(t('operator', 'queues.name.documents'))).toBeVisible();
      await expect(page.getByText(sampleCompany.name).last()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `test-results/operator-${language}-${width}.png`, fullPage: true });
    }
    await context.close();
  }
});

test('an administrator retries failed work once', async ({ page }) => {
  const t = words('en-US');
  await speak(page, 'en-US');
  await enterAs(page, admin, '/home');
  await page.getByRole('button', { name: t('shell', 'currentCompany') }).click();
  await page.getByRole('button', { name: t('shell', 'menu.server'), exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText(t('operator', 'givenUp.retried'))).toBeVisible();
});

test('another person finds no such page', async ({ page }) => {
  await speak(page, 'en-US');
  await enterAs(page, person, '/operator');
  const t = words('en-US');
  await expect(page.getByText(t('shell', 'notFound.lead'))).toBeVisible();
  await page.getByRole('button', { name: t('shell', 'currentCompany') }).click();
  await expect(page.getByRole('button', { name: t('shell', 'menu.accountSetting'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('shell', 'menu.server'), exact: true })).toBeHidden();
});
