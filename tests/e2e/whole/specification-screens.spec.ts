import { expect, type Page, test } from '@playwright/test';
import { Client, signIn } from '../../support/client.ts';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { moveTo, watchRequests } from '../settled.ts';
import { words } from '../words.ts';

// The specification's point 2, screens and routes, in the demo's books: one page of the owner, moved from screen to screen. What the
// session, the calls and the errors do is in specification.spec.ts.
const t = words('en-US');

let server: TestServer;
let page: Page;
let settled: () => Promise<void>;

test.beforeAll(async ({ browser }) => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year', ...providers } });
  const client = new Client(server.url);
  await signIn(client, server.folder, demo.email, demo.password);
  const context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  await speak(page, 'en-US');
  await enterAs(page, client);
  settled = watchRequests(page);
});
test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  server?.clean();
});

/** A third party that is never reached: only what is offered is looked at. */
const providers = {
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'folio',
  OIDC_GOOGLE_CLIENT_SECRET: 'not-a-secret',
};

async function open(path: string): Promise<void> {
  await moveTo(page, path);
  await settled();
}
/** The texts of all such elements once the first of them is on the screen. */
async function textsOf(selector: string): Promise<string[]> {
  await page.locator(selector).first().waitFor();
  return page.locator(selector).allTextContents();
}
const heads = () => textsOf('th');
const labels = () => textsOf('label');
const sidebar = () => page.locator('aside.sidebar');
const button = (name: string) => page.getByRole('button', { name, exact: true });

