import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/set-up/${name}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${name} is ${overflow} px too wide`).toBe(`${name} is 0 px too wide`);
}

for (const [language, width, scheme] of [
  ['en-US', 1440, 'light'],
  ['zh-Hant', 390, 'dark'],
] as const) {
  test(`a company starts with its name and year end, and its set-up list ticks itself, ${language}, ${width} px`, async ({
    page,
  }) => {
    const t = (key: string, values?: Record<string, string>) => words(language)('company', key, values);
    const home = (key: string, values?: Record<string, string>) => words(language)('home', key, values);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await speak(page, language);
    const client = await signedInClient(server.url, server.folder, `set-up-${width}@example.com`);
    await holdSession(page, client);
    await page.goto(`${server.url}/company/new`);
    await page.getByRole('button', { name: t('start.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('start.ok') }).click();
    await expect(dialog.getByText(t('validation.enterName'))).toBeVisible();
    await expect(dialog.getByText(t('validation.enterFye'))).toBeVisible();
    await dialog.getByLabel(t('field.name'), { exact: true }).fill('Harbour Start Limited');
    await dialog.getByRole('combobox', { name: t('month') }).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await look(page, `start-${width}`);
    await dialog.getByRole('button', { name: t('start.ok') }).click();

    await expect(page).toHaveURL(/\/home$/);
    const list = page.getByRole('region', { name: home('setUp.title') });
    await expect(list.getByText(home('setUp.done', { done: '0', steps: '7' }))).toBeVisible();
    await look(page, `home-${width}`);
    await list.getByRole('link', { name: home('setUp.step.details.title') }).click();
    await expect(page.getByText(t('start.unfinished'))).toBeVisible();
    await look(page, `company-${width}`);

    const [company] = dataOf<{ id: string }[]>(await client.get('/api/company?page=1&limit=10'));
    const accounts = dataOf<{ id: string }[]>(await client.get(`/api/company/${company?.id}/account/`));
    await client.put(`/api/company/${company?.id}/account/${accounts[0]?.id}`, {
      name: 'Bank',
      name_zh: null,
      bank: null,
      number: '012-345678-001',
      active: true,
    });
    await page.goto(`${server.url}/home`);
    await expect(list.getByText(home('setUp.done', { done: '1', steps: '7' }))).toBeVisible();
    await list.getByRole('button', { name: home('setUp.close') }).click();
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: home('first.upload') })).toBeVisible();
    await expect(list).toHaveCount(0);
  });
}
