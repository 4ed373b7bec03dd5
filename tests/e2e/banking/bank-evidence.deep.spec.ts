import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { BankLineRow, DocumentDetail, LineFile, MissingEvidenceRow, TimelineSpan } from '@folio/contract';
import { renderBankStatement, renderInvoice } from '@folio/sample-documents';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { colleague } from '../../support/colleague.ts';
import type { TestServer } from '../../support/server.ts';
import { company } from '../papers.ts';
import { enterAs, holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, words } from '../words.ts';

/** What shows what a bank line was for, and what shows that a statement agrees with the books. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const readingMs = 120_000;

const statementOf = (month: '02' | '03' | '05', openingBalance: string) =>
  renderBankStatement({
    layout: 'harbour',
    bank: { name: 'Meridian Bank', nameZh: '子午銀行' },
    accountNumber: '388-441-001',
    accountName: company.name,
    currency: 'HKD',
    periodStart: `2026-${month}-01`,
    periodEnd: `2026-${month}-28`,
    openingBalance,
    lines: [
      {
        date: `2026-${month}-03`,
        description: 'FPS CREDIT\nAURORA GIFTS',
        descriptionZh: '轉數快存入',
        in: '12000.00',
      },
      { date: `2026-${month}-09`, description: 'AUTOPAY OUT\nCLP POWER', descriptionZh: '自動轉賬支出', out: '877.24' },
      { date: `2026-${month}-27`, description: 'SERVICE CHARGE', descriptionZh: '服務費', out: '60.00' },
    ],
  });

const billOf = (month: '02' | '03') =>
  renderInvoice({
    language: 'en',
    kind: 'invoice',
    issuer: { name: 'CLP Power Supply Limited', address: '1 Sample Road, Kowloon' },
    customer: { name: company.name, address: 'Unit 8, 9/F, Example Centre, Kowloon' },
    number: `CLP-${month}77`,
    issueDate: `2026-${month}-04`,
    dueDate: `2026-${month}-20`,
    currency: 'HKD',
    items: [{ name: 'Electricity', quantity: '1', price: '877.24', amount: '877.24' }],
    subtotal: '877.24',
    tax: '0.00',
    total: '877.24',
  });

interface Desk {
  client: Client;
  companyId: string;
  base: string;
  t: ReturnType<typeof words>;
}

async function openDesk(page: Page, language: Language, email: string): Promise<Desk> {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const desk = { client, companyId, base: `/api/company/${companyId}`, t: words(language) };
  await take(desk, companyId, await statementOf('03', '50000.00'), 'march.pdf');
  await speak(page, language);
  await holdSession(page, client);
  return desk;
}

async function reviewed({ client, base }: Desk, id: string): Promise<DocumentDetail> {
  const read = () => client.get(`${base}/document/${id}`).then((answer) => dataOf<DocumentDetail>(answer));
  await expect.poll(async () => (await read()).state, { timeout: readingMs }).toBe('needs_review');
  return read();
}

/** Uploads a statement and confirms it. */
async function take(desk: Desk, companyId: string, bytes: Uint8Array, name: string): Promise<void> {
  const { id } = dataOf<{ id: string }>(await desk.client.upload(companyId, name, bytes));
  const { version } = await reviewed(desk, id);
  const body = { version, accept_arithmetic: true, bank_line_id: null };
  dataOf(await desk.client.post(`${desk.base}/document/${id}/confirm`, body));
}

const missingOf = async ({ client, base }: Desk) =>
  dataOf<MissingEvidenceRow[]>(await client.get(`${base}/missing-evidence`));

async function lineOf({ client, base }: Desk, accountId: string, id: string): Promise<BankLineRow | undefined> {
  const lines = dataOf<BankLineRow[]>(await client.get(`${base}/bank-line?account_id=${accountId}&limit=100`));
  return lines.find((line) => line.id === id);
}

/** Drops a file on an element, as a person does with the mouse. */
async function dropOn(page: Page, selector: string, name: string, bytes: Uint8Array): Promise<void> {
  const held = await page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], fileName ?? '', { type: 'application/pdf' }));
      return transfer;
    },
    [Buffer.from(bytes).toString('base64'), name],
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(selector, event, { dataTransfer: held });
}

