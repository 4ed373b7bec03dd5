import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { moveTo } from '../settled.ts';
import type { Language } from '../words.ts';

/** The demo's company: its books are locked through 31 March 2026, the end of its financial year. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

async function open(
  page: Page,
  language: Language,
  path = '/accounting/period-lock?through=2026-02-28',
): Promise<void> {
  await speak(page, language);
  await enter(page, server, demo, path);
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = join('test-results', 'accounting-closing');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The dialog that asks before what cannot be undone. */
const question = (page: Page) => page.getByRole('dialog');

async function moveLock(page: Page): Promise<void> {
  await moveTo(page, '/accounting/period-lock');
  await expect(page.getByText('The books are locked through Mar 31, 2026')).toBeVisible();
  // Forward is done at once.
  await page.getByLabel('Lock through', { exact: true }).fill('2026-04-15');
  await page.getByLabel('Lock through', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Lock through Apr 15, 2026' }).click();
  await expect(page.getByText('The books are locked through Apr 15, 2026')).toBeVisible();
  await expect(page.getByLabel('Lock through', { exact: true })).toHaveValue('');
  // Back needs a reason and asks with its consequence.
  await page.getByLabel('Lock through', { exact: true }).fill('2026-02-28');
  await page.getByLabel('Lock through', { exact: true }).press('Enter');
  await expect(page.getByText('Will be open again').first()).toBeAttached();
  await page.getByRole('button', { name: 'Move back to Feb 28, 2026' }).click();
  await expect(page.getByText('Enter why you open these days again.')).toBeVisible();
  await page.getByLabel('Reason', { exact: true }).fill('Late bills for March');
  await page.getByRole('button', { name: 'Move back to Feb 28, 2026' }).click();
  await expect(question(page)).toContainText('The days from Mar 1, 2026 to Apr 15, 2026 can be changed again');
  await question(page).getByRole('button', { name: 'Move back' }).click();
  await expect(page.getByText('The books are locked through Feb 28, 2026')).toBeVisible();
  const newest = page.getByRole('row').filter({ hasText: 'Late bills for March' });
  await expect(newest).toContainText('Apr 15, 2026');
  await expect(newest).toContainText('Lam Hoi Yan');
  await shot(page, 'period-lock');
  // The error for a future day is shown at its field.
  await moveTo(page, '/accounting/period-lock?through=2099-12-31');
  await expect(page.getByText('A lock in the future would stop all posting today')).toBeVisible();
}

async function closeYear(page: Page): Promise<void> {
  await moveTo(page, '/accounting/year-end?end=2026-03-31');
  await expect(page.getByRole('link', { name: 'Profit for the year 57,921.80' })).toBeVisible();
  await expect(page.getByText('Carried into Apr 1, 2026')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Total income' })).toContainText('663,941.15');
  await expect(page.getByRole('link', { name: 'Open the documents' })).toHaveAttribute('href', '/document');
  await shot(page, 'year-end');
  await page.getByRole('button', { name: 'Post the closing entry' }).click();
  await question(page).getByRole('button', { name: 'Post the entry' }).click();
  await expect(page.getByRole('button', { name: /Year to Mar 31, 2026/ })).toContainText('Closed');
  await page.getByRole('link', { name: 'Show the entry' }).click();
  await expect(page.getByRole('heading', { name: /^Journal entry J/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Profit for the year 57,921.80' })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen the year' }).click();
  await question(page).getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: /Year to Mar 31, 2026/ })).toContainText('Open');
  // A figure opens what it is made of; the year can be locked from here.
  await expect(page.getByRole('link', { name: 'Lock the year' })).toHaveAttribute(
    'href',
    '/accounting/period-lock?through=2026-03-31',
  );
  await page.getByRole('link', { name: /show the postings of 4000/ }).click();
  await expect(page).toHaveURL(/account-transaction\?account=4000&from=2025-04-01&to=2026-03-31/);
}

