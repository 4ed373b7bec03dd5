import { expect, type Page, test } from '@playwright/test';
import { type Client, dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { letIn, signUpPractice } from '../people/office.ts';
import { holdSession, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

/** A company with the practice as its adviser. */
async function openClient(office: Client, number: string): Promise<string> {
  const owner = await signedInClient(server.url, server.folder, `owner${number}@example.com`);
  // One name in both languages, so that a list shows the same.
  const name = `Client ${number} 有限公司`;
  const own = { name, name_zh: name, registration_number: number, br: number, ci: number.slice(1) };
  const { id } = dataOf<{ id: string }>(await owner.post('/api/company', { ...sampleCompany, ...own }));
  await letIn(office, owner, { id, number });
  return name;
}

async function enterBooks(page: Page, name: string, bar: string): Promise<void> {
  await page.goto(`${server.url}/practice`);
  // The table of months below names the client too, and may be there first.
  await page.locator('tr[data-list-row], li button').filter({ hasText: name }).click();
  await expect(page.getByRole('complementary', { name: bar })).toContainText(name);
  await page.goto(`${server.url}/reports/layouts`);
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  1,
)) {
  test(`a practice keeps a custom report for its clients, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('reports', `layout.${key}`, values);
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const bar = t('shell', 'viewAs.label');
    const office = await signUpPractice(server, `layouts-${width}@example.com`);
    const [one, other] =
      language === 'en-US' ? (['70000001', '70000002'] as const) : (['70000003', '70000004'] as const);
    const first = await openClient(office, one);
    const second = await openClient(office, other);
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await holdSession(page, office);
    const layout = (name: string) => page.getByRole('link', { name: new RegExp(name) });

    // It is made in the books of one client, for all of them.
    await enterBooks(page, first, bar);
    await expectSound(page);
    await button(say('add')).first().click();
    await page.getByLabel(say('name'), { exact: true }).fill('Margins');
    await chooseOption(page.getByRole('combobox', { name: say('keptFor') }), say('allClients'));
    await button(t('common', 'save')).click();
    await expect(page).toHaveURL(/\/reports\/layouts\/[0-9a-f-]{36}/);
    await expectSound(page);

    // It is changed.
    await page.getByLabel(say('field.label', { row: 'r1' }), { exact: true }).fill('Fees');
    await button(t('common', 'save')).click();
    await expect(button(t('common', 'save'))).toBeDisabled();
    await page.goto(`${server.url}/reports/layouts`);
    await expect(layout('Margins')).toContainText(say('ofPractice_other', { count: '4' }));

    // Another client uses it, as it was changed.
    await enterBooks(page, second, bar);
    await layout('Margins').click();
    await page.getByRole('link', { name: say('open') }).click();
    await expect(page.getByRole('heading', { name: 'Margins' })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText(language === 'en-US' ? 'Fees' : '收入');
    await expectSound(page);

    // Deleted in the books of one client, it is gone for all.
    await page.goto(`${server.url}/reports/layouts`);
    await layout('Margins').click();
    await button(t('reports', 'saved.remove')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reports', 'saved.remove') })
      .click();
    await expect(page).toHaveURL(/\/reports\/layouts$/);
    await expect(page.getByText(say('none'))).toBeVisible();
    await enterBooks(page, first, bar);
    await expect(page.getByText(say('none'))).toBeVisible();
  });
}
