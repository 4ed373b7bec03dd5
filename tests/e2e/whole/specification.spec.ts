import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { type Client, createSampleCompany, newestCode, password, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { speak } from '../person.ts';
import { namesOf, type Recorded, recordCalls } from '../recorded.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

// The specification's points 4, 5, 7, 8 and 9 as far as a browser shows them, row by row, by one person in one page. What is a pure
// rule or an answer of the server has its rows in tests/specification.
test.describe.configure({ mode: 'serial' });
const t = words('en-US');
const email = 'row@example.com';
const profilePath = '**/api/user/profile*';

let server: TestServer;
let client: Client;
let context: BrowserContext;
let page: Page;
let calls: Recorded[];
let companyId: string;

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  client = await signedInClient(server.url, server.folder, email);
  companyId = await createSampleCompany(client);
  context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  await speak(page, 'en-US');
  await page.addInitScript(() => {
    const limits: number[] = [];
    Object.assign(window, { limits });
    // A time limit of a request is a signal that a timer sets off.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds);
      return timeout(milliseconds);
    };
  });
  calls = recordCalls(page);
});
test.afterAll(async () => {
  await context?.close();
});

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const field = (key: string) => page.getByLabel(t('auth', key), { exact: true });
const upload = () => page.getByRole('button', { name: t('shell', 'upload') }).first();
/** Fails the next call to a path in a way of the error catalogue. */
const failOnce = (path: string, status: number, body: object) =>
  page.route(path, (route) => route.fulfill({ status, json: body }), { times: 1 });

/** Saves another name in the account setting: a call whose failure the client shows without code of the screen. */
async function saveName(name: string): Promise<void> {
  await page.goto('/settings/explore/account-setting');
  await page.getByRole('textbox', { name: t('account-setting', 'name'), exact: true }).fill(name);
  await page.getByRole('button', { name: t('account-setting', 'save'), exact: true }).click();
}

async function changeProfile(route: Route, change: object): Promise<void> {
  const response = await route.fetch();
  const envelope: { data: object } = await response.json();
  await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, ...change } } });
}

test('4 gate 1: not initialised, a loader shows', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(profilePath, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sales');
  await expect(page.locator('.full-screen-spinner')).toBeVisible();
  release();
  await expect(page.locator('.full-screen-spinner')).toBeHidden();
  await page.unroute(profilePath);
});

test('4 gate 2: unauthenticated, sign-in shows and the intended path is remembered', async () => {
  await expect(page.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect(await stored('redirectTo')).toBe('/sales');
});

test("8 'Unauthenticated.' while not signed in is ignored", async () => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(0);
});

for (const [typed, sentence] of [
  [['', 'secret'], 'Please enter email'],
  [['lam', 'secret'], 'Please enter a valid email'],
  [[email, ''], 'Please enter password'],
] as const) {
  test(`5 sign-in: ${sentence}`, async () => {
    calls.length = 0;
    await field('email').fill(typed[0]);
    await field('password').fill(typed[1]);
    await page.getByRole('button', { name: t('auth', 'signIn.button') }).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    expect(namesOf(calls)).toEqual([]);
  });
}

test('8 a sign-in failure is only logged to the console', async () => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /refused/.test(message.text()),
  );
  await field('email').fill(email);
  await field('password').fill('not this one');
  await page.getByRole('button', { name: t('auth', 'signIn.button') }).click();
  expect((await logged).text()).not.toContain('not this one');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('7 CSRF before the auth action; 4 sign-in 1 and 2: pending, redirectTo, 100 ms, profile, confirm-code', async () => {
  calls.length = 0;
  const given = page.waitForResponse('**/fortify/csrf').then((answer) => answer.headerValue('set-cookie'));
  await field('password').fill(password);
  await page.getByRole('button', { name: t('auth', 'signIn.button') }).click();
  await expect(page).toHaveURL(/\/auth\/confirm-code$/);
  await expect.poll(() => namesOf(calls)).toContain('GET /api/user/otp/request');
  expect(namesOf(calls).slice(0, 3)).toEqual(['GET /fortify/csrf', 'POST /fortify/login', 'GET /api/user/profile']);
  const login = calls[1];
  expect(login?.body).toBe(JSON.stringify({ email, password }));
  expect(login?.headers['content-type']).toContain('application/json');
  const [, cookie = ''] = /XSRF-TOKEN=([^;]+)/.exec((await given) ?? '') ?? [];
  expect(login?.headers['x-xsrf-token']).toBe(decodeURIComponent(cookie));
  expect(await page.evaluate(msFromLoginToProfile)).toBeGreaterThanOrEqual(99);
  expect(await stored('redirectTo')).toBe('/sales');
});

