import { expect, test } from '@playwright/test';
import { createSampleCompany, password, signedInClient } from '../../support/client.ts';
import { mailed } from '../../support/mailed.ts';
import type { TestServer } from '../../support/server.ts';
import { giveCode, signIn, signUp, signUpAndIn, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { signedInWithCompany } from './company.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
const t = words('en-US');

test('a stranger is asked to sign in and is brought back to where they wanted to go', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${server.url}/sales`);
  await expect(page.getByRole('heading', { name: t('auth', 'signIn.title') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toBe('/sales');
  await createSampleCompany(await signedInClient(server.url, server.folder, 'back@example.com'));
  await signIn(page, server, 'en-US', 'back@example.com');
  await expect(page).toHaveURL(/\/sales$/);
  expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toBeNull();
});

test('a wrong password is said in the form, not shouted in a toast', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${server.url}/auth/sign-in`);
  await page.getByLabel(t('auth', 'email'), { exact: true }).fill('nobody@example.com');
  await page.getByLabel(t('auth', 'password'), { exact: true }).fill('not this one');
  await page.getByRole('button', { name: t('auth', 'signIn.button') }).click();
  await expect(page.getByText('The email or the password is not correct.')).toBeVisible();
  await expect(page.getByLabel(t('auth', 'email'), { exact: true })).toHaveValue('nobody@example.com');
});

test('two passwords that differ get the specification’s sentence', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto(`${server.url}/auth/sign-up`);
  await page.getByLabel(t('auth', 'password'), { exact: true }).fill('one good password');
  await page.getByLabel(t('auth', 'confirmPassword'), { exact: true }).fill('another password');
  await page.getByRole('button', { name: t('auth', 'signUp.button') }).click();
  await expect(page.getByText('The Two passwords that you entered do not match!')).toBeVisible();
});

test('after signing up only the code is asked for, and the password is kept nowhere', async ({ page }) => {
  await speak(page, 'en-US');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await signUp(page, server, 'en-US', 'fresh@example.com');
  await expect(page.getByRole('heading', { name: t('auth', 'confirmCode.title') })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
  expect([kept, ...visited].filter((text) => text.includes(password))).toEqual([]);
  await signUpAndIn(page, server, 'en-US', 'fresher@example.com');
});

test('signing up with an address that has an account shows the same page, whose codes are never right', async ({
  page,
}) => {
  const email = 'taken@example.com';
  await signedInClient(server.url, server.folder, email);
  await speak(page, 'en-US');
  await signUp(page, server, 'en-US', email, 'another good password');
  await expect(page.getByRole('heading', { name: t('auth', 'confirmCode.title') })).toBeVisible();
  await expect(page.getByText(t('auth', 'signUp.codeLead', { email }))).toBeVisible();
  await giveCode(page, 'en-US', 'ABC123');
  await expect(page.getByText(t('auth', 'confirmCode.refused'))).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.getByRole('button', { name: t('auth', 'signUp.usePassword') }).click();
  await expect(page.getByLabel(t('auth', 'email'), { exact: true })).toHaveValue(email);
});

test('a forgotten password is replaced through the link in the email', async ({ page }) => {
  const email = 'forgot@example.com';
  await speak(page, 'en-US');
  await signUp(page, server, 'en-US', email);
  await page.goto(`${server.url}/auth/forgot-password`);
  await page.getByLabel(t('auth', 'email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth', 'forgotPassword.send') }).click();
  await expect(page.getByText(t('auth', 'forgotPassword.sent'))).toBeVisible();
  const [link] = await mailed(server.folder, email, /https?:\S+#token=\S+/);
  await page.goto(link);
  await page.getByLabel(t('auth', 'newPassword'), { exact: true }).fill('quite another one');
  await page.getByLabel(t('auth', 'confirmPassword'), { exact: true }).fill('quite another one');
  await page.getByRole('button', { name: t('auth', 'resetPassword.title') }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test('signing out asks first, and the next visitor sees the sign-in page', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'leaving@example.com', '/sales');
  await page.getByRole('button', { name: t('shell', 'signOut') }).click();
  await expect(page.getByText(t('shell', 'signOutConfirm')).last()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell', 'signOut') })
    .click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.goto(`${server.url}/home`);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test('the other flag changes the language, keeps it and reloads', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'flags@example.com', '/sales');
  await page
    .getByRole('button', { name: /繁體中文|Chinese/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: words('zh-Hant')('shell', 'menu.bankStatement') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('zh-Hant');
});
