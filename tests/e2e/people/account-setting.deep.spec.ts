import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { signedInWithCompany } from './company.ts';

/** What a person sets for their own account: picture, mails, a token for a program, the language. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const t = (key: string, values?: Record<string, string>) => words('en-US')('account-setting', key, values);

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`${server.url}/settings/explore/account-setting?tab=${tab}`);
}

/** A picture the browser draws, as a camera would give it. */
async function drawn(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#0085ca';
    context.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('picture, mails, token, language', async ({ page, playwright }) => {
  const companyId = await signedInWithCompany(page, server, 'en-US', 'setting@folio.example');

  await openTab(page, 'profile');
  const chooser = page.getByLabel(t('avatar.choose'));
  await chooser.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('<html>a cat</html>') });
  await expect(page.getByText(t('avatar.fault.corrupt'))).toBeVisible();
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawn(page) });
  const zoom = page.getByRole('slider', { name: t('avatar.zoom') });
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.1');
  await page.getByRole('button', { name: t('avatar.use') }).click();
  await expect(page.getByText(t('avatar.saved'))).toBeVisible();
  const inSidebar = page.locator('.user-bar img');
  await expect(inSidebar).toHaveAttribute('src', /^\/api\/avatar\/[0-9a-f-]{36}$/);
  await expect.poll(() => inSidebar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: t('avatar.remove') }).click();
  await expect(inSidebar).toHaveCount(0);

  await openTab(page, 'notifications');
  const joined = page.getByRole('switch', { name: t('notices.kind.staff_joined') });
  await expect(joined).toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/mail-choice') && answer.request().method() === 'PUT',
  );
  await joined.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(joined).not.toBeChecked();
  await expect(page.getByRole('switch', { name: t('notices.security') })).toBeDisabled();

  await openTab(page, 'tokens');
  await page.getByRole('button', { name: t('tokens.make') }).click();
  await page.getByRole('textbox', { name: t('tokens.name'), exact: true }).fill('Till');
  await page.keyboard.press('Enter');
  const secret = await page.getByRole('textbox', { name: t('tokens.secret'), exact: true }).inputValue();
  expect(secret).toMatch(/^folio_/);
  const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${secret}` } });
  const contacts = () => program.get(`${server.url}/api/company/${companyId}/contact`);
  expect((await contacts()).status()).toBe(200);
  expect((await program.post(`${server.url}/api/company/${companyId}/contact`, { data: { name: 'X' } })).status()).toBe(
    403,
  );
  await page.getByRole('button', { name: t('tokens.revokeOf', { name: 'Till' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('tokens.revoke'), exact: true })
    .click();
  await expect(page.getByText(t('tokens.states.revoked'), { exact: true })).toBeVisible();
  expect((await contacts()).status()).toBe(401);
  await program.dispose();

  await openTab(page, 'profile');
  await page.getByRole('main').getByText('繁體中文', { exact: true }).click();
  const title = words('zh-Hant')('account-setting', 'title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
