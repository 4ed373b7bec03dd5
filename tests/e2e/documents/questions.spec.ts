import AxeBuilder from '@axe-core/playwright';
import type { BankLineRow, ClientQuestion, LineFile, MissingEvidenceRow } from '@folio/contract';
import { renderBankStatement, renderInvoice } from '@folio/sample-documents';
import { expect, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { colleague } from '../../support/colleague.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { company } from '../papers.ts';
import { enterAs, speak } from '../person.ts';
import { words } from '../words.ts';
import { mailedLink, openLink, questionMails } from './question-mails.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

const readingMs = 120_000;
const t = words('en-US');
const zh = words('zh-Hant');
const address = 'boss@golden.example';
const bookkeeperEmail = 'keeper@golden.example';

test('two bank lines are asked about by one link, and the client answers on a phone without an account', async ({
  page,
  browser,
}) => {
  const { client, base, bookkeeper } = await booksWithTwoLines();
  await speak(page, 'en-US');
  await enterAs(page, bookkeeper);

  await test.step('the lines are marked, and one mail with one link asks about both', async () => {
    await page.goto(`${server.url}/bank-statement/missing`);
    await expect(page.locator('tr[data-row-key]')).toHaveCount(2);
    await page.getByRole('checkbox', { name: t('bank-evidence', 'missing.markAll') }).check();
    await page.getByRole('button', { name: t('bank-evidence', 'missing.askMarked') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('CLP POWER');
    const email = dialog.getByLabel(t('questions', 'ask.email'));
    await expect(email).toHaveValue('asker@folio.example');
    await email.fill(address);
    await dialog.getByText('繁體中文').click();
    await dialog.getByRole('button', { name: t('questions', 'ask.send'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('bank-evidence', 'missing.waiting'))).toHaveCount(2);
  });

  const visitor = await openLink(browser, await mailedLink(server, address));
  await test.step('the page begins in the link’s language and keeps nothing of it', async () => {
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      zh('public-questions', 'title_other', { count: '2' }),
    );
    const token = new URL(visitor.url()).hash.slice(1);
    const kept = await visitor.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(token);
    expect(await visitor.context().cookies()).toEqual([]);
    await visitor.getByRole('button', { name: 'English' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      t('public-questions', 'title_other', { count: '2' }),
    );
    const { violations } = await new AxeBuilder({ page: visitor }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    const overflow = () =>
      visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });

  const cards = visitor.getByRole('article');
  await test.step('one is answered by a file and a text, the other by "there is no document"', async () => {
    const power = cards.filter({ hasText: 'CLP POWER' });
    await power.getByRole('button', { name: t('public-questions', 'none') }).click();
    await expect(visitor.getByText(t('public-questions', 'nameMissing'))).toBeVisible();
    await visitor.getByLabel(t('public-questions', 'name')).fill('Ms Wong');
    await power.getByLabel(t('public-questions', 'choose')).setInputFiles([
      { name: 'clp.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await billOf()) },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('only words') },
    ]);
    await expect(power.getByText('clp.pdf', { exact: true })).toBeVisible();
    await expect(power).toContainText('the content is something else');
    await power.getByLabel(t('public-questions', 'words')).fill('Electricity of the shop');
    await visitor.reload();
    await expect(power.getByLabel(t('public-questions', 'words'))).toHaveCount(0);
    await power.getByRole('button', { name: t('public-questions', 'change') }).click();
    await expect(power.getByLabel(t('public-questions', 'words'))).toHaveValue('Electricity of the shop');
    await power.getByRole('button', { name: t('public-questions', 'send') }).click();
    await expect(power).toContainText('Electricity of the shop');
    const taxi = cards.filter({ hasText: 'STAR TAXI' });
    await taxi.getByRole('button', { name: t('public-questions', 'none') }).click();
    await expect(taxi).toContainText(t('public-questions', 'noneGiven'));
    await visitor.getByRole('button', { name: t('public-questions', 'done'), exact: true }).click();
    await expect(visitor.getByRole('heading', { name: t('public-questions', 'thanks') })).toBeVisible();
  });

  await test.step('the line has its document, the answers are read and settled', async () => {
    const [, mail] = await questionMails(server, 2);
    expect([mail?.to, mail?.subject]).toEqual([bookkeeperEmail, `${company.name}: 2 questions were answered`]);
    const missing = dataOf<MissingEvidenceRow[]>(await client.get(`${base}/missing-evidence`));
    const line = missing.find(({ payee, description }) => `${payee} ${description}`.includes('CLP'));
    expect(line?.answered).toMatchObject({ text: 'Electricity of the shop', none: false });
    const file = async () => dataOf<LineFile>(await client.get(`${base}/bank-line/${line?.id}/file`));
    await expect.poll(async () => (await file()).arrived[0]?.name ?? '', { timeout: readingMs }).toBe('clp.pdf');
    await page.reload();
    await expect(page.getByText(t('bank-evidence', 'missing.saidNone'))).toBeVisible();
    await page.locator(`tr[data-row-key="${line?.id}"]`).focus();
    await page.keyboard.press('d');
    const side = page.getByRole('dialog');
    await expect(side).toContainText('Electricity of the shop');
    await expect(side).toContainText('Ms Wong');
    await side.getByRole('button', { name: t('questions', 'act.settle') }).click();
    await expect(side.getByText(t('questions', 'state.settled'), { exact: true })).toBeVisible();
    await page.goto(`${server.url}/questions?state=answered`);
    await page.getByRole('row', { name: /STAR TAXI/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('questions', 'act.settle') })
      .click();
    await expect(page.getByText(t('questions', 'empty.answered'))).toBeVisible();
    const data = dataOf<ClientQuestion[]>(await client.get(`${base}/question?state=settled`));
    expect(data.map(({ answer_none }) => answer_none).sort()).toEqual([false, true]);
    const lines = dataOf<BankLineRow[]>(
      await client.get(`${base}/bank-line?account_id=${line?.bank_account_id}&show=all`),
    );
    expect(lines.filter(({ open_question: isOpen }) => isOpen)).toEqual([]);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: t('public-questions', 'nothing') })).toBeVisible();
  });
});

async function booksWithTwoLines(): Promise<{ client: Client; base: string; bookkeeper: Client }> {
  const client = await signedInClient(server.url, server.folder, 'asker@folio.example');
  const companyId = await createSampleCompany(client);
  const base = `/api/company/${companyId}`;
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'march.pdf', await statementOf()));
  const read = async () => dataOf<{ state: string; version: number }>(await client.get(`${base}/document/${id}`));
  await expect.poll(async () => (await read()).state, { timeout: readingMs }).toBe('needs_review');
  const { version } = await read();
  dataOf(await client.post(`${base}/document/${id}/confirm`, { version, accept_arithmetic: true, bank_line_id: null }));
  const joining = { companyId, email: bookkeeperEmail, role: 'bookkeeper' } as const;
  return { client, base, bookkeeper: await colleague(client, server.folder, joining) };
}

const statementOf = () =>
  renderBankStatement({
    layout: 'harbour',
    bank: { name: 'Meridian Bank', nameZh: '子午銀行' },
    accountNumber: '388-441-001',
    accountName: company.name,
    currency: 'HKD',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-28',
    openingBalance: '50000.00',
    lines: [
      { date: '2026-03-09', description: 'AUTOPAY OUT\nCLP POWER', descriptionZh: '自動轉賬支出', out: '877.24' },
      { date: '2026-03-11', description: 'STAR TAXI', descriptionZh: '的士', out: '88.00' },
    ],
  });

const billOf = () =>
  renderInvoice({
    language: 'en',
    kind: 'invoice',
    issuer: { name: 'CLP Power Supply Limited', address: '1 Sample Road, Kowloon' },
    customer: { name: company.name, address: 'Unit 8, 9/F, Example Centre, Kowloon' },
    number: 'CLP-0377',
    issueDate: '2026-03-04',
    dueDate: '2026-03-20',
    currency: 'HKD',
    items: [{ name: 'Electricity', quantity: '1', price: '877.24', amount: '877.24' }],
    subtotal: '877.24',
    tax: '0.00',
    total: '877.24',
  });
