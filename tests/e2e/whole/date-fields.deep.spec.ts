import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { documentsOf, openFromDialog, upload } from '../documents/review-desk.ts';
import { sampleUpload } from '../documents/review-papers.ts';
import { signedInWithCompany } from '../people/company.ts';
import { moveTo } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';

/** One rule for every date field: the typed text is shown, saved and posted as a date, or rejected unchanged. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const spellings = [
  '15/01/2025',
  '15/1/25',
  '15-1-2025',
  '15.1.2025',
  '15 Jan 2025',
  'Jan 15, 2025',
  '2025-01-15',
  '2025/1/15',
  '20250115',
  '2025年1月15日',
  '１５／０１／２０２５',
  '15 1 2025',
];
const shown = 'Jan 15, 2025';
const impossible = ['29/02/2025', '31/04/2025', '01/15/2025', 'soon'];

type Leave = (field: Locator, page: Page) => Promise<void>;
const ways: Record<string, Leave> = {
  Tab: (field) => field.press('Tab'),
  Enter: (field) => field.press('Enter'),
  Escape: (field) => field.press('Escape'),
  blur: (field) => field.blur(),
};

/** Types every spelling and leaves the field in a different way each time: all give the same date. */
async function takesEverySpelling(page: Page, field: Locator): Promise<void> {
  const leaves = Object.values(ways);
  for (const [at, typed] of spellings.entries()) {
    await field.fill('3/2/2024');
    await field.blur();
    await expect(field).toHaveValue('Feb 3, 2024');
    await field.fill(typed);
    await leaves[at % leaves.length]?.(field, page);
    await expect(field, typed).toHaveValue(shown);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
}

/** What is no date stays as typed, however the field is left, and says why. */
async function keepsWhatIsNoDate(page: Page, field: Locator): Promise<void> {
  for (const [at, leave] of Object.values(ways).entries()) {
    const typed = impossible[at] ?? 'soon';
    await field.fill(typed);
    await leave(field, page);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`“${typed}”.*such as \\d`));
  }
}

/** Chooses 15 January 2025 from the calendar, by mouse. */
async function choosesByMouse(page: Page, field: Locator): Promise<void> {
  await field.fill('3/1/2025');
  await field.locator('..').getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name: shown, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toHaveCount(0);
  await expect(field).toHaveValue(shown);
}