async function revalue(page: Page): Promise<void> {
  await moveTo(page, '/accounting/revaluation?date=2026-04-30');
  // A missing rate is said at its field.
  await page.getByRole('button', { name: 'Run the revaluation', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No rate of GBP is known' })).toBeVisible();
  await page.getByLabel('HKD for 1 CNY').fill('1.12');
  await page.getByLabel('HKD for 1 GBP').fill('0');
  await expect(page.getByText('Enter a rate above zero')).toBeVisible();
  await page.getByLabel('HKD for 1 GBP').fill('10.5');
  await page.getByLabel('HKD for 1 USD').fill('7.85');
  await expect(page).toHaveURL(/rates=CNY%3A1.12%2CGBP%3A10.5%2CUSD%3A7.85/);
  // 17,001.35 at 7.85.
  await expect(page.getByRole('row', { name: /1030/ })).toContainText('133,460.60');
  await shot(page, 'revaluation');
  await page.getByRole('button', { name: 'Run the revaluation', exact: true }).click();
  await expect(question(page)).toContainText('reversed on May 1, 2026');
  await question(page).getByRole('button', { name: 'Run the revaluation', exact: true }).click();
  await expect(page.getByText('There is a revaluation of Apr 30, 2026 already')).toBeVisible();
  const run = page.getByRole('listitem').filter({ hasText: 'Apr 30, 2026' }).filter({ hasText: 'entries' });
  await run.getByRole('button', { name: '3 entries' }).click();
  await expect(run.getByText('Reversed on the next day')).toBeVisible();
  // Running again takes the earlier one back first.
  await moveTo(page, '/accounting/revaluation');
  await page.getByRole('button', { name: 'Run again: Apr 30, 2026' }).click();
  await expect(page.getByLabel('HKD for 1 USD')).toHaveValue('7.85');
  await page.getByLabel('HKD for 1 USD').fill('7.8');
  await expect(page.getByRole('row', { name: /1030/ })).toContainText('132,610.53');
  await page.getByRole('button', { name: 'Run again', exact: true }).first().click();
  await question(page).getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('The revaluation of Apr 30, 2026 is posted')).toBeVisible();
  await expect(page.getByRole('row', { name: 'No difference' })).toBeVisible();
}

async function readTrail(page: Page): Promise<void> {
  await moveTo(page, '/accounting/audit-trail?q=period+lock');
  const back = page.getByRole('row').filter({ hasText: 'Apr 15, 2026 → Feb 28, 2026' });
  await expect(back).toContainText('Moved the period lock');
  await back.getByRole('button', { name: /What changed/ }).click();
  await expect(page.getByRole('row', { name: 'Reason – Late bills for March', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('No action matches all of these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/audit-trail$/);
  // The newest posting, wherever a machine whose clock was set back puts the events of the demo itself.
  await expect(page.getByRole('row').filter({ hasText: 'Posted' }).first()).toContainText('RV-2026-04-30');
  await shot(page, 'audit-trail');
  const first = page.getByRole('row').nth(1);
  const newest = (await first.textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Pages' }).getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stay until those of the second have come.
  await expect(first).not.toHaveText(newest);
  await first.click();
  await expect(page.getByRole('heading', { name: /^Journal entry J/ })).toBeVisible();
}

async function checkBooks(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await moveTo(page, '/accounting/verify');
  await page.getByRole('button', { name: 'Check the books' }).click();
  await expect(page.getByText('Books verified')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Checks' }).getByText('Passed', { exact: true })).toHaveCount(7);
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
  await shot(page, 'verify');
}

test('accounting-closing: a read-only user sees everything and reads why no lock date can be moved', async ({
  page,
}) => {
  await page.route('**/api/user/profile*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, permission_level: 3, role: 'reader', may: ['desk', 'read'] } },
    });
  });
  await open(page, 'en-US');
  await expect(page.getByText('Only an owner of the company can move the lock.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Move back/ })).toHaveCount(0);
  await moveTo(page, '/accounting/year-end?end=2026-03-31');
  await expect(page.getByText('Carried into Apr 1, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post the closing entry' })).toHaveCount(0);
  await moveTo(page, '/accounting/revaluation?date=2026-04-30');
  await expect(page.getByText('an owner can run it')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Run/ })).toHaveCount(0);
});

test('accounting-closing: what cannot be loaded says so and is tried again', async ({ page }) => {
  // None of them has been looked at: what is kept already needs no loading.
  await open(page, 'en-US', '/accounting/tax-codes');
  for (const [path, call] of [
    ['/accounting/period-lock', '**/period-lock'],
    ['/accounting/year-end', '**/year-end*'],
    ['/accounting/revaluation', '**/revaluation*'],
    ['/accounting/audit-trail', '**/audit-log?*'],
  ] as const) {
    await page.route(`**/api/company/${call.slice(1)}`, (route) => route.abort());
    await moveTo(page, path);
    await expect(page.getByText('Folio could not be reached.')).toBeVisible();
    await page.unroute(`**/api/company/${call.slice(1)}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Folio could not be reached.')).toHaveCount(0);
  }
});

// The books change here: the others look at them as they come.
test('accounting-closing: an owner moves the lock, closes the year, revalues, and finds all of it in the trail', async ({
  page,
}) => {
  await open(page, 'en-US');
  await moveLock(page);
  await closeYear(page);
  await revalue(page);
  await readTrail(page);
  await checkBooks(page);
});
