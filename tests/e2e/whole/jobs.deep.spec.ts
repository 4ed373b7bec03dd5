import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import { colleague } from '../../support/colleague.ts';
import type { TestServer } from '../../support/server.ts';
import { importLines } from '../banking/imported-lines.ts';
import { plannedLines, reconcileBooks } from '../banking/reconcile-books.ts';
import { papers } from '../papers.ts';
import { letIn, signUpPractice } from '../people/office.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { bankAccount, postedDocument, writtenDraft } from '../trade/invoice-books.ts';
import { words } from '../words.ts';

/**
 * Daily jobs, with what they cost: clicks, and keys other than typed words. A job that takes more than its limit fails;
 * the seconds are printed, because they depend on the machine.
 */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const t = words('en-US');

/** Does what a person does and counts it. */
class Hand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;
  readonly #from = performance.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(place: Locator): Promise<void> {
    this.clicks += 1;
    await place.click();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.#page.keyboard.press(key);
    }
  }

  /** Types words into what has the focus: words are part of every way to do the job, and are not counted. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Checks the job against its limits, and prints what it took. */
  tell(job: string, limits: { clicks: number; keys: number }): void {
    const seconds = ((performance.now() - this.#from) / 1000).toFixed(1);
    console.log(`${job}: ${this.clicks} clicks, ${this.keys} keys, ${seconds} s`);
    expect({ job, clicks: this.clicks <= limits.clicks, keys: this.keys <= limits.keys }).toEqual({
      job,
      clicks: true,
      keys: true,
    });
  }
}

interface Desk {
  client: Client;
  companyId: string;
  page: Page;
}

async function openDesk(page: Page, name: string): Promise<Desk> {
  const client = await signedInClient(server.url, server.folder, `job-${name}@folio.example`);
  const companyId = await createSampleCompany(client);
  await speak(page, 'en-US');
  return { client, companyId, page };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('from a bill that is dropped to the profit and loss: four clicks', async ({ page }) => {
  const { client } = await openDesk(page, 'upload');
  await enterAs(page, client);
  const hand = new Hand(page);
  await hand.click(button(page, t('shell', 'upload')).first());
  const bill = (await papers()).slice(0, 1);
  await page.locator('input[type=file]').first().setInputFiles(bill);
  const review = page.getByRole('dialog').getByRole('link', { name: t('upload', 'review') });
  await expect(review).toBeVisible({ timeout: 60_000 });
  await hand.click(review);
  await hand.click(page.getByRole('button', { name: t('document', 'confirmNext') }));
  await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
  await hand.press('Control+k');
  await hand.type('p&l');
  await hand.press('Enter');
  await expect(page).toHaveURL(/\/reports\/profit-loss/);
  await expect(page.getByRole('heading', { level: 1, name: t('reports', 'report.profit-loss') })).toBeVisible();
  hand.tell('a bill from upload to the profit and loss', { clicks: 4, keys: 2 });
});

test('an invoice is found by its amount: two keys', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'find');
  await postedDocument(client, companyId, { number: 'INV-77', amount: '23900.00' });
  await enterAs(page, client);
  const hand = new Hand(page);
  await hand.press('Control+k');
  await hand.type('23,900');
  await expect(page.getByRole('option', { name: /INV-77/ }).first()).toBeVisible();
  await hand.press('Enter');
  await expect(page).toHaveURL(/\/invoice\//);
  hand.tell('an invoice found by its amount', { clicks: 0, keys: 2 });
});

test('suggested bank lines are accepted one by one: one key each', async ({ page }) => {
  const lines = plannedLines().filter(({ deed }) => deed === 'accept');
  const { client, companyId } = await openDesk(page, 'lines');
  const account = await reconcileBooks(client, companyId, lines);
  await enterAs(page, client, `/bank-statement?account=${account}`);
  const hand = new Hand(page);
  for (const { mark } of lines) {
    await expect(page.locator('.line-current > .line-grid')).toContainText(mark);
    await hand.press('Enter');
  }
  await expect(page.getByText(t('bank-statement', 'empty.done'))).toBeVisible();
  hand.tell(`${lines.length} suggested bank lines`, { clicks: 0, keys: lines.length });
});

test('an invoice is raised: two clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'raise');
  await postedDocument(client, companyId, { number: 'INV-1', amount: '100.00' });
  await enterAs(page, client, '/sales');
  await expect(page.getByText('INV-1').first()).toBeVisible();
  const hand = new Hand(page);
  await hand.press('n');
  await hand.click(page.getByLabel(t('invoice', 'field.bill_to'), { exact: true }));
  await hand.type('Aurora Gifts Limited');
  await hand.click(page.locator('[data-row="0"] [data-cell="name"]'));
  await hand.type('Lanterns');
  await hand.press('Tab', 'Tab');
  await hand.type('480');
  await hand.press('Control+Enter');
  await expect(page).toHaveURL(/\/invoice\//);
  await expect(page.getByText('480.00').first()).toBeVisible();
  hand.tell('an invoice raised', { clicks: 2, keys: 4 });
});

test('a payment received is recorded on its invoice: two clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'pay');
  await bankAccount(client, companyId);
  const { id } = await postedDocument(client, companyId, { number: 'INV-1', amount: '1000.00' });
  await enterAs(page, client, `/invoice/${id}`);
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: t('invoice-life', 'action.pay.sales') }).first());
  await hand.click(page.getByRole('dialog').locator('.ant-btn-primary').last());
  await expect(page.getByText(t('invoice', 'state.paid')).first()).toBeVisible();
  hand.tell('a payment recorded', { clicks: 2, keys: 0 });
});

