import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Client, dataOf, signIn } from '../../support/client.ts';
import { mailed } from '../../support/mailed.ts';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enterAs, giveMailedCode, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

const auditor = 'auditor@example.com';
const password = 'correct horse battery';

let server: TestServer;
test.beforeEach(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterEach(async () => {
  await server.stop();
  server.clean();
});

/** A sample of the period of the room. */
async function drawSample(owner: Client): Promise<void> {
  const [company] = dataOf<{ id: string }[]>(await owner.get('/api/company'));
  const sample = {
    title: 'Largest expenses',
    from: '2025-04-01',
    to: '2026-03-31',
    source: 'purchases',
    side: 'debit',
    accounts: [],
    method: 'largest',
    size: 3,
    interval: null,
    seed: null,
  };
  dataOf(await owner.post(`/api/company/${company?.id}/audit-sample`, sample));
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  1,
)) {
  test(`an auditor is invited, asks, gets an answer and is shut out, ${language}, ${width} px`, async ({
    page,
    browser,
  }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('auditor-room', key, values);
    const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });

    // The owner opens a room. A day that is over is refused, and what was typed stays.
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    const owner = new Client(server.url);
    await signIn(owner, server.folder, demo.email, demo.password);
    await drawSample(owner);
    await enterAs(page, owner, '/accounting/auditor-room');
    await expect(page.getByText(say('none'))).toBeVisible();
    await expectSound(page);
    await button(page, say('new.open')).click();
    const form = page.getByRole('dialog');
    await page.locator('#room-title').fill('Audit 2025/26');
    await page.locator('#room-guest_email').fill(auditor);
    await page.locator('#room-from').fill('2025-04-01');
    await page.locator('#room-to').fill('2026-03-31');
    await page.locator('#room-until').fill('2020-01-31');
    await button(page, say('new.ok')).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('#room-guest_email')).toHaveValue(auditor);
    await page.locator('#room-until').fill('2099-12-31');
    await button(page, say('new.ok')).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText(say('state.invited')).first()).toBeVisible();

    // The auditor opens the link, makes an account and enters.
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const guest = await enterByLink(context, language);
    await expect(guest.getByRole('heading', { name: /Audit 2025\/26/ })).toBeVisible();
    await expect(guest.getByText(say('ask.first'))).toBeVisible();
    await expectSound(guest);
    await button(guest, say('ask.open')).click();
    await guest.locator('#ask-text').fill('Bank confirmation of March');
    await button(guest, say('ask.ok')).click();
    await expect(guest.getByText('1. Bank confirmation of March')).toBeVisible();

    const download = guest.waitForEvent('download');
    await button(guest, say('reports.as', { name: t('reports', 'report.balance-sheet'), format: 'PDF' })).click();
    expect((await download).suggestedFilename()).toBe('folio-balance-sheet.pdf');

    // A statement on screen, without links to what a guest cannot open.
    await guest.getByRole('link', { name: t('reports', 'report.balance-sheet'), exact: true }).click();
    await expect(guest.getByRole('heading', { level: 1, name: t('reports', 'report.balance-sheet') })).toBeVisible();
    await expect(guest.locator('.sheet a')).toHaveCount(0);
    await expectSound(guest);
    await guest.getByRole('link', { name: say('back') }).click();

    // The sample of the period: its items, without links to what a guest cannot open.
    await guest.getByRole('link', { name: 'Largest expenses' }).click();
    await expect(guest.getByText(t('audit-samples', 'fact.hash'))).toBeVisible();
    await expect(guest.locator('a[href^="/journal-entry"], a[href^="/document"]')).toHaveCount(0);
    await expectSound(guest);
    await guest.getByRole('link', { name: say('back') }).click();
    const documents = guest.waitForEvent('download');
    await button(guest, say('bundle')).click();
    expect((await documents).suggestedFilename()).toMatch(/^folio-audit-sample-.*\.zip$/);

    // The company answers; the auditor opens the request again, and accepts the second answer.
    await page.goto(`${server.url}/accounting/auditor-room`);
    await page.getByText('Audit 2025/26').first().click();
    await answer('Sent by post', { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('As agreed') });
    await expectSound(page);
    await guest.reload();
    const letter = guest.waitForEvent('download');
    await button(guest, 'letter.txt').click();
    expect((await letter).suggestedFilename()).toBe('letter.txt');
    await button(guest, say('reopen.one', { number: '1' })).click();
    await guest.locator('#reopen-text').fill('The stamp is missing');
    await button(guest, say('reopen.ok')).click();
    await expect(guest.getByText('The stamp is missing')).toBeVisible();
    await page.reload();
    await answer('With the stamp');
    await guest.reload();
    await button(guest, say('accept', { number: '1' })).click();
    await expect(guest.getByText(say('request.accepted'), { exact: true })).toBeVisible();
    await expectSound(guest);

    // A page outside the room is refused in the guest's language; so is the room itself once it is closed.
    const room = guest.url();
    await guest.goto(`${server.url}/reports/balance-sheet`);
    await expect(guest.getByText(say('outside.title'))).toBeVisible();
    await expectSound(guest);
    await page.reload();
    await button(page, say('close.ok')).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: say('close.ok') }).press('Enter');
    await expect(page.getByText(say('state.closed'), { exact: true })).toBeVisible();
    await guest.goto(room);
    await expect(guest.getByText(say('refused.title'))).toBeVisible();
    await expectSound(guest);
    await context.close();

    async function answer(text: string, file?: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await button(page, say('answer.one', { number: '1' })).click();
      await page.locator('#answer-text').fill(text);
      if (file) {
        await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
        await expect(page.getByRole('dialog').getByText(file.name)).toBeVisible();
      }
      await button(page, say('answer.ok')).click();
      await expect(page.getByText(text)).toBeVisible();
    }

    async function enterByLink(of: BrowserContext, language: 'en-US' | 'zh-Hant'): Promise<Page> {
      const opened = await of.newPage();
      await speak(opened, language);
      const [link] = await mailed(server.folder, auditor, /https?:\S+\/auditor#\S+/);
      await opened.goto(link);
      await expect(button(opened, say('invitation.signUp'))).toBeVisible();
      await expectSound(opened);
      await button(opened, say('invitation.signUp')).click();
      await opened.getByLabel(t('auth', 'name'), { exact: true }).fill('Ho Wing Yan');
      await expect(opened.getByLabel(t('auth', 'email'), { exact: true })).toHaveValue(auditor);
      await opened.getByLabel(t('auth', 'password'), { exact: true }).fill(password);
      await opened.getByLabel(t('auth', 'confirmPassword'), { exact: true }).fill(password);
      await button(opened, t('auth', 'signUp.button')).click();
      await giveMailedCode(opened, server, language, auditor);
      await button(opened, say('invitation.enter')).click();
      await expect(opened).toHaveURL(/\/auditor-room\/[0-9a-f-]+$/);
      return opened;
    }
  });
}
