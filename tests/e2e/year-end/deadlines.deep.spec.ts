import { expect, test } from '@playwright/test';
import { dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { letIn, signUpPractice } from '../people/office.ts';
import { enterAs, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`deadlines are listed, met and put into a calendar, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('deadlines', key, values);
    await page.setViewportSize({ width, height: 900 });
    const client = await signedInClient(server.url, server.folder, `deadlines-${width}@example.com`);
    // The annual return is due in ten days.
    const anniversary = new Date(Date.now() - 32 * 86_400_000).toISOString().slice(0, 10);
    const incorporated_date = `${Number(anniversary.slice(0, 4)) - 3}${anniversary.slice(4).replace('02-29', '02-28')}`;
    const number = String(71_000_000 + width);
    const own = { registration_number: number, br: number, ci: number.slice(1), incorporated_date };
    const { id } = dataOf<{ id: string }>(await client.post('/api/company', { ...sampleCompany, ...own }));
    await speak(page, language);
    await enterAs(page, client, '/accounting/deadlines');
    const year = anniversary.slice(0, 4);
    const nar1 = page.getByText(say('what.annual_return', { period: year }), { exact: true });
    await expect(nar1).toBeVisible();
    await expect(page.getByText(say('missing.has_employees'))).toBeVisible();
    await expectSound(page);

    // With employees their duties are listed.
    await page.getByRole('button', { name: say('facts.edit') }).click();
    await chooseOption(page.getByLabel(say('facts.employees'), { exact: true }), say('facts.has.yes'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'save') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(say('missing.has_employees'))).toHaveCount(0);
    await expect(page.getByText('MPF').or(page.getByText('強積金')).first()).toBeVisible();

    // A deadline is marked as done with a note.
    await nar1.click();
    await page.getByLabel(say('mark.note'), { exact: true }).fill('NAR1 17 / 2026');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'save') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('NAR1 17 / 2026')).toBeVisible();

    // The address of the calendar is shown once.
    await page.getByRole('button', { name: say('feed.make') }).click();
    const address = await page.getByLabel(t('outgoing', 'link.address')).inputValue();
    const calendar = await (await fetch(address.replace(/^https?:\/\/[^/]+/, server.url))).text();
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar).not.toContain('(NAR1)');
    await page.reload();
    await expect(page.getByLabel(t('outgoing', 'link.address'))).toHaveCount(0);

    // The practice sees the deadlines of its clients.
    const office = await signUpPractice(server, `deadlines-office-${width}@example.com`);
    await letIn(office, client, { id, number });
    await page.context().clearCookies();
    await enterAs(page, office, '/practice/deadlines');
    await expect(page.getByText(say('kind.mpf_contribution')).first()).toBeVisible();
    await expectSound(page);
  });
}