test('a draft is confirmed from the list: two clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'confirm');
  await writtenDraft(client, companyId, { number: 'INV-9', amount: '250.00' });
  await enterAs(page, client, '/sales');
  const hand = new Hand(page);
  await hand.click(page.getByText('INV-9').first());
  await hand.click(page.getByRole('button', { name: t('invoice-editor', 'finish.confirm') }).first());
  await expect(page).toHaveURL(/\/invoice\//);
  hand.tell('a draft confirmed', { clicks: 2, keys: 0 });
});

test('a month is locked from the search: two keys and one click', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'lock');
  await postedDocument(client, companyId, { number: 'INV-1', amount: '100.00' });
  await enterAs(page, client);
  const hand = new Hand(page);
  await hand.press('Control+k');
  await hand.type('lock january 2026');
  await hand.press('Enter');
  await expect(page).toHaveURL(/\/accounting\/period-lock\?through=2026-01-31/);
  await hand.click(page.locator('#content .ant-btn-primary').first());
  const locked = page.getByText(t('accounting-period-lock', 'now.locked', { date: 'Jan 31, 2026' }));
  await expect(locked).toBeVisible();
  const lock = dataOf<{ locked_through: string | null }>(await client.get(`/api/company/${companyId}/period-lock`));
  expect(lock.locked_through).toBe('2026-01-31');
  hand.tell('a month locked', { clicks: 1, keys: 2 });
});

test('a report is exported: three clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'export');
  await postedDocument(client, companyId, { number: 'INV-1', amount: '100.00' });
  await enterAs(page, client, '/reports');
  const hand = new Hand(page);
  await hand.click(page.getByRole('link', { name: t('reports', 'report.trial-balance') }).first());
  await hand.click(page.getByRole('button', { name: t('reports', 'export.label') }).first());
  const saved = page.waitForEvent('download');
  await hand.click(page.getByRole('menuitem', { name: /XLSX/ }).first());
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  hand.tell('a report exported', { clicks: 3, keys: 0 });
});

test('a bank line without evidence is asked about: three clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'ask');
  await importLines(client, companyId);
  const joining = { companyId, email: 'job-keeper@folio.example', role: 'bookkeeper' } as const;
  await enterAs(page, await colleague(client, server.folder, joining), '/bank-statement/missing');
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  const hand = new Hand(page);
  await hand.click(page.getByRole('checkbox', { name: t('bank-evidence', 'missing.markAll') }));
  await hand.click(button(page, t('bank-evidence', 'missing.askMarked')));
  await hand.click(dialogButton(page, t('questions', 'ask.send')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  hand.tell('a client asked for evidence', { clicks: 3, keys: 0 });
});

test('a colleague is invited: one click', async ({ page }) => {
  const { client } = await openDesk(page, 'invite');
  await enterAs(page, client, '/settings/explore/corporate-staff-management');
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: t('staff', 'invite.open') }).first());
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await hand.type('colleague@folio.example');
  await hand.press('Enter');
  await expect(page.getByText('colleague@folio.example').first()).toBeVisible();
  hand.tell('a colleague invited', { clicks: 1, keys: 1 });
});

test('an invoice is sent from its page: two clicks', async ({ page }) => {
  const { client, companyId } = await openDesk(page, 'send');
  const { id } = await postedDocument(client, companyId, { number: 'INV-1', amount: '1000.00' });
  await enterAs(page, client, `/invoice/${id}`);
  const hand = new Hand(page);
  await hand.click(button(page, t('invoice-life', 'action.send')));
  const receiver = page.getByLabel(t('outgoing', 'mail.to'), { exact: true });
  await expect(receiver).toBeFocused();
  await hand.type('accounts@aurora.example');
  await hand.press('Enter');
  await hand.click(dialogButton(page, t('outgoing', 'send.ok')));
  await expect(page.getByRole('list', { name: t('outgoing', 'panel.title') })).toContainText('accounts@aurora.example');
  hand.tell('an invoice sent', { clicks: 2, keys: 1 });
});

test('a client’s question is answered from the practice’s work: three clicks', async ({ page }) => {
  const owner = await signedInClient(server.url, server.folder, 'job-asks@folio.example');
  const number = '71000009';
  const own = { registration_number: number, br: number, ci: number.slice(1) };
  const { id } = dataOf<{ id: string }>(await owner.post('/api/company', { ...sampleCompany, ...own }));
  const office = await signUpPractice(server, 'job-office@folio.example');
  await letIn(office, owner, { id, number });
  const base = `/api/company/${id}`;
  const [practice] = dataOf<{ id: string }[]>(await owner.get(`${base}/accountant`));
  const questions = [{ subject_type: 'none', subject_id: null, text: 'May I pay a dividend?' }];
  dataOf(await owner.post(`${base}/accountant-question`, { practice_id: practice?.id, questions }));
  await speak(page, 'en-US');
  await enterAs(page, office, '/practice/work');
  const work = page
    .getByRole('row')
    .filter({ hasText: t('practice', 'work.item.answer_questions_one', { count: '1' }) });
  await expect(work).toBeVisible();
  const hand = new Hand(page);
  await hand.click(work);
  await hand.click(page.getByRole('row', { name: /dividend/ }));
  await hand.click(page.getByRole('dialog').getByLabel(t('questions', 'own.words')));
  await hand.type('Yes, up to the profit kept.');
  await hand.press('Control+Enter');
  await expect(page.getByRole('dialog').getByText(t('questions', 'state.answered'), { exact: true })).toBeVisible();
  hand.tell('a client’s question answered', { clicks: 3, keys: 1 });
});
