import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Client, dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { letIn, signUpPractice } from '../people/office.ts';
import { enterAs, speak } from '../person.ts';
import { stopMotion } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, words } from '../words.ts';

/** A company closes a month: the owner prepares, the practice reviews, a late posting is noticed, the books are locked. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const PATH = '/accounting/close?kind=month&end=2026-03-31';

async function postJournal(owner: Client, companyId: string, amount: string, date: string): Promise<void> {
  const line = (account_code: string, debit: string | null, credit: string | null) => ({ account_code, debit, credit });
  const lines = [line('6100', amount, null), line('2110', null, amount)];
  const body = { date, narration: 'Accrued rent', lines };
  dataOf(await owner.post(`/api/company/${companyId}/journal-entry`, body));
}

async function screenOf(browser: Browser, client: Client, companyId: string, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, language);
  await page.addInitScript((id) => localStorage.setItem('companyId', id), companyId);
  await enterAs(page, client, PATH);
  return page;
}

async function sign(page: Page, t: ReturnType<typeof words>, role: 'preparer' | 'reviewer'): Promise<void> {
  const [name = ''] = t('accounting-close', `sign.${role}`).split(/ ?[(（]/);
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounting-close', 'sign.ok') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const language of ['en-US', 'zh-Hant'] as const) {
  const t = words(language);
  const say = (key: string, values: Record<string, string> = {}) => t('accounting-close', key, values);
  test(`a month closed by two people in ${language}`, async ({ browser }) => {
    const owner = await signedInClient(server.url, server.folder, `closer-${language.toLowerCase()}@folio.example`);
    const number = language === 'en-US' ? '72000001' : '72000002';
    const own = { ...sampleCompany, registration_number: number, br: number, ci: number.slice(1) };
    const { id: companyId } = dataOf<{ id: string }>(await owner.post('/api/company', own));
    const office = await signUpPractice(server, `close-office-${language.toLowerCase()}@folio.example`);
    await letIn(office, owner, { id: companyId, number });
    await postJournal(owner, companyId, '9000.00', '2026-03-20');

    const page = await screenOf(browser, owner, companyId, language);
    const schedule = page
      .getByRole('table', { name: say('schedules.title') })
      .getByRole('row')
      .filter({ hasText: '2110' });
    await schedule.getByRole('cell').first().click();
    await page.getByRole('textbox', { name: say('explanation'), exact: true }).fill('Agreed with the lease');
    await page.getByRole('button', { name: say('save'), exact: true }).click();
    await expect(schedule).toContainText(say('state.explained'));
    await sign(page, t, 'preparer');
    await expect(schedule).toContainText('Chan Tai Man');

    const other = await screenOf(browser, office, companyId, language);
    const reviewed = other
      .getByRole('table', { name: say('schedules.title') })
      .getByRole('row')
      .filter({ hasText: '2110' });
    await sign(other, t, 'reviewer');
    await expect(reviewed).toContainText('Kwok Wing Sze');

    await postJournal(owner, companyId, '50.00', '2026-03-31');
    await other.reload();
    await expect(reviewed.getByText(say('role.stale'))).toHaveCount(2);
    await other.getByRole('button', { name: say('checks.showOf', { name: say('check.without_document') }) }).click();
    await expect(other.getByRole('dialog').getByRole('link', { name: 'MJ-0001' })).toBeVisible();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'close') })
      .click();

    await other.getByRole('button', { name: say('task.add') }).click();
    await other.getByRole('textbox', { name: say('task.title'), exact: true }).fill('Count the stock');
    await other.getByRole('checkbox', { name: say('task.requiredLabel') }).check();
    await other.getByRole('button', { name: say('save'), exact: true }).click();
    await expect(other.getByRole('checkbox', { name: 'Count the stock' })).toBeVisible();
    const lock = other.getByRole('form', { name: say('lock.title') }).getByRole('button');
    await lock.click();
    await expect(other.getByRole('form', { name: say('lock.title') }).getByRole('alert')).toBeVisible();
    const counted = other.getByRole('checkbox', { name: 'Count the stock' });
    await counted.click();
    await expect(counted).toBeChecked();
    await lock.click();
    await expect(other.getByText(say('lock.locked'), { exact: true }).first()).toBeVisible();

    const downloading = other.waitForEvent('download');
    await other.getByRole('button', { name: say('packet.zip') }).click();
    expect((await downloading).suggestedFilename()).toBe('folio-close-month-2026-03-31.zip');

    await stopMotion(other);
    for (const width of [1280, 390]) {
      await other.setViewportSize({ width, height: 900 });
      expect((await new AxeBuilder({ page: other }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    }
    await other.screenshot({ path: `test-results/close-${language}.png`, fullPage: true });
  });
}
