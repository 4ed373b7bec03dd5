import { expect, test } from '@playwright/test';
import { codeAt } from '../../../apps/server/src/platform/authenticator/index.ts';
import { createSampleCompany, password, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
const t = words('en-US');
const f = (key: string, values?: Record<string, string>) => t('factors', key, values);

test('an authenticator app is set up from its key, signs in, and a recovery code replaces it', async ({ page }) => {
  const email = 'app@example.com';
  const client = await signedInClient(server.url, server.folder, email);
  await createSampleCompany(client);
  await speak(page, 'en-US');
  await enterAs(page, client, '/settings/explore/account-setting?tab=security');
  await page.getByRole('button', { name: f('authenticator.begin') }).click();
  const secret = ((await page.locator('.authenticator-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = page.getByRole('textbox', { name: f('authenticator.code'), exact: true });
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText(/This is not the code the app shows now/)).toBeVisible();
  await code.fill(codeAt(secret, new Date()));
  await code.press('Enter');
  await expect(page.getByText(f('authenticator.on'))).toBeVisible();
  await page.getByRole('button', { name: f('recovery.make') }).click();
  const codes = page.getByRole('list', { name: f('recovery.title') }).getByRole('listitem');
  const recovery = (await codes.first().textContent()) ?? '';

  const givePassword = async () => {
    await page.context().clearCookies({ name: 'folio_session' });
    await page.goto(`${server.url}/auth/sign-in`);
    await page.getByLabel(t('auth', 'email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth', 'password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('auth', 'signIn.button'), exact: true }).click();
    await expect(page.getByText(f('confirmCode.either', { email }))).toBeVisible();
  };
  await test.step('the next code of the app opens the same field as a mailed one', async () => {
    await givePassword();
    await page.getByRole('textbox').first().click();
    // The code of the set-up works only once, but the server also accepts the code of the next 30 seconds.
    await page.keyboard.type(codeAt(secret, new Date(Date.now() + 30_000)), { delay: 20 });
    const confirm = page.getByRole('button', { name: t('auth', 'confirmCode.button') });
    if (await confirm.isEnabled().catch(() => false)) await confirm.click({ timeout: 2000 }).catch(() => undefined);
    await expect(page).not.toHaveURL(/\/auth\//);
  });
  await test.step('a recovery code lets in as well', async () => {
    await givePassword();
    await page.getByRole('button', { name: f('recovery.use') }).click();
    await page.getByRole('textbox', { name: f('recovery.code'), exact: true }).fill(recovery);
    await page.getByRole('button', { name: f('recovery.confirm') }).click();
    await expect(page).not.toHaveURL(/\/auth\//);
  });
});
