import { expect, type Page } from '@playwright/test';
import { Client, newestCode, password, signIn as signInByApi } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { type Language, words } from './words.ts';

/** Opens a page that speaks the language from the first screen on. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', chosen);
  }, language);
}

export async function signUp(
  page: Page,
  server: TestServer,
  language: Language,
  email: string,
  secret = password,
): Promise<void> {
  const t = words(language);
  await page.goto(`${server.url}/auth/sign-up`);
  await page.getByLabel(t('auth', 'name'), { exact: true }).fill('Chan Tai Man');
  await page.getByLabel(t('auth', 'email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth', 'password'), { exact: true }).fill(secret);
  await page.getByLabel(t('auth', 'confirmPassword'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('auth', 'signUp.button') }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
}

/** Signs up and gives the code that follows at once: the password is typed once. */
export async function signUpAndIn(page: Page, server: TestServer, language: Language, email: string): Promise<void> {
  await signUp(page, server, language, email);
  await giveMailedCode(page, server, language, email);
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** Waits for the code to be mailed, and gives it. */
export async function giveMailedCode(page: Page, server: TestServer, language: Language, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words(language)('auth', 'confirmCode.title') })).toBeVisible();
  await expect(async () => newestCode(server.folder, email)).toPass({ timeout: 20_000 });
  await giveCode(page, language, newestCode(server.folder, email));
}

/** Types a code in lower case, as people do. */
export async function giveCode(page: Page, language: Language, code: string): Promise<void> {
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code.toLowerCase(), { delay: 20 });
  const confirm = page.getByRole('button', { name: words(language)('auth', 'confirmCode.button') });
  // The last character may have sent the form already.
  if (await confirm.isEnabled().catch(() => false)) await confirm.click({ timeout: 2000 }).catch(() => undefined);
}

/** Email, password, and the code from the outbox. `lands`: where that leads, when not into the app. */
export async function signIn(
  page: Page,
  server: TestServer,
  language: Language,
  email: string,
  secret = password,
  lands: RegExp | null = null,
): Promise<void> {
  const t = words(language);
  if (!page.url().includes('/auth/sign-in')) await page.goto(`${server.url}/auth/sign-in`);
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { name: t('auth', 'signIn.title') })).toBeVisible();
  await page.getByLabel(t('auth', 'email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth', 'password'), { exact: true }).fill(secret);
  const asked = page.waitForResponse((response) => response.url().includes('/api/user/otp/request') && response.ok());
  await page.getByRole('button', { name: t('auth', 'signIn.button') }).click();
  await expect(page).toHaveURL(/\/auth\/confirm-code/);
  await asked;
  await giveCode(page, language, newestCode(server.folder, email));
  if (lands === null) await expect(page).not.toHaveURL(/\/auth\//);
  else await expect(page).toHaveURL(lands);
}

/** Gives the browser what a caller who is signed in already holds; the first screen that is opened is behind the door. */
export async function holdSession(page: Page, client: Client): Promise<void> {
  await page.context().addCookies(client.cookies());
}

/**
 * Opens a screen with the session of a signed-in caller: most tests do not test signing in.
 */
export async function enterAs(page: Page, client: Client, path = '/home'): Promise<void> {
  await holdSession(page, client);
  await page.goto(client.url + path);
  await expect(page.locator('#content')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === path.split('?')[0]);
}

/** Comes in as somebody who has an account. */
export async function enter(
  page: Page,
  server: TestServer,
  { email, password: secret }: { email: string; password: string },
  path = '/home',
): Promise<void> {
  const client = new Client(server.url);
  await signInByApi(client, server.folder, email, secret);
  await enterAs(page, client, path);
}