test('4 gate 3: while the second factor is pending the confirm-code page shows, wherever one goes', async () => {
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth\/confirm-code$/);
});

test("2 and 9 confirm-code: 6 characters, upper case; 8 Resend shows 'New code sent to your email'", async () => {
  await expect(page.locator('.ant-otp-input')).toHaveCount(6);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('New code sent to your email')).toBeVisible();
  await page.locator('.ant-otp-input').first().click();
  await page.keyboard.type('ab');
  await expect(page.locator('.ant-otp-input').nth(1)).toHaveValue('B');
});

test('8 a code that fails is only logged; 4 sign-in 3 and 4: a right one leads to redirectTo, which is forgotten', async () => {
  await page.evaluate(() => localStorage.setItem('redirectTo', '/purchases'));
  await page.keyboard.type('cdef');
  const confirm = page.getByRole('button', { name: t('auth', 'confirmCode.button'), exact: true });
  await confirm.click();
  await expect(page.getByText('The code is incorrect or has expired').first()).toBeVisible();
  await expect(page.locator('.toast-error')).toHaveCount(0);
  const asked = page.waitForResponse('**/api/user/otp/request');
  await page.reload();
  await asked;
  calls.length = 0;
  await page.locator('.ant-otp-input').first().click();
  await page.keyboard.type(newestCode(server.folder, email).toLowerCase());
  await confirm.click();
  await expect(page).toHaveURL(/\/purchases$/);
  expect(await stored('redirectTo')).toBeNull();
  const verify = calls.find(({ path }) => path === '/api/user/otp/verify');
  expect(JSON.parse(verify?.body ?? '{}')).toMatchObject({ code: newestCode(server.folder, email), email });
});

