import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { enter, speak } from '../person.ts';
import { type Language, shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

const namespace = 'accounting-exchange';

/** Two days of another program's ledger; the words differ a test, since the same file is taken in only once. */
function ledger(mark: string): string {
  return [
    'General Ledger Detail',
    'For the period 1 May 2026 to 31 May 2026',
    'Date,Source,Account Code,Account,Account Type,Journal ID,Description,Debit,Credit',
    `02/05/2026,Invoice,610,Accounts Receivable,Current Asset,11,${mark},"1,500.00",`,
    `02/05/2026,Invoice,200,Sales,Revenue,11,${mark},,"1,500.00"`,
    '16/05/2026,Spend,469,Rent,Expense,12,Rent,"12,000.00",',
    '16/05/2026,Spend,090,Business Bank Account,Bank,12,Rent,,"12,000.00"',
    `16/05/2026,Manual,,Curious ${mark},,13,Curious,10.00,`,
    '16/05/2026,Manual,090,Business Bank Account,Bank,13,Curious,,10.00',
    'Total,,,,,,,"13,510.00","13,510.00"',
  ].join('\n');
}

/** Looks for what keeps somebody out, and for what is pushed off the side; keeps a picture. */
async function look(page: Page, language: Language, name: string): Promise<void> {
  const folder = join('test-results', 'exchange', language);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${page.viewportSize()?.width}.png`), fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${name} is ${overflow} px too wide`).toBe(`${name} is 0 px too wide`);
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await page.locator('.drop-input').first().setInputFiles({ name, mimeType: 'text/csv', buffer });
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`exchange: books out, books in, proved month by month, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values: Record<string, string> = {}) => t(namespace, key, values);
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enter(page, server, demo, '/accounting/export-import');
    await expect(page.getByRole('heading', { name: say('export.title') })).toBeVisible();
    await look(page, language, '1-overview');

    const saved = async (format: string) => {
      const downloading = page.waitForEvent('download');
      await page
        .getByRole('link', { name: say('export.downloadAs', { format: say(`export.${format}.name`) }) })
        .click();
      const download = await downloading;
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const journal = await saved('hledger');
    expect(journal.name).toMatch(/^Harbour Lantern Trading Limited \d{4}-\d{2}-\d{2}\.journal$/);
    expect(journal.bytes.toString('utf8')).toContain('2025-04-02 * (J0005) Aurora Gifts (HK) Limited');
    const archive = await saved('archive');

    await bringInLedger(page, language, say);

    await page.goto(`${server.url}/accounting/export-import`);
    await page.getByText(say('in.archive.name'), { exact: true }).click();
    await choose(page, 'archive.zip', archive.bytes);
    await expect(page.getByText(say('tie.source.archive'))).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.tie-verdict-holds')).toBeVisible();
    await look(page, language, '6-archive');
  });
}

async function bringInLedger(page: Page, language: Language, say: (key: string) => string): Promise<void> {
  await choose(page, 'ledger.csv', ledger(language).replace('16/05/2026,Spend,090', '31/02/2026,Spend,090'));
  await expect(page.getByText('31/02/2026').first()).toBeVisible();
  await look(page, language, '2-faults');

  await page.goto(`${server.url}/accounting/export-import`);
  await choose(page, 'ledger.csv', ledger(language));
  await expect(page.getByRole('heading', { name: say('columns.title') })).toBeVisible();
  await page.getByRole('button', { name: say('next') }).click();
  const curious = page.getByRole('listitem').filter({ hasText: `Curious ${language}` });
  await chooseOption(curious.getByRole('combobox').nth(1), '6690', '6690');
  await expect(curious.getByText(say('accounts.reason.chosen'))).toBeVisible();
  // The list of choices folds away before the screen is looked at.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await look(page, language, '3-accounts');
  await page.getByRole('button', { name: say('next') }).click();
  await expect(page.getByText('12,000.00').first()).toBeVisible();
  await look(page, language, '4-preview');
  await page.getByRole('button', { name: say('post.ok') }).click();
  await expect(page.getByRole('heading', { name: say('tie.title') })).toBeVisible();
  // The year of the demo is shown next to the import: every difference is named after it.
  await expect(page.getByText(say('tie.explained_other'))).toBeVisible();
  await page.locator('.tie-month').first().click();
  await expect(page.locator('.tie-account').filter({ hasText: '6690' }).getByText('10.00').first()).toBeVisible();
  await look(page, language, '5-done');
}
