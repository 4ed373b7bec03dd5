import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type SmtpDesk, smtpDesk } from '../../../apps/server/test/desks/smtp-desk.ts';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { words } from '../words.ts';
import { postedDocument } from './invoice-books.ts';

let server: TestServer;
let desk: SmtpDesk;
test.beforeAll(async () => {
  desk = await smtpDesk();
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  await desk.close();
  server.clean();
});

const t = (key: string, values?: Record<string, string>) => words('en-US')('outgoing', key, values);
const address = 'accounts@aurora.example';

test('an invoice is e-mailed by a server that was down at first, and opened by the customer until its link is closed', async ({
  page,
  browser,
}) => {
  const invoiceId = await postedAndEntered(page);
  await page.goto(`${server.url}/invoice/${invoiceId}`);
  const mails = page.getByRole('list', { name: t('panel.title') });

  await test.step('what was typed is there again after the dialog was closed', async () => {
    await openDialog(page);
    await page.getByLabel(t('mail.to'), { exact: true }).fill(address);
    await page.keyboard.press('Enter');
    await page.getByLabel(t('mail.subject'), { exact: true }).fill('Our invoice for lanterns');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openDialog(page);
    await expect(page.getByLabel(t('mail.subject'), { exact: true })).toHaveValue('Our invoice for lanterns');
    await expect(page.getByRole('dialog')).toContainText(address);
  });

  await test.step('the mail waits for the server and says why, then leaves', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('send.ok') })
      .click();
    await expect(mails).toContainText(`The mail server at 127.0.0.1:${desk.port} did not answer.`);
    await desk.open();
    await mails.getByRole('button', { name: t('retry') }).click();
    await expect(mails).toContainText(t('state.sent'));
    expect(desk.received.map(({ to }) => to)).toEqual([[address]]);
    expect(desk.received[0]?.source).toContain('Subject: Our invoice for lanterns');
    expect(desk.received[0]?.source).toContain('Content-Type: application/pdf');
  });

  const visitor = await openLink(browser, linkOf(desk.received[0]?.source ?? ''));
  await test.step('the customer reads it without an account, and nothing keeps the link', async () => {
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('INV-1');
    await expect(visitor.getByText('HKD 1,000.00')).toBeVisible();
    await expect(visitor.getByRole('img')).toBeVisible();
    const token = new URL(visitor.url()).hash.slice(1);
    const kept = await visitor.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(token);
    expect(await visitor.context().cookies()).toEqual([]);
    const { violations } = await new AxeBuilder({ page: visitor }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const saved = visitor.waitForEvent('download');
    await visitor.getByRole('button', { name: words('en-US')('public-invoice', 'download') }).click();
    expect((await saved).suggestedFilename()).toBe('INV-1.pdf');
  });

  await test.step('the company sees that it was opened, and closes the link', async () => {
    await page.reload();
    const links = page.getByRole('list', { name: t('link.title') });
    await expect(links).toContainText(t('link.state.viewed'));
    await links.getByRole('button', { name: t('link.revoke') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('link.revoke') })
      .click();
    await expect(links).toContainText(t('link.state.revoked'));
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: words('en-US')('public-invoice', 'closed') })).toBeVisible();
    await expect(visitor.getByText('INV-1')).toHaveCount(0);
  });
});

/** A confirmed invoice, written before the server got its mail server: its one-time codes are read from the outbox. */
async function postedAndEntered(page: Page): Promise<string> {
  const client = await signedInClient(server.url, server.folder, 'sender@example.com');
  const companyId = await createSampleCompany(client);
  const { id } = await postedDocument(client, companyId, { number: 'INV-1', amount: '1000' });
  const { folder, url } = server;
  await server.stop();
  server = await startTestServer({ folder, port: Number(new URL(url).port), env: { SMTP_URL: desk.url } });
  await speak(page, 'en-US');
  await holdSession(page, client);
  return id;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('en-US')('invoice-life', 'action.send'), exact: true }).click();
  await expect(page.getByLabel(t('mail.body'), { exact: true })).toHaveValue(/Dear Aurora Gifts Limited/);
}

/** The link of a mail: its text is quoted-printable. */
function linkOf(source: string): string {
  const text = source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const link = /http:\/\/127\.0\.0\.1:\d+\/i#[\w-]{43}/.exec(text)?.[0];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

/** A browser that knows nothing of the company. */
async function openLink(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await speak(visitor, 'en-US');
  await visitor.goto(link);
  return visitor;
}