for (const [name, before] of [
  ['missing', null],
  ['not among the companies', '00000000-0000-4000-8000-000000000000'],
] as const) {
  test(`4 refresh 1, 2 and 3: profile, first page of companies, accounts; a companyId that is ${name} becomes the first`, async () => {
    await page.evaluate((id) => {
      if (id === null) localStorage.removeItem('companyId');
      else localStorage.setItem('companyId', id);
      localStorage.removeItem('accountId');
    }, before);
    calls.length = 0;
    await page.reload();
    await expect.poll(() => stored('companyId')).toBe(companyId);
    const accounts: { data: { id: string }[] } = JSON.parse(
      JSON.stringify((await client.get(`/api/company/${companyId}/account/`)).body),
    );
    await expect.poll(() => stored('accountId')).toBe(accounts.data[0]?.id);
    const steps = namesOf(calls).map((one) => one.replace(/company_id=[\w-]+/, 'company_id'));
    const order = [
      steps.findIndex((one) => one.startsWith('GET /api/user/profile')),
      steps.indexOf('GET /api/company?page=1&limit=10&level=3'),
      steps.indexOf(`GET /api/company/${companyId}/account/`),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
}

for (const [level, isReadOnly] of [
  [2, false],
  [3, true],
] as const) {
  test(`4 refresh 5 and 6 roles: permission_level ${level} ${isReadOnly ? 'hides' : 'shows'} the upload controls`, async () => {
    const may = isReadOnly ? ['desk', 'read'] : ['desk', 'upload', 'read', 'write'];
    await page.route(profilePath, (route) => changeProfile(route, { permission_level: level, may }));
    await page.goto('/home');
    await expect(page.getByRole('button', { name: t('shell', 'signOut') })).toBeVisible();
    await expect(upload()).toBeVisible({ visible: !isReadOnly });
    await page.unroute(profilePath);
  });
}

test('2 an authenticated user who opens an auth page goes home, or to a given path of this app', async () => {
  for (const [opened, landed] of [
    ['/auth/sign-in', '/home'],
    ['/auth/sign-in?redirectTo=/sales', '/sales'],
    ['/auth/forgot-password?redirectTo=//elsewhere.example', '/home'],
  ] as const) {
    await page.goto(opened);
    await expect(page).toHaveURL(server.url + landed);
  }
});

test('9 sidebar 280 px, primary colour #0085ca, no timeout of the HTTP client', async () => {
  const sidebar = await page.locator('aside.sidebar').boundingBox();
  expect(sidebar?.width).toBe(280);
  const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim();
  expect(await page.evaluate(brand)).toBe('#0085ca');
  expect(calls.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'limits'))).toEqual([]);
});

test("8 a failed call shows the server's message", async () => {
  await failOnce('**/api/user', 500, { code: 500, message: 'The server has its own words.' });
  await saveName('Row By Row');
  await expect(page.locator('.toast-error')).toContainText('The server has its own words.');
});

test("8 or else 'Something went wrong'", async () => {
  await failOnce('**/api/user', 500, {});
  await saveName('Row By Row');
  await expect(page.locator('.toast-error')).toContainText('Something went wrong');
});

test('8 confirmation needed: the password is asked for, and the same call is repeated without typing anything again', async () => {
  await failOnce('**/api/user', 403, {
    code: 403,
    error: 'confirmation_needed',
    message: 'Enter your password again.',
  });
  await saveName('Typed Once');
  const dialog = page.getByRole('dialog', { name: t('auth', 'verifyPassword.title') });
  await dialog.getByLabel(t('auth', 'password'), { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password. Check it and try again.')).toBeVisible();
  await dialog.getByLabel(t('auth', 'password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Typed Once').first()).toBeVisible();
});

test("8 a failed upload shows 'Upload failed.' with a try again link", async () => {
  await page.goto('/home');
  await upload().click();
  await page.route('**/upload-files/', (route) => route.abort('connectionreset'), { times: 1 });
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.locator('input[type=file]').first().setInputFiles(pdf);
  await expect(page.getByText('Upload failed.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible();
});

test("8 a failed load shows a notification: the server's message, or else 'Something went wrong'", async () => {
  await failOnce('**/sales-invoice?*', 500, { code: 500, message: 'The list has its own words.' });
  await page.goto('/sales');
  await expect(page.locator('.toast-error')).toContainText('The list has its own words.');
  await failOnce('**/sales-invoice?*', 502, {});
  await page.reload();
  await expect(page.locator('.toast-error')).toContainText('Something went wrong');
  await expect(page.getByRole('alert').getByText('Something went wrong').first()).toBeVisible();
});

test('8 a logout failure shows an info notification with its message', async () => {
  await page.goto('/home');
  await failOnce('**/fortify/logout', 500, { code: 500, message: 'Not just now.' });
  await signOut();
  await expect(page.locator('.toast-info')).toContainText('Not just now.');
  await expect(page).toHaveURL(/\/home$/);
});

test("8 'Unauthenticated.' while signed in opens 'Authorization expired！'; OK goes to sign-in; a 401 signs out", async () => {
  await failOnce('**/api/user', 401, { code: 401, error: 'unauthenticated', message: 'Unauthenticated.' });
  await saveName('Nobody');
  const dialog = page.getByRole('dialog', { name: 'Authorization expired！' });
  await expect(dialog.getByText('Do you want to log in again')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await expect(page.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
});

test('4 refresh 6: a failure during refresh leads to sign-in', async () => {
  await page.goto('/home');
  await expect(upload()).toBeVisible();
  await failOnce(profilePath, 500, { code: 500, message: 'broken' });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await expect(page.locator('.toast-error')).toContainText('broken');
});

test('4 sign-out asks first, clears authenticated, after a CSRF call', async () => {
  await page.goto('/home');
  calls.length = 0;
  const other = await context.newPage();
  await other.goto('/sales');
  await expect(other.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible();
  await signOut();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  const names = namesOf(calls);
  expect(names.indexOf('GET /fortify/csrf')).toBe(names.indexOf('POST /fortify/logout') - 1);
  await expect(other).toHaveURL(/\/auth\/sign-in/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.close();
});

test('2 confirm-code without a password accepted: sign-in shows at once, and nothing is asked of the server', async () => {
  calls.length = 0;
  await page.goto('/auth/confirm-code');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
  expect(namesOf(calls).filter((name) => /otp|second-factor/.test(name))).toEqual([]);
});

for (const [path, heading, button, call] of [
  ['/auth/sign-up', 'signUp.title', 'signUp.button', 'POST /fortify/register'],
  ['/auth/accountant-sign-up', 'accountantSignUp.title', 'signUp.button', 'POST /fortify/register'],
  ['/auth/forgot-password', 'forgotPassword.title', 'forgotPassword.send', 'POST /fortify/forgot-password'],
  [
    '/auth/reset-password#token=abc&email=row@example.com',
    'resetPassword.title',
    'resetPassword.title',
    'POST /fortify/reset-password',
  ],
] as const) {
  test(`7 and 8 ${path}: CSRF first, nothing secret in the address, a failure only in the form`, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('auth', heading) })).toBeVisible();
    await page.route(
      `**/${call.split(' /')[1]}`,
      (route) => route.fulfill({ status: 500, json: { code: 500, message: 'Not now.' } }),
      { times: 1 },
    );
    for (const label of ['name', 'email', 'password', 'newPassword', 'confirmPassword'])
      if (await field(label).isVisible())
        await field(label).fill(label === 'email' ? 'new@example.com' : 'a good long one');
    calls.length = 0;
    await page.getByRole('button', { name: t('auth', button), exact: true }).click();
    await expect(page.getByRole('alert').getByText('Not now.')).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(namesOf(calls)).toEqual(['GET /fortify/csrf', call]);
    if (path === '/auth/accountant-sign-up')
      expect(JSON.parse(calls[1]?.body ?? '{}')).toMatchObject({ account_type: 'person' });
  });
}

test("5 set-password: 'The Two passwords that you entered do not match!'", async () => {
  await field('newPassword').fill('one good password');
  await field('confirmPassword').fill('another password');
  await page.getByRole('button', { name: t('auth', 'resetPassword.title'), exact: true }).click();
  await expect(page.getByText('The Two passwords that you entered do not match!')).toBeVisible();
});

test('sign-up and reset lead back to sign-in', async () => {
  await page.route('**/fortify/reset-password', (route) => route.fulfill({ json: { code: 0, data: null, meta: {} } }), {
    times: 1,
  });
  await field('confirmPassword').fill('one good password');
  await page.getByRole('button', { name: t('auth', 'resetPassword.title'), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test('9 a failed load of the words is tried again, the first time after 350 ms', async () => {
  const at: number[] = [];
  await page.route('**/locales/en-US/auth.json', async (route) => {
    at.push(Date.now());
    if (at.length === 1) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(340);
});

test('9 words that cannot be loaded at all: the page says so in both languages', async () => {
  test.setTimeout(60_000);
  await page.clock.install();
  await page.route('**/locales/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/auth/sign-in');
  const sorry = page.getByRole('button', { name: 'Reload 重新載入' });
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(sorry).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute('**/locales/**');
  await sorry.click();
  await expect(page.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
});

/** Runs in the page, by its own clock: from the last login's answer to the profile's request. */
function msFromLoginToProfile(): number {
  const entries = performance.getEntriesByType('resource');
  const login = entries.findLast(({ name }) => name.includes('/fortify/login'))?.toJSON();
  const profile = entries.findLast(({ name }) => name.includes('/api/user/profile'));
  return (profile?.startTime ?? 0) - login.responseEnd;
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: t('shell', 'signOut') }).click();
  await expect(page.getByText('Are you sure you want to sign out?').last()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell', 'signOut') })
    .click();
}
