import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../../apps/server/test/free-port.ts';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { words } from '../words.ts';

// Passkeys are tied to the name of a host; an address of numbers has none.
let url: string;
let server: TestServer;
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = await startTestServer({ port, env: { PUBLIC_URL: url } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});
const t = words('en-US');
const f = (key: string, values?: Record<string, string>) => t('factors', key, values);
const setting = '/settings/explore/account-setting?tab=security';

test('a passkey is made, signs in without a password, and replaces the password before a sensitive action', async ({
  page,
}) => {
  await withFinger(page);
  await speak(page, 'en-US');
  const client = await signedInClient(url, server.folder, 'passkey@example.com');
  await createSampleCompany(client);
  await enterAs(page, client, `${setting}`);

  await test.step('it is made under a name', async () => {
    await page.getByRole('button', { name: f('passkeys.add'), exact: true }).click();
    await page.getByRole('textbox', { name: f('passkeys.name'), exact: true }).fill('Office laptop');
    await page.getByRole('button', { name: f('passkeys.goOn') }).click();
    await expect(page.getByRole('list', { name: f('passkeys.title') })).toContainText('Office laptop');
  });

  await test.step('it signs in without password and code', async () => {
    await page.context().clearCookies({ name: 'folio_session' });
    await page.goto(`${url}/auth/sign-in`);
    await page.getByRole('button', { name: f('passkeySignIn') }).click();
    await expect(page).toHaveURL(/\/home/);
  });

  await test.step('asked for the password again, one shows the passkey instead', async () => {
    await page.goto(`${url}${setting}`);
    await refuseOnce(page);
    await page.getByRole('button', { name: f('recovery.make') }).click();
    const dialog = page.getByRole('dialog');
    const confirmed = page.waitForResponse((answer) => answer.url().endsWith('/api/user/confirm-passkey'));
    await dialog.getByRole('button', { name: f('passkeys.use') }).click();
    expect((await confirmed).status()).toBe(200);
    await expect(page.getByRole('list', { name: f('recovery.title') }).getByRole('listitem')).toHaveCount(10);
  });

  await test.step('as the second step it takes the place of the mailed code', async () => {
    await page.context().clearCookies({ name: 'folio_session' });
    await page.goto(`${url}/auth/sign-in`);
    await page.getByLabel(t('auth', 'email'), { exact: true }).fill('passkey@example.com');
    await page.getByLabel(t('auth', 'password'), { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: t('auth', 'signIn.button'), exact: true }).click();
    await page.getByRole('button', { name: f('passkeys.use') }).click();
    await expect(page).not.toHaveURL(/\/auth\//);
  });
});

/** A device with a finger on it that Chromium makes up. */
async function withFinger(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As if the minutes since the last proof were over: the server's answer then, once. Everything after it is the server's own. */
async function refuseOnce(page: Page): Promise<void> {
  const body = { code: 403, error: 'confirmation_needed', message: 'Enter your password again to continue.' };
  await page.route('**/api/user/recovery-code', (call) => call.fulfill({ status: 403, json: body }), { times: 1 });
}
