import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { createSampleCompany, dataOf, password, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { papers } from '../papers.ts';
import { enterAs, giveMailedCode, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, storyIn, words } from '../words.ts';

/** A user is invited, joins as uploader, gets a higher role, and is removed while their tab is open. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

/** The link in the newest mail to an address. */
function linkFor(email: string): string {
  const outbox = join(server.folder, 'outbox');
  const names = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  for (const name of names) {
    const mail: { to: string; text: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
    const link = /\S+\/auth\/invitation#\S+/.exec(mail.text)?.[0];
    if (mail.to === email && link !== undefined) return link;
  }
  throw new Error(`no invitation was mailed to ${email}`);
}

async function elsewhere(browser: Browser, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, language);
  return page;
}

for (const language of storyIn('en-US')) {
  const t = words(language);
  test(`staff in ${language}: invited, joins with own documents only, promoted, removed`, async ({ page, browser }) => {
    const owner = await signedInClient(server.url, server.folder, `owner-${language}@folio.example`);
    const companyId = await createSampleCompany(owner);
    const [first, second] = await papers();
    if (!first || !second) throw new Error('there are no papers to bring');
    dataOf(await owner.upload(companyId, first.name, first.buffer));
    await speak(page, language);
    await enterAs(page, owner, '/settings/explore/corporate-staff-management');
    const email = `ho-${language.toLowerCase()}@folio.example`;
    await page.getByRole('button', { name: t('staff', 'invite.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('staff', 'column.email') }).fill(email);
    await dialog.getByText(t('shell', 'role.uploader'), { exact: true }).click();
    await dialog.getByRole('button', { name: t('staff', 'invite.send') }).click();
    await expect(page.getByText(t('staff', 'state.invited'), { exact: true })).toBeVisible();

    const other = await elsewhere(browser, language);
    await other.goto(linkFor(email));
    await other.getByRole('link', { name: t('invitation', 'signUp') }).click();
    await expect(other.getByLabel(t('auth', 'email'), { exact: true })).toHaveValue(email);
    await other.getByLabel(t('auth', 'name'), { exact: true }).fill('Ho <b>Sze</b> Wing');
    await other.getByLabel(t('auth', 'password'), { exact: true }).fill(password);
    await other.getByLabel(t('auth', 'confirmPassword'), { exact: true }).fill(password);
    await other.getByRole('button', { name: t('auth', 'signUp.button') }).click();
    // After the code, the app shows the invitation again without another action.
    await giveMailedCode(other, server, language, email);
    await expect(other).toHaveURL(/\/auth\/invitation/);
    const company = language === 'zh-Hant' ? '金紫荊貿易有限公司' : 'Golden Bauhinia Trading Limited';
    await other.getByRole('button', { name: t('invitation', 'join', { company }) }).click();
    await expect(other.getByText(t('home', 'papers.none'))).toBeVisible();

    await other.getByRole('button', { name: t('home', 'papers.choose') }).click();
    await other.locator('input[type=file]').first().setInputFiles(second);
    await expect(other.getByRole('dialog').getByText(second.name)).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other.getByRole('row', { name: new RegExp(second.name.replaceAll('.', '\\.')) })).toBeVisible();
    await expect(other.getByText(first.name)).toHaveCount(0);
    await expect(other.getByRole('link', { name: t('shell', 'menu.reports') })).toHaveCount(0);
    await other.goto(`${server.url}/reports/balance-sheet`);
    await expect(other.getByText(t('shell', 'notInRole.title'))).toBeVisible();

    await page.reload();
    const row = page.getByRole('row', { name: /Ho <b>Sze<\/b> Wing/ });
    await expect(row.getByText(t('staff', 'state.active'), { exact: true })).toBeVisible();
    await chooseOption(row.getByRole('combobox'), t('shell', 'role.reader'));
    await expect(row.locator('.ant-select')).toContainText(t('shell', 'role.reader'));
    await other.goto(`${server.url}/sales`);
    await expect(other.getByRole('heading', { level: 1, name: t('shell', 'menu.sales') })).toBeVisible();

    await row.getByRole('button', { name: t('staff', 'removeName', { name: 'Ho <b>Sze</b> Wing' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('staff', 'remove.ok') })
      .click();
    await expect(row).toHaveCount(0);
    await other.getByRole('link', { name: t('shell', 'menu.purchases') }).click();
    await expect(other.getByText(t('shell', 'accessEnded.title', { company }))).toBeVisible();
    await other.context().close();
  });
}