for (const [path, title] of [
  ['/home', /^Good (morning|afternoon|evening)/],
  ['/bank-statement', 'Bank Statement'],
  ['/sales', 'Sales'],
  ['/purchases', 'Purchases'],
  ['/invoiceEditor', 'New sales invoice'],
  ['/invoice', 'New sales invoice'],
  ['/pricing', 'Pricing'],
  ['/company', 'Company management'],
  ['/reports', 'Reports'],
  ['/settings', 'Explore practices'],
  ['/settings/explore', 'Explore practices'],
  ['/settings/explore/access-management', 'Access Management'],
  ['/settings/explore/account-setting', 'Account Setting'],
  ['/settings/explore/file-storage', 'File Storage'],
  ['/settings/explore/corporate-staff-management', 'Corporate Staff Management'],
] as const) {
  test(`2 route ${path}`, async () => {
    await open(path);
    await expect(page).toHaveURL(server.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

for (const [path, title, pickers] of [
  ['/reports/balance-sheet', 'Balance Sheet', 1],
  ['/reports/transaction-detail', 'Transaction Detail', 2],
  ['/reports/account-transaction', 'Account Transaction', 2],
  ['/reports/profit-loss', 'Profit & Loss', 2],
  ['/reports/general-ledger', 'General Ledger', 2],
  ['/reports/journal-report', 'Journal Report', 2],
  ['/reports/trial-balance', 'Trial Balance', 1],
  ['/reports/aged-receivable', 'Aged Receivable', 1],
  ['/reports/aged-payable', 'Aged Payable', 1],
] as const) {
  test(`2 report ${path}: date pickers, refresh, export`, async () => {
    await open(path);
    await expect(page).toHaveTitle(`${title} · Folio`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1);
    await expect(page.getByLabel(/^(As at|From|To)$/)).toHaveCount(pickers);
    await expect(button(t('reports', 'refresh'))).toBeVisible();
    await expect(button(t('reports', 'export.label'))).toBeVisible();
  });
}

test('2 main layout: logo, Upload and the menu in order, then the flags, the user and sign-out, in 280 px', async () => {
  await open('/settings/explore/account-setting');
  expect((await sidebar().boundingBox())?.width).toBe(280);
  const parts = sidebar().locator('a, button');
  const seen = (
    await parts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  ).map((text) => (text ?? '').replace(/\d+ waiting|\d+/g, '').trim());
  const order = [
    t('shell', 'upload'),
    'Home',
    'Bank Statement',
    'Sales',
    'Purchases',
    'Reports',
    'Settings',
    'Account Setting',
    'Company management',
    'Corporate Staff Management',
    'File Storage',
    'English',
    '繁體中文',
    'Sign out',
  ].map((name) => seen.indexOf(name));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(parts.first()).toHaveAttribute('href', '/');
  await expect(sidebar().locator('.user-name')).toHaveText('Lam Hoi Yan');
  await expect(sidebar().locator('.user-company')).toContainText('Harbour Lantern Trading Limited');
  await expect(
    sidebar().locator('.user-place').getByRole('img').or(sidebar().locator('.avatar')).first(),
  ).toBeVisible();
});

test('2 menu paths come from their keys in kebab case', async () => {
  const paths = await sidebar()
    .locator('nav a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const key of ['home', 'bank-statement', 'sales', 'purchases', 'reports', 'account-setting', 'file-storage'])
    expect(paths.some((path) => path?.split('/').at(-1) === key)).toBe(true);
  expect(paths).toContain('/settings/explore/corporate-staff-management');
});

/** Whether the floating button covers anything that a person reads or presses. */
const coversSomething = () =>
  page.evaluate(() => {
    const button = document.querySelector('.upload-float')?.getBoundingClientRect();
    if (button === undefined) throw new Error('no upload button');
    const others = [...document.querySelectorAll('#content > *, .top-bar > *')].map((one) =>
      one.getBoundingClientRect(),
    );
    return others.some(
      ({ left, right, top, bottom }) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top,
    );
  });

test('2 the floating upload button covers nothing, on wide and narrow screens', async () => {
  for (const path of ['/purchases', '/reports/trial-balance', '/document'])
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      expect(await coversSomething(), `${path} at ${width}`).toBe(false);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('2 the floating upload button opens the dialog, which takes PNG, PDF and JPG, several at once', async () => {
  await page.locator('.upload-float').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/PNG, PDF, JPG/).first()).toBeVisible();
  const input = page.locator('.upload-dialog input[type=file][multiple]').first();
  expect(await input.getAttribute('multiple')).not.toBeNull();
  for (const type of ['png', 'pdf', 'jpg']) expect(await input.getAttribute('accept')).toContain(type);
  await page.keyboard.press('Escape');
});

test('2 upload list: name, size in KB, percent while uploading and state', async () => {
  await page.locator('.upload-float').click();
  const dialog = page.getByRole('dialog');
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/upload-files/', async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2048, 32), Buffer.from('\n%%EOF\n')]);
  await page
    .locator('.upload-dialog input[type=file][multiple]')
    .first()
    .setInputFiles({ name: 'listed.pdf', mimeType: 'application/pdf', buffer });
  const row = dialog.locator('li').filter({ hasText: 'listed.pdf' });
  await expect(row).toContainText('KB');
  await expect(row).toContainText(/\d+%/);
  release();
  await expect(row).toContainText('Upload failed.');
  await page.unroute('**/upload-files/');
  await page.keyboard.press('Escape');
});

test('2 bank statement: the head', async () => {
  await open('/bank-statement?show=all');
  const head = page.locator('.statement-head');
  for (const name of ['Last statement date', 'Last statement balance', 'Account number', 'Account code and name'])
    await expect(head.getByText(name, { exact: true })).toBeVisible();
  await expect(head).toContainText('1010 Bank - HKD current');
});

test('2 Home: profit and loss, cash flow, sales', async () => {
  await open('/home');
  for (const name of ['Profit and loss', 'Cash flow', 'Sales'])
    await expect(page.locator('#content').getByText(name, { exact: true }).first()).toBeVisible();
});

for (const [path, create, party] of [
  ['/sales', 'Create sales invoice', 'To'],
  ['/purchases', null, 'From'],
] as const) {
  test(`2 list ${path}: the columns of the specification at 1440 px`, async () => {
    await open(path);
    const expected = ['Number', 'Ref', party, 'Date', 'Due date', 'Paid', 'Due', 'State', 'Confirm status'];
    const shown = await heads();
    const order = expected.map((name) => shown.indexOf(name));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    if (create !== null) await expect(page.getByRole('button', { name: create }).first()).toBeVisible();
    await expect(page.locator('tbody time').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });
}

test('3 amounts: USD and HKD display as $, CNY as ￥', async () => {
  await open('/sales');
  const shown = await page.locator('tbody').first().textContent();
  for (const figure of ['USD $5,115.00', 'HKD $73,900.00', 'CNY ￥58,300.00']) expect(shown).toContain(figure);
});

test('2 invoice editor: items, totals, parties, payment and document, of a sale and of a bill', async () => {
  for (const [type, own] of [
    ['sales_invoice', ['Bill to', 'Bill-to address', 'Vendor: your company', 'Paid to', 'Order number']],
    ['purchase_bill', ['Vendor', 'Vendor address', 'Customer: your company', 'Paid from', 'Our order number']],
  ] as const) {
    await open(`/invoiceEditor?type=${type}`);
    const shown = (await labels()).map((label) => label.trim());
    const common = [
      'Issue date',
      'Due date',
      'Payment terms',
      'Reference',
      'Currency',
      'Paid date',
      'Document language',
    ];
    for (const label of [...common, ...own]) expect(shown).toContain(label);
    expect(await heads()).toEqual(expect.arrayContaining(['Item', 'Qty', 'Price', 'VAT rate', 'Amount']));
    const row = page.locator('.item-row').first();
    await expect(row.getByRole('textbox', { name: 'Description, item 1' })).toBeVisible();
    await expect(row).toContainText('VAT base');
    await expect(row).toContainText('VAT 0%');
    const totals = page.locator('.sheet-totals');
    for (const name of ['Subtotal', 'Total tax', 'Amount due'])
      await expect(totals.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Document type' })).toBeVisible();
    await page.getByRole('button', { name: 'Other delivery address' }).click();
    await expect(page.getByLabel('Ship to', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Ship-to address', { exact: true })).toBeVisible();
  }
});

test('2 invoice editor: one click opens the list of accounts and the list of VAT rates', async () => {
  await open('/invoiceEditor?type=sales_invoice');
  const row = page.locator('.item-row').first();
  for (const cell of ['tax_code', 'account_code']) {
    await row.locator(`[data-cell=${cell}]`).click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
  }
});

test('2 company list: its columns, edit and view as', async () => {
  await open('/company');
  expect((await heads()).slice(0, 5)).toEqual(['Name', 'Contact person', 'Contact phone', 'Email', 'State']);
  await expect(
    page
      .getByRole('link', { name: /Edit/ })
      .or(page.getByRole('button', { name: /Edit/ }))
      .first(),
  ).toBeVisible();
});

test('2 company form: the fields of the specification, and its sentences', async () => {
  await open('/company/new');
  const shown = await labels();
  for (const field of ['Name', 'Registration number', 'Incorporated date', 'Industry', 'BR', 'CI', 'Address', 'FYE'])
    expect(shown).toContain(field);
  await button('Save').click();
  for (const word of [
    'name',
    'registration number',
    'incorporated date',
    'industry',
    'BR',
    'CI',
    'address',
    'FYE',
    'director info',
    'shareholder info',
    'secretary info',
  ])
    await expect(page.getByText(`Please enter ${word}`, { exact: true }).first()).toBeVisible();
});

test('2 settings: practices with a detail and Apply for association, requests to accept or reject', async () => {
  await open('/settings/explore');
  expect(await heads()).toEqual(expect.arrayContaining(['Practice name', 'PC No.', 'Address']));
  await page.locator('tbody a, tbody tr').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('PC No.').first()).toBeVisible();
  await open('/settings/explore/access-management');
  expect((await heads()).slice(0, 6)).toEqual(['Number', 'Name', 'PC No.', 'Address', 'Email', 'State']);
  await expect(button('Accept').first()).toBeVisible();
  await expect(button('Reject').first()).toBeVisible();
});

test('2 staff: number, name, email, invite and remove; stored files: number, picture, name, date, type', async () => {
  await open('/settings/explore/corporate-staff-management');
  expect((await heads()).slice(0, 3)).toEqual(['Number', 'Name', 'Email']);
  await expect(page.getByRole('button', { name: /Invite/ }).first()).toBeVisible();
  await open('/settings/explore/file-storage');
  await expect.poll(heads).toContain('Micrograph');
  const shown = await heads();
  const order = ['Number', 'Micrograph', 'Name', 'Date', 'Type'].map((name) => shown.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('7 a progress bar shows while a request is in flight', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/sales-invoice?*', async (route) => {
    await held;
    await route.continue();
  });
  await moveTo(page, '/sales?q=held');
  await expect(page.locator('#nprogress')).toBeAttached();
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.unroute('**/sales-invoice?*');
});

test('2 a read-only user sees no upload control on any screen', async () => {
  const reader = await page.context().newPage();
  await reader.route('**/api/user/profile*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replace(/"permission_level":2/, '"permission_level":3')
      .replace(/"may":\[[^\]]*\]/, '"may":["desk","read"]');
    await route.fulfill({ response, body: text });
  });
  await reader.goto('/home');
  for (const path of ['/home', '/sales', '/purchases', '/bank-statement', '/reports']) {
    await moveTo(reader, path);
    await expect(reader.locator('#content')).toBeVisible();
    await expect(reader.getByRole('button', { name: t('shell', 'upload') })).toHaveCount(0);
    await expect(reader.locator('.upload-float')).toHaveCount(0);
    await expect(reader.locator('#content')).not.toContainText(/Upload |Drop in|Create a sales invoice/);
  }
  await reader.close();
});

test('2 auth layout: two halves, the logo leads to the root, a third party on every door, three account kinds', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' });
  const door = await context.newPage();
  await door.goto('/auth/sign-in');
  await expect(door.getByRole('heading', { name: 'Sign In to Folio' })).toBeVisible();
  const halves = await Promise.all(['.auth-left', '.auth-right'].map((half) => door.locator(half).boundingBox()));
  expect(halves.map((half) => [half?.x, half?.width])).toEqual([
    [0, 720],
    [720, 720],
  ]);
  await expect(door.locator('.auth-left header a')).toHaveAttribute('href', '/');
  for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/accountant-sign-up']) {
    await door.goto(path);
    await expect(door.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  }
  await door.goto('/auth/sign-up');
  await expect(door.getByRole('radio')).toHaveCount(3);
  for (const path of ['/auth/forgot-password', '/auth/reset-password', '/auth/verify-password', '/auth/confirm-code']) {
    await door.goto(path);
    await expect(door.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await context.close();
});
