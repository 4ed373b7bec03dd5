import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TestServer } from '../support/server.ts';
import { signedInWithCompany } from './company.ts';
import { documentsOf, openFromDialog, upload } from './review-desk.ts';
import { sampleUpload } from './review-papers.ts';
import { moveTo } from './settled.ts';
import { sharedServer } from './shared-server.ts';

/** One rule for every date field: the typed text is the date that is shown, saved and posted, or it is refused as it stands. */
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

/** Types every spelling and leaves the field in a way of its own each time: all give the same date. */
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