async function expectClean(page: Page, name: string, language: Language): Promise<void> {
  const folder = join('test-results', 'bank-evidence', language);
  mkdirSync(folder, { recursive: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await page.screenshot({ path: join(folder, `${name}-wide.png`) });
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${name} on a phone is too wide by` }).toBe(0);
  await page.screenshot({ path: join(folder, `${name}-phone.png`) });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a line is asked about, answered, and settled by a file that is dropped on it', async ({ page }) => {
  const desk = await openDesk(page, 'en-US', 'evidence@folio.example');
  const { t, client, companyId } = desk;
  const joining = { companyId, email: 'evidence-keeper@folio.example', role: 'bookkeeper' } as const;
  await enterAs(page, await colleague(client, server.folder, joining), '/bank-statement/missing');
  const row = page.locator('tr[data-row-key]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('CLP POWER');
  await expect(row).toContainText('$877.24');
  await expectClean(page, 'missing', 'en-US');

  await row.focus();
  await page.keyboard.press('q');
  const asking = page.getByRole('dialog');
  await expect(asking.getByLabel(t('questions', 'ask.text'))).toHaveValue(t('bank-evidence', 'missing.question'));
  const email = asking.getByLabel(t('questions', 'ask.email'));
  await expect(email).toHaveValue('evidence@folio.example');
  await email.fill('');
  await asking.getByRole('button', { name: t('questions', 'ask.keep') }).click();
  await expect(asking).toHaveCount(0);
  await expect(row).toContainText(t('bank-evidence', 'missing.waiting'));
  await row.focus();
  await page.keyboard.press('d');
  const side = page.getByRole('dialog');
  await expect(side).toContainText(t('bank-evidence', 'missing.question'));
  await side.getByRole('button', { name: t('questions', 'act.settle') }).click();
  await expect(side.getByText(t('questions', 'state.settled'), { exact: true })).toBeVisible();
  await side.getByLabel(t('bank-evidence', 'write.comment')).fill('The office in Kwai Fong.');
  await page.keyboard.press('Control+Enter');
  await expect(side.getByLabel(t('bank-evidence', 'write.comment'))).toHaveValue('');
  await expect(side.getByRole('listitem').filter({ hasText: 'The office in Kwai Fong.' })).toBeVisible();
  await expectClean(page, 'side', 'en-US');
  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);

  const [line] = await missingOf(desk);
  if (line === undefined) throw new Error('the line does not miss its document');
  await dropOn(page, `tr[data-row-key="${line.id}"]`, 'clp.pdf', await billOf('03'));
  await expect
    .poll(async () => (await missingOf(desk))[0]?.arrived?.name ?? '', { timeout: readingMs })
    .toBe('clp.pdf');
  await page.reload();
  await expect(row).toContainText('CLP Power Supply');
  await expectClean(page, 'arrived', 'en-US');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('bank-evidence', 'missing.none'))).toBeVisible();

  expect(await lineOf(desk, line.bank_account_id, line.id)).toMatchObject({
    state: 'matched',
    evidence: 1,
    comments: 2,
    open_question: false,
    coded: { text: 'CLP-0377' },
  });
  const file = dataOf<LineFile>(await desk.client.get(`${desk.base}/bank-line/${line.id}/file`));
  expect(file.documents.map(({ name }) => name)).toEqual(['clp.pdf']);
});

test('a bill that comes later pairs with a line coded before, and posts nothing again', async ({ page }) => {
  const desk = await openDesk(page, 'zh-Hant', 'later@folio.example');
  const { t, client, base } = desk;
  const [line] = await missingOf(desk);
  const id = line?.id ?? '';
  const split = { account_code: '6120', amount: '877.24' };
  dataOf(await client.post(`${base}/bank-line/${id}/classify`, { splits: [split] }));
  const companyId = base.split('/').at(-1) ?? '';
  const uploaded = dataOf<{ id: string }>(await client.upload(companyId, 'clp-later.pdf', await billOf('03')));
  await reviewed(desk, uploaded.id);
  await page.goto(`${server.url}/bank-statement/missing`);
  const row = page.locator(`tr[data-row-key="${id}"]`);
  await expect(row).toContainText('6120');
  await expect(row.getByRole('button')).toContainText('CLP Power Supply');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('bank-evidence', 'missing.none'))).toBeVisible();
  const document = dataOf<DocumentDetail>(await client.get(`${base}/document/${uploaded.id}`));
  expect(document).toMatchObject({ state: 'processed', outcomes: [{ type: 'bank_line', id }] });
  const invoices = await client.get(`${base}/invoice?type=purchase_bill`);
  expect(JSON.stringify(invoices.body.data ?? [])).not.toContain('CLP-0377');
});

test('statements are shown on a timeline, and the proof of each prints on one page with what the bank printed', async ({
  page,
}) => {
  const desk = await openDesk(page, 'zh-Hant', 'proof@folio.example');
  const { t, client, base } = desk;
  const companyId = base.split('/').at(-1) ?? '';
  await take(desk, companyId, await statementOf('05', '99.00'), 'may.pdf');
  await page.goto(`${server.url}/bank-statement/statements`);
  await expect(page.getByText(t('bank-proof', 'trouble.gap_other', { count: '1' }))).toBeVisible();
  await expect(page.getByText(t('bank-proof', 'trouble.wrong_opening_other', { count: '1' }))).toBeVisible();
  const timeline = page.getByRole('region', { name: t('bank-proof', 'timeline') });
  await expect(timeline.getByRole('link')).toHaveCount(2);
  await expect(timeline.getByRole('img')).toHaveCount(1);
  await expectClean(page, 'statements', 'zh-Hant');

  await page
    .getByRole('link', { name: t('bank-proof', 'proof'), exact: true })
    .last()
    .click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('61,062.76');
  await expect(sheet).toContainText(t('bank-proof', 'isOpen_other', { count: '3' }));
  const picture = sheet.getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await expect(sheet.locator('.crop-mark')).toBeVisible();
  await expectClean(page, 'proof', 'zh-Hant');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);

  const accounts = dataOf<{ id: string }[]>(await client.get(`${base}/account/`));
  const spans = dataOf<TimelineSpan[]>(
    await client.get(`${base}/bank-statement/timeline?account_id=${accounts[0]?.id}`),
  );
  expect(spans.map(({ kind }) => kind)).toEqual(['statement', 'gap', 'statement']);
});

test('a card account is added and renamed; an account with open lines is not closed', async ({ page }) => {
  const desk = await openDesk(page, 'en-US', 'accounts@folio.example');
  const { t, client, base } = desk;
  const word = (key: string, values?: Record<string, string>) => t('bank-accounts', key, values);
  await page.goto(`${server.url}/bank-statement/accounts`);
  await page.getByRole('button', { name: word('add') }).click();
  const form = page.getByRole('dialog');
  await form.getByText(word('kind.card'), { exact: true }).click();
  await form.getByLabel(word('field.name'), { exact: true }).fill('Pier Card');
  await form.getByLabel(word('field.number')).fill('4000-1234');
  await expectClean(page, 'add-account', 'en-US');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: word('save') }).click();
  await expect(form).toHaveCount(0);
  const card = page.getByRole('row', { name: /Pier Card/ });
  await expect(card).toContainText('2170');
  await expect(card).toContainText(word('kind.card'));

  await card.focus();
  await page.keyboard.press('Enter');
  await form.getByLabel(word('field.name_zh')).fill('碼頭信用卡');
  await form.getByLabel(word('field.name_zh')).press('Enter');
  await expect(form).toHaveCount(0);
  const rows = dataOf<{ code: string; name_zh: string; id: string }[]>(await client.get(`${base}/account/`));
  expect(rows.find(({ code }) => code === '2170')?.name_zh).toBe('碼頭信用卡');

  const current = page.getByRole('row', { name: /1010/ });
  await current.getByRole('button', { name: /^Edit 1010/ }).click();
  await form.getByRole('switch', { name: word('field.is_default', { currency: 'HKD' }) }).click();
  await form.getByRole('button', { name: word('save') }).click();
  await expect(form).toHaveCount(0);
  await expect(current).toContainText(word('default'));
  await current.focus();
  await page.keyboard.press('Enter');
  await form.getByRole('switch', { name: word('field.active'), exact: true }).click();
  await form.getByRole('button', { name: word('save') }).click();
  await expect(form.getByRole('alert')).toContainText('3 lines of this account are still open');
  await page.keyboard.press('Escape');
  await expectClean(page, 'accounts', 'en-US');
});