/** The same by keyboard alone. */
async function choosesByKeyboard(page: Page, field: Locator): Promise<void> {
  await field.fill('15/2/2025');
  await field.press('Alt+ArrowDown');
  for (const key of ['PageUp', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(field).toHaveValue(shown);
  await expect(field).toBeFocused();
}

test('date fields: the review takes every spelling, and posts the date that it shows', async ({ page }) => {
  const companyId = await signedInWithCompany(page, server, 'en-US', 'dates-review@example.com', '/sales');
  await upload(page, 'en-US', [sampleUpload('invoice/syn-i1-bilingual-classic-1.pdf', 'bill.pdf', 'application/pdf')]);
  await openFromDialog(page, 'en-US');
  const issued = page.locator('[id="field-invoice.issue_date"]');
  const address = page.url();
  await takesEverySpelling(page, issued);
  await keepsWhatIsNoDate(page, issued);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(issued).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  expect(page.url()).toBe(address);
  await expect(page.getByText('Correct the marked field to save')).toBeVisible();
  await choosesByKeyboard(page, issued);
  await choosesByMouse(page, issued);
  const due = page.locator('[id="field-invoice.due_date"]');
  await due.fill('+30');
  await due.press('Enter');
  await expect(due).toHaveValue('Feb 14, 2025');
  await issued.fill('16/01/2025');
  await page.keyboard.press('Alt+Enter');
  await expect
    .poll(async () => (await documentsOf(page, server.url, companyId))[0]?.state, { timeout: 20_000 })
    .toBe('processed');
  const [outcome] = (await documentsOf(page, server.url, companyId))[0]?.outcomes ?? [];
  const answer = await page.request.get(`${server.url}/api/company/${companyId}/invoice/${outcome?.id}`);
  expect((await answer.json()).data.draft).toMatchObject({ issue_date: '2025-01-16', due_date: '2025-02-14' });
});

test('date fields: lines of a statement have the same field; an invalid date stays in it on a phone too', async ({
  page,
}) => {
  await signedInWithCompany(page, server, 'en-US', 'dates-lines@example.com', '/sales');
  await upload(page, 'en-US', [
    sampleUpload('bank-statement/syn-d3-pearl-river-1.pdf', 'statement.pdf', 'application/pdf'),
  ]);
  await openFromDialog(page, 'en-US');
  const date = page.locator('[id="field-statements.0.lines.0.date"]');
  await date.fill('5/4/2026');
  await date.press('Tab');
  await expect(date).toHaveValue('Apr 5, 2026');
  await page.screenshot({ path: 'test-results/date-fields/statement.png' });
  expect(await page.locator('input[type=date]').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await date.fill('31/04/2026');
  await page.getByText('Page', { exact: true }).click();
  await expect(date).toHaveValue('31/04/2026');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await page.screenshot({ path: 'test-results/date-fields/statement-phone.png' });
});

test('date fields: the invoice editor and the journal take every spelling, and keep what is no date', async ({
  page,
}) => {
  await signedInWithCompany(page, server, 'en-US', 'dates-editor@example.com', '/accounting/journals/new');
  const date = page.getByLabel('Date', { exact: true });
  await takesEverySpelling(page, date);
  await keepsWhatIsNoDate(page, date);
  await choosesByKeyboard(page, date);
  await choosesByMouse(page, date);
  await moveTo(page, '/invoiceEditor');
  const issued = page.locator('#field-issue_date');
  await takesEverySpelling(page, issued);
  await keepsWhatIsNoDate(page, issued);
  await choosesByKeyboard(page, issued);
  await choosesByMouse(page, issued);
});

/** Screens with a date field, and the field. */
const screens: readonly (readonly [path: string, field: (page: Page) => Locator])[] = [
  ['/accounting/exchange-rates', (page) => page.locator('#rate-date')],
  ['/accounting/revaluation', (page) => page.locator('#reval-date')],
  ['/accounting/period-lock', (page) => page.getByLabel('Lock through', { exact: true })],
  ['/accounting/opening-balances', (page) => page.locator('#opening-date')],
  ['/accounting/audit-trail', (page) => page.getByLabel('From', { exact: true })],
  ['/reports/trial-balance', (page) => page.getByLabel('As at', { exact: true })],
  ['/sales/recurring/new', (page) => page.getByLabel('First on', { exact: true })],
  ['/company/new', (page) => page.getByLabel('Incorporated date', { exact: true })],
];

test('date fields: every other screen has the same field', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'dates-screens@example.com', '/sales');
  for (const [at, [path, fieldOf]] of screens.entries()) {
    await moveTo(page, path);
    const field = fieldOf(page);
    const leave = Object.values(ways)[at % 4];
    await field.fill(spellings[at] ?? shown);
    await leave?.(field, page);
    await expect(field, path).toHaveValue(shown);
    await field.fill('29/02/2025');
    await leave?.(field, page);
    await expect(field, path).toHaveValue('29/02/2025');
    await expect(field, path).toHaveAttribute('aria-invalid', 'true');
    expect(await page.locator('input[type=date], input[type=datetime-local], .ant-picker').count(), path).toBe(0);
  }
});

test('date fields: dates are written as the person chose, in fields, lists and report headings', async ({ page }) => {
  const profile = '/settings/explore/account-setting';
  await signedInWithCompany(page, server, 'en-US', 'dates-format@example.com', profile);
  for (const [label, written, typed] of [
    ['15 Jan 2025', '31 May 2026', '31/5/26'],
    ['2025-01-15', '2026-05-31', '31 May 2026'],
  ] as const) {
    const reloaded = page.waitForEvent('load');
    await page.getByText(label, { exact: true }).click();
    await reloaded;
    await moveTo(page, '/reports/trial-balance?as_at=2026-05-31');
    const field = page.getByLabel('As at', { exact: true });
    await expect(field).toHaveValue(written);
    await expect(page.getByText(`As at ${written}`).first()).toBeVisible();
    await field.fill(typed);
    await field.press('Tab');
    await expect(field).toHaveValue(written);
    await moveTo(page, profile);
  }
});

test('date fields: the calendar and the sentence below a field are accessible, on a phone too', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'dates-axe@example.com', '/accounting/exchange-rates');
  const date = page.locator('#rate-date');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await date.fill('soon');
    await date.blur();
    await date.locator('..').getByRole('button', { name: 'Calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    const box = await calendar.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= width).toBe(true);
    const { violations } = await new AxeBuilder({ page }).include('.add-rate').analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: `test-results/date-fields/calendar-${width}.png` });
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(date).toHaveValue('soon');
  }
});

test('date fields: a form with an invalid date is not saved; amounts are replaced, not guessed', async ({ page }) => {
  await signedInWithCompany(page, server, 'en-US', 'dates-amounts@example.com', '/accounting/exchange-rates');
  const [date, rate] = [page.locator('#rate-date'), page.locator('#rate-rate')];
  const saves: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && saves.push(request.url()));
  await page.locator('#rate-currency').fill('USD');
  await page.locator('#rate-currency').press('Enter');
  await rate.fill('7.8');
  await date.fill('31/04/2025');
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('31/04/2025');
  await date.fill('30/04/2025');
  await rate.fill('1.234,56');
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(rate).toHaveValue('1.234,56');
  await expect(page.getByRole('alert').filter({ hasText: 'more than one way' })).toBeVisible();
  expect(saves).toEqual([]);

  await moveTo(page, '/invoiceEditor');
  const price = page.getByRole('textbox', { name: /price/i }).first();
  await price.fill('82,905.60');
  await price.blur();
  await page
    .getByRole('textbox', { name: /quantity/i })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(price).toBeFocused();
  await page.keyboard.type('82095.60');
  await expect(price).toHaveValue('82095.60');
  for (const typed of ['1,2345', '12,34', '1,23,456']) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue(typed);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
  }
});
