import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { invoiceDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';

/** Writing an invoice: by keyboard only, while another user edits it, too late, and without a connection. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface Desk {
  client: Client;
  /** The path of the company's calls. */
  company: string;
}

interface Stored {
  id: string;
  version: number;
  number: string;
  total: string;
  confirm_status: string;
  draft: ReturnType<typeof invoiceDraft>;
}

async function openDesk(page: Page, email: string): Promise<Desk> {
  const client = await signedInClient(server.url, server.folder, email);
  const company = `/api/company/${await createSampleCompany(client)}`;
  await speak(page, 'en-US');
  await holdSession(page, client);
  return { client, company };
}

async function storedDraft({ client, company }: Desk, more: Record<string, unknown> = {}): Promise<Stored> {
  const body = { type: 'sales_invoice', draft: invoiceDraft({ number: '', ...more }) };
  return dataOf<Stored>(await client.post(`${company}/invoice`, body));
}

const cell = (page: Page, item: number, name: string) => page.locator(`[data-row="${item - 1}"] [data-cell="${name}"]`);
const names = (page: Page) =>
  page.locator('[data-cell="name"]').evaluateAll((cells) => cells.map((one) => (one as HTMLInputElement).value));
const press = (page: Page, ...keys: string[]) =>
  keys.reduce(async (before, key) => {
    await before;
    await page.keyboard.press(key);
  }, Promise.resolve());

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('invoice-editor: an invoice is written and confirmed by the keyboard alone', async ({ page }) => {
  const desk = await openDesk(page, 'keyboard@example.com');
  const vat = { code: 'UK20', name: 'UK standard', rate_percent: '20', recoverable: true, country: 'GB' };
  dataOf(await desk.client.post(`${desk.company}/tax-code`, vat));
  await page.goto(`${server.url}/invoiceEditor`);
  await page.getByLabel('Bill to', { exact: true }).focus();
  await page.keyboard.type('Pacific Crown Limited');
  await press(page, 'Tab');
  await expect(page.getByLabel('Bill-to address')).toBeFocused();
  await page.keyboard.type('12 Queen’s Road Central');
  await page.getByRole('radio', { name: 'No tax' }).focus();
  await press(page, 'ArrowRight');

  // An item with a sum for its price and a discount, and below it three rows of a spreadsheet.
  await cell(page, 1, 'name').focus();
  await page.keyboard.type('Paper lantern');
  await press(page, 'Tab');
  await page.keyboard.type('(5+3)*2.5');
  await press(page, 'Tab');
  await expect(cell(page, 1, 'quantity')).toHaveValue('20');
  await page.keyboard.type('1200/3');
  await press(page, 'Tab');
  await page.keyboard.type('10');
  await press(page, 'Tab');
  await page.keyboard.type('UK20');
  await expect(page.locator('.ant-select-item-option-active:visible').filter({ hasText: 'UK20' })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  // Until the list says that it is closed, Tab chooses in it instead of leaving it.
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Tab');
  await expect(cell(page, 1, 'amount')).toBeFocused();
  await expect(cell(page, 1, 'amount')).toHaveValue('7200.00');
  await press(page, 'Enter');
  await expect(cell(page, 2, 'name')).toBeFocused();
  await paste(page, 'Silk lantern\t3\t250\t750\nDelivery\t1\t80\t80\nWire\t10\t1.50\t15.00\n');
  await expect(page.getByText('3 rows pasted')).toBeVisible();
  await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown');
  await expect(cell(page, 4, 'name')).toBeFocused();
  expect(await names(page)).toEqual(['Paper lantern', 'Delivery', 'Wire', 'Silk lantern']);
  await press(page, 'ArrowUp', 'ControlOrMeta+Delete');
  expect(await names(page)).toEqual(['Paper lantern', 'Delivery', 'Silk lantern']);

  // 7,200 + 80 + 750, every item taxed at 20 percent; 30 off the whole before tax.
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.getByRole('textbox', { name: 'Discount' }).focus();
  await page.keyboard.type('30');
  await press(page, 'Tab');
  await totals.getByRole('button', { name: /Discount: in percent/ }).focus();
  await press(page, 'Enter');
  await expect(totals).toContainText('9,600.00');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page, 'ControlOrMeta+Enter');
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]+$/);
  const id = page.url().split('/').at(-1);
  const confirmed = dataOf<Stored>(await desk.client.get(`${desk.company}/invoice/${id}`));
  expect(confirmed).toMatchObject({ confirm_status: 'confirmed', total: '9600.00' });
  expect(confirmed.number).not.toBe('');
});

