import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { signedInWithCompany } from '../people/company.ts';
import { moveTo, watchRequests } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';
import type { Language } from '../words.ts';

/** What an accountant sets books up with and adjusts them by, in a company that begins empty. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const paths = {
  'accounting-chart-of-accounts': '/accounting/chart-of-accounts',
  'accounting-tax-codes': '/accounting/tax-codes',
  'accounting-journals': '/accounting/journals',
  'accounting-opening-balances': '/accounting/opening-balances',
  'accounting-exchange-rates': '/accounting/exchange-rates',
} as const;

async function open(page: Page, path: string, email: string, language: Language = 'en-US'): Promise<void> {
  await signedInWithCompany(page, server, language, email, path);
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = join('test-results', 'accounting-tools');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('accounting-tools: an account is added, renamed, taken out of use and back', async ({ page }) => {
  await open(page, paths['accounting-chart-of-accounts'], 'chart@example.com');
  await button(page, 'Add an account to Current assets').click();
  // The code after the last ordinary account; 1150 has a role and is taken.
  await expect(field(page, 'Code')).toHaveValue('1160');
  await field(page, 'English name').fill('Staff loans');
  await field(page, 'English name').press('Enter');
  await expect(page.getByText('1160 Staff loans added')).toBeVisible();

  await button(page, 'Rename 1160 Staff loans').click();
  await field(page, 'English name').fill('Loans to staff');
  await field(page, 'Chinese name').fill('員工貸款');
  await field(page, 'Chinese name').press('Enter');
  await expect(page.getByRole('row', { name: /1160 Loans to staff 員工貸款/ })).toBeVisible();

  await button(page, 'Deactivate 1160 Loans to staff').click();
  await expect(page.getByText('1160 Loans to staff is no longer in use')).toBeVisible();
  await expect(page.getByRole('row', { name: /1160/ })).toHaveCount(0);
  await page.getByRole('switch', { name: /Show inactive/ }).click();
  await expect(page).toHaveURL(/inactive=1/);
  await expect(page.getByRole('row', { name: /1160 Loans to staff Inactive/ })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('row', { name: /1160 Loans to staff Inactive/ })).toHaveCount(0);

  // An account Folio posts to is kept, and says why.
  await expect(button(page, 'Deactivate 1100 Trade receivables')).toHaveCount(0);
  await page.getByRole('button', { name: /^Receivables ?\./ }).focus();
  await expect(page.getByRole('tooltip').getByText(/not move it or take it out of use/)).toBeVisible();
  await page.getByRole('searchbox').fill('loans staff');
  await expect(page).toHaveURL(/q=loans/);
  await expect(page.getByRole('row', { name: /1010/ })).toHaveCount(0);
});

test('accounting-tools: the company names its own account for bank charges', async ({ page }) => {
  await open(page, paths['accounting-chart-of-accounts'], 'own-account@example.com');
  const own = page.getByRole('row', { name: /^6690/ });
  await button(page, 'Rename 6690 Sundry expenses').click();
  const use = page.getByRole('combobox', { name: 'Folio uses this account for', exact: true });
  await chooseOption(use, /^Bank charges$/);
  await expect(
    page.locator('.ant-select-selector, .ant-select-content').filter({ hasText: 'Bank charges' }),
  ).toBeVisible();
  await button(page, 'Save').click();
  await expect(own.getByRole('button', { name: /^Bank charges ?\./ })).toBeVisible();
  await expect(button(page, 'Deactivate 6690 Sundry expenses')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^6400/ }).getByRole('button', { name: /^Bank charges ?\./ })).toHaveCount(
    0,
  );
  await expect(button(page, 'Deactivate 6400 Bank charges')).toBeVisible();
});

test('accounting-tools: a usual tax code is taken, changed, ended and opened again', async ({ page }) => {
  await open(page, paths['accounting-tax-codes'], 'tax@example.com');
  await button(page, 'Common codes').first().click();
  await page.getByRole('searchbox', { name: 'Country, code or name' }).fill('united kingdom 20');
  await page.getByRole('button', { name: /^Add (UK|GB)20$/ }).click();
  await expect(page.getByText('Added', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /20 %/ });
  await expect(row).toContainText('United Kingdom');

  await row.getByRole('button', { name: /^Edit/ }).click();
  await field(page, 'Rate in percent').fill('120');
  await button(page, 'Save').click();
  await expect(page.getByText('Enter a percentage from 0 to 100 with at most 4 decimals')).toBeVisible();
  await field(page, 'Rate in percent').fill('17.5');
  await button(page, 'Save').click();
  const changed = page.getByRole('row', { name: /17\.5 %/ });
  await changed.getByRole('button', { name: /^End/ }).click();
  await page.getByLabel('Last day').fill('2026-03-31');
  await page.getByLabel('Last day').press('Enter');
  await button(page, 'End validity').click();
  await expect(changed.getByText('Ended')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(changed.getByText('In force')).toBeVisible();
});

/** The option Enter or Tab will take, by a part of its text; the list of the field before may still be closing. */
function activeOption(page: Page, text: string) {
  return page.locator('.ant-select-item-option-active:visible').filter({ hasText: text });
}

