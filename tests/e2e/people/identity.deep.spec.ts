import { expect, type Page, test } from '@playwright/test';
import { type SmtpDesk, smtpDesk } from '../../../apps/server/test/desks/smtp-desk.ts';
import { freePort } from '../../../apps/server/test/free-port.ts';
import { Client, dataOf, password } from '../../support/client.ts';
import { type OidcDesk, oidcDesk } from '../../support/oidc.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { speak } from '../person.ts';
import { words } from '../words.ts';

let url: string;
let server: TestServer;
let mails: SmtpDesk;
let acme: OidcDesk;
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  mails = await smtpDesk();
  await mails.open();
  acme = await oidcDesk(`${url}/api/oidc/acme/callback`);
  server = await startTestServer({ port, env: { PUBLIC_URL: url, SMTP_URL: mails.url, ...acme.env } });
});
test.afterAll(async () => {
  await server.stop();
  await Promise.all([mails.close(), acme.close()]);
  server.clean();
});
const t = words('en-US');
const f = (key: string, values?: Record<string, string>) => t('factors', key, values);

test('somebody signs up by a third party, gives the code the mail server brought, and comes back by it', async ({
  page,
}) => {
  const email = 'kayan@example.com';
  await speak(page, 'en-US');
  await page.goto(`${url}/auth/sign-up`);
  await goToAcme(page, email);
  await expect(page.getByRole('heading', { name: f('arrival.createTitle') })).toBeVisible();
  await expect(page.getByLabel(t('auth', 'name'), { exact: true })).toHaveValue('Wong Ka Yan');
  await expect(page.getByLabel(t('auth', 'email'), { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: f('arrival.create') }).click();
  await giveCode(page, email);
  await expect(page).not.toHaveURL(/\/auth\//);

  await test.step('and once more, without anything but the code', async () => {
    const mailed = mails.received.length;
    await page.context().clearCookies({ name: 'folio_session' });
    await page.goto(`${url}/auth/sign-in?redirectTo=%2Fsales`);
    await page.getByRole('link', { name: f('continueWith', { name: 'Acme' }) }).click();
    await expect(page).toHaveURL(/\/auth\/confirm-code/);
    await expect.poll(() => mails.received.length).toBe(mailed + 1);
    await giveCode(page, email);
    await expect(page).not.toHaveURL(/\/auth\//);
  });
});

test('an account that was there is connected only by a code mailed to it', async ({ page }) => {
  const email = 'taiman@example.com';
  const client = new Client(server.url);
  await client.get('/fortify/csrf');
  const account = { name: 'Chan Tai Man', email, account_type: 'company' };
  dataOf(await client.post('/fortify/register', { ...account, password, password_confirmation: password }));
  await speak(page, 'en-US');
  await page.goto(`${url}/auth/sign-in`);
  await goToAcme(page, email);
  await expect(page.getByRole('heading', { name: f('arrival.proveTitle') })).toBeVisible();
  await page.goto(`${url}/home`);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.goto(`${url}/auth/third-party`);
  await page.getByRole('button', { name: f('arrival.sendCode') }).click();
  await page.getByLabel(t('auth', 'confirmCode.label'), { exact: true }).fill(await codeFor(email));
  await page.getByRole('button', { name: f('arrival.confirm') }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
});

test('a user who declines at the third party sees this on the sign-in page', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${url}/auth/sign-in`);
  await page.getByRole('link', { name: f('continueWith', { name: 'Acme' }) }).click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByText(f('thirdParty.cancelled'))).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

/** To the provider and its two pages: who one is, and that one agrees. */
async function goToAcme(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: f('continueWith', { name: 'Acme' }) }).click();
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function giveCode(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: t('auth', 'confirmCode.title') })).toBeVisible();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(await codeFor(email), { delay: 20 });
  const confirm = page.getByRole('button', { name: t('auth', 'confirmCode.button') });
  if (await confirm.isEnabled().catch(() => false)) await confirm.click({ timeout: 2000 }).catch(() => undefined);
}

/** The code of the newest mail to somebody, as the mail server got it. */
async function codeFor(email: string): Promise<string> {
  const newest = () =>
    mails.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => /^Subject: ([A-Z0-9]{6}) /m.exec(source)?.[1])
      .findLast((code) => code !== undefined) ?? '';
  await expect.poll(newest).not.toBe('');
  return newest();
}