test('invoice-editor: what cannot be confirmed is said at its field, and nothing is lost', async ({ page }) => {
  const desk = await openDesk(page, 'refused@example.com');
  const [item] = invoiceDraft().items;
  const { id } = await storedDraft(desk, {
    due_date: '2026-02-01',
    items: [item, { ...item, name: 'Unknown account', account_code: '9999' }],
  });
  await page.goto(`${server.url}/invoiceEditor?id=${id}`);
  await cell(page, 1, 'name').focus();
  await press(page, 'ControlOrMeta+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Account, item 2' })).toBeVisible();
  await expect(page.getByLabel('Due date')).toBeFocused();
  await page.getByRole('button', { name: 'Account, item 2' }).first().press('Enter');
  await expect(page.getByRole('combobox', { name: 'Account, item 2' })).toBeFocused();

  // More rows than a document can have: the screen shows an error, and the existing items stay.
  await cell(page, 1, 'name').focus();
  await paste(page, Array.from({ length: 1001 }, (_, row) => `Row ${row}\t1\t2`).join('\n'));
  await expect(page.getByText(/Found 1001 rows; a document can have 1000 items/)).toBeVisible();
  expect(await names(page)).toEqual(['Lantern', 'Unknown account']);
});

test('invoice-editor: somebody else saves the same draft, and both are shown', async ({ page }) => {
  const desk = await openDesk(page, 'conflict@example.com');
  const { id, version, draft } = await storedDraft(desk);
  await page.goto(`${server.url}/invoiceEditor?id=${id}`);
  await expect(cell(page, 1, 'name')).toHaveValue('Lantern');
  const theirs = { ...draft, items: [{ ...draft.items[0], name: 'Lantern, theirs' }] };
  dataOf(await desk.client.put(`${desk.company}/invoice/${id}`, { version, draft: theirs }));
  await cell(page, 1, 'name').fill('Lantern, mine');
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this meanwhile' });
  await expect(dialog).toContainText('Lantern, mine');
  await expect(dialog).toContainText('Lantern, theirs');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = dataOf<Stored>(await desk.client.get(`${desk.company}/invoice/${id}`));
  expect(kept.draft.items[0]?.name).toBe('Lantern, mine');
});

test('invoice-editor: a document confirmed elsewhere is not changed, what was typed becomes a draft', async ({
  page,
}) => {
  const desk = await openDesk(page, 'stale@example.com');
  const { id, version } = await storedDraft(desk);
  await page.goto(`${server.url}/invoiceEditor?id=${id}`);
  await expect(cell(page, 1, 'name')).toHaveValue('Lantern');
  dataOf(await desk.client.post(`${desk.company}/invoice/${id}/confirm`, { version }));
  await cell(page, 1, 'name').fill('Lantern, too late');
  await expect(page.getByText('This document was confirmed while you were editing it')).toBeVisible();
  await page.getByRole('button', { name: 'Copy what I typed into a new draft' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(cell(page, 1, 'name')).toHaveValue('Lantern, too late');
  const first = dataOf<Stored>(await desk.client.get(`${desk.company}/invoice/${id}`));
  expect(first.draft.items[0]?.name).toBe('Lantern');
});

test('invoice-editor: what was typed without a connection is there after a reload', { tag: '@deep' }, async ({
  page,
}) => {
  const desk = await openDesk(page, 'offline@example.com');
  const { id } = await storedDraft(desk);
  await page.goto(`${server.url}/invoiceEditor?id=${id}`);
  await expect(cell(page, 1, 'name')).toHaveValue('Lantern');
  await page.route(`**/invoice/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
  );
  await cell(page, 1, 'name').fill('Lantern in a tunnel');
  await expect(page.getByText('Not saved; kept here')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute(`**/invoice/${id}`);
  await page.reload();
  await expect(cell(page, 1, 'name')).toHaveValue('Lantern in a tunnel');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