test('accounting-tools: a journal is written by keyboard, refused, balanced, posted, copied and reversed', async ({
  page,
}) => {
  await open(page, '/accounting/journals/new', 'journal@example.com');
  await field(page, 'Narration').fill('Accrue audit fee');
  await page.getByRole('combobox', { name: 'Account, line 1' }).focus();
  await page.keyboard.type('6300');
  await expect(activeOption(page, '6300')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Description, line 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('12,500.555');
  await expect(page.getByText('12,500.555 has more than 2 decimals. HKD takes no more.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12,500');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2110');
  await expect(activeOption(page, '2110')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Description, line 2')).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Posted too early it is refused in words, and nothing is lost.
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a debit or a credit' }).first()).toBeVisible();
  await expect(page.getByText('Credits missing:')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('=');
  await expect(field(page, 'Credit, line 2')).toHaveValue('12500.00');
  await expect(page.getByText('Debits equal credits')).toBeVisible();
  // Tab past the last cell makes a line, which Ctrl-Delete takes away again.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Account, line 3' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Delete');
  await expect(page.getByRole('combobox', { name: 'Account, line 3' })).toHaveCount(0);
  await button(page, 'First day of next month').click();
  await page.locator('.journal-files input[type=file]').setInputFiles({
    name: 'quote.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('item,amount\naudit,12500\n'),
  });
  await expect(page.getByText('File attached')).toBeVisible();
  await shot(page, 'journal-editor');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'Journal MJ-0001' })).toBeVisible();
  await expect(page.getByText('quote.csv')).toBeVisible();
  await expect(page.getByText('Reversed automatically by')).toBeVisible();

  await button(page, 'Save as template').click();
  await page.getByLabel('Name of the template').fill('Audit accrual');
  await button(page, 'Save').click();
  await button(page, 'Duplicate').click();
  await expect(page.getByRole('heading', { name: 'New journal' })).toBeVisible();
  await expect(field(page, 'Credit, line 2')).toHaveValue('12,500.00');
  await page.getByLabel('Reverses on').fill('');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'Journal MJ-0002' })).toBeVisible();
  await button(page, 'Reverse').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(page.getByText('Journal MJ-0002 reversed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reversing entry' })).toBeVisible();

  await moveTo(page, '/accounting/journals?state=posted');
  await expect(page.getByRole('row', { name: /MJ-0001/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /MJ-0002/ })).toHaveCount(0);
  await button(page, 'From a template').click();
  await page.getByRole('menuitem', { name: /Audit accrual/ }).click();
  await expect(field(page, 'Debit, line 1')).toHaveValue('12,500.00');
  // The balance it left in the chart opens the account's transactions.
  await moveTo(page, paths['accounting-chart-of-accounts']);
  await page.getByRole('link', { name: /Transactions of 2110 Accrued expenses/ }).click();
  await expect(page).toHaveURL(/\/reports\/account-transaction\?account=2110/);
});

test('accounting-tools: books are taken over until opening balance equity is zero', async ({ page }) => {
  await open(page, paths['accounting-opening-balances'], 'opening@example.com');
  await page.getByLabel("Which day's closing balances do you bring over?").fill('2026-03-31');
  await page.getByLabel("Which day's closing balances do you bring over?").press('Enter');
  await button(page, 'Paste or import').click();
  const trialBalance = [
    'Account\tDebit\tCredit',
    '1010\t250,000.00\t',
    'Trade receivables\t91,005.00\t',
    'Goodwill\t1,000.00\t',
    '應付賬款\t\t26,712.50',
    'Share capital\t\t315,292.50',
    'Total\t342,005.00\t342,005.00',
  ];
  await field(page, 'Pasted cells').fill(trialBalance.join('\n'));
  await expect(page.getByText('1 row is left out until it has an account and an amount')).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: 'Account for Goodwill' }), '1600', '1600');
  await button(page, 'Fill in 5 balances').click();
  await expect(page.getByText('Debits equal credits')).toBeVisible();
  await button(page, 'Post balances and continue').click();

  // What is missing is said in words.
  await expect(page.getByText('Documents missing:')).toHaveCount(2);
  await page.getByRole('button', { name: /^3\s*Result|Result$/ }).click();
  await expect(page.getByText('Open sales invoices of $91,005.00 are missing', { exact: false })).toBeVisible();
  await expect(page.getByText('Open bills of $26,712.50 are missing', { exact: false })).toBeVisible();
  await button(page, 'To the documents').first().click();
  await addDocument(page, { number: 'INV-31', contact: 'Aurora Gifts', amount: '91005' });
  await page.getByLabel('Kind').click();
  await page.getByTitle('Bill', { exact: true }).click();
  await addDocument(page, { number: 'FB-2', contact: 'Foshan Lighting', amount: '26,712.50' });
  await expect(page.getByText('All documents are here')).toHaveCount(2);
  await shot(page, 'opening-documents');
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'The opening balances are complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare the trial balance' }).click();
  for (const figure of ['250,000.00', '91,005.00', '26,712.50', '315,292.50'])
    await expect(page.getByText(figure).first()).toBeVisible();
});

async function addDocument(page: Page, document: { number: string; contact: string; amount: string }): Promise<void> {
  await field(page, 'Number').fill(document.number);
  await page.getByLabel('Customer or supplier').fill(document.contact);
  await page.getByLabel('Customer or supplier').press('Escape');
  await field(page, 'Open amount').fill(document.amount);
  await field(page, 'Open amount').press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(document.number) })).toBeVisible();
}

test('accounting-tools: rates are entered, corrected, removed and imported with errors shown', async ({ page }) => {
  await open(page, paths['accounting-exchange-rates'], 'rates@example.com');
  await page.getByLabel('Currency', { exact: true }).first().fill('USD');
  await page.keyboard.press('Enter');
  await page.getByLabel('Date', { exact: true }).first().fill('2026-03-31');
  await page.getByLabel('Date', { exact: true }).first().press('Enter');
  await expect(page.getByLabel('Date', { exact: true }).first()).toHaveValue('Mar 31, 2026');
  await page.getByLabel('HKD for 1 USD').fill('0');
  await expect(page.getByText('Enter a rate above zero with at most 8 decimals.')).toBeVisible();
  await page.getByLabel('HKD for 1 USD').fill('7.8126');
  await page.getByLabel('HKD for 1 USD').press('Enter');
  const row = page.getByRole('row', { name: /Mar 31, 2026 USD/ });
  await expect(row).toContainText('7.8126');
  await row.getByRole('button', { name: /^Correct/ }).click();
  await page.getByRole('dialog').getByLabel('HKD for 1 USD').fill('7.82');
  await button(page, 'Save').click();
  await expect(row).toContainText('7.82');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
  await button(page, 'Undo').last().click();
  await expect(row).toContainText('7.82');

  await button(page, 'Import CSV').first().click();
  const csv = 'Date,Currency,Rate\n31/3/2026,CNY,1.0759\n30/2/2026,CNY,1.07\n31/3/2026,USD,0\n';
  await page
    .locator('input[type=file][accept*=".csv"]')
    .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('2 rows cannot be read and are left out:', { exact: false })).toBeVisible();
  await expect(page.getByText('Row 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Import 1 rate$/ }).click();
  await expect(page.getByRole('row', { name: /Mar 31, 2026 CNY/ })).toContainText('1.0759');
  await button(page, 'CNY').click();
  await expect(page).toHaveURL(/currency=CNY/);
  await expect(page.getByRole('row', { name: /USD/ })).toHaveCount(0);
});

test('accounting-tools: who may only read is offered nothing that writes', async ({ page }) => {
  await page.route('**/api/user/profile*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, permission_level: 3, role: 'reader', may: ['desk', 'read'] } },
    });
  });
  await open(page, paths['accounting-chart-of-accounts'], 'reader@example.com');
  const settled = watchRequests(page);
  await expect(page.getByRole('row', { name: /1010/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Rename|Deactivate)/ })).toHaveCount(0);
  for (const path of ['tax-codes', 'journals', 'exchange-rates', 'opening-balances']) {
    await moveTo(page, `/accounting/${path}`);
    await settled();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add|New journal|Import|Post balances|Paste|Usual)/ })).toHaveCount(
      0,
    );
  }
  await moveTo(page, '/accounting/journals/new');
  await expect(page.getByText('You have read-only access to this company')).toBeVisible();
});
