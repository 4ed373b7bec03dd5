import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PdfEngine } from '../../../apps/server/src/platform/pdf/index.ts';
import { lettersOf, readPages } from '../../../apps/server/test/paper-pages.ts';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { moveTo, stopMotion } from '../settled.ts';

/** The demo's company with its worked year: the accounts are those of the golden file. */
let server: TestServer;
const pdf = new PdfEngine();
test.beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterAll(async () => {
  await pdf.close();
  await server.stop();
  server.clean();
});

const PATH = '/accounting/statutory-accounts?end=2026-03-31';

async function shot(page: Page, name: string): Promise<void> {
  const folder = join('test-results', 'statutory-accounts');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function axe(page: Page): Promise<void> {
  await stopMotion(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The characters of a PDF that a button saves, without spaces. */
async function savedPdf(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const content = readFileSync(await (await saved).path());
  return (await readPages(pdf, content)).map(({ letters }) => letters).join('');
}

async function enterFacts(page: Page): Promise<void> {
  await page.getByLabel('Principal activity (English)').fill('trading in lanterns');
  await page.getByLabel('Auditor (English)').fill('Peak and Partners CPA Limited');
  await page.getByLabel('Approved by the board on').fill('2026-05-02');
  await page.getByLabel('Approved by the board on').press('Enter');
  if ((await page.getByLabel('Name in English, director 1').count()) === 0)
    await page.getByRole('button', { name: 'Add a director' }).click();
  await page.getByLabel('Name in English, director 1').fill('Lam Hoi Yan');
  await page.getByRole('textbox', { name: 'Note: events after the end of the period, English' }).fill('A fire in May.');
  await expect(page.getByText('Save first: files are made from what is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft of the accounts to Mar 31, 2026 is saved')).toBeVisible();
}

test('a year becomes accounts: checked, printed, final, and compared with the books', async ({ page }) => {
  test.setTimeout(120_000);
  await speak(page, 'en-US');
  await enter(page, server, demo, PATH);
  await expect(page.getByRole('heading', { name: 'Statutory accounts' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Trade receivables/ })).toContainText('211,618');
  await expect(page.getByRole('row', { name: /^Net assets/ })).toContainText('760,285');
  await axe(page);
  await shot(page, 'new');
  // A figure opens its postings.
  await expect(page.getByRole('link', { name: '143,250: show the postings of Inventories' })).toHaveAttribute(
    'href',
    '/reports/account-transaction?account=1200&from=2025-03-31&to=2026-03-31',
  );
  await enterFacts(page);
  await expect(page.getByText('The facts for the directors’ report are complete.')).toBeVisible();
  const draft = await savedPdf(page, 'PDF in English');
  for (const words of ['Draft - not approved', 'A fire in May.', '760,285', 'Lam Hoi Yan', '(245,529)'])
    expect(draft).toContain(lettersOf(words));
  await page.getByRole('button', { name: 'Make final' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make final' }).click();
  await expect(page.getByText('The accounts to Mar 31, 2026 are final')).toBeVisible();
  await expect(page.getByText('The books still give these figures.')).toBeVisible();
  await expect(page.getByLabel('Principal activity (English)')).toBeDisabled();
  await shot(page, 'final');
  const chinese = await savedPdf(page, 'PDF in Chinese');
  for (const words of ['財務狀況表', '權益變動表', '760,285']) expect(chinese).toContain(words);
  expect(chinese).not.toContain('草擬本');
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Word in English' }).first().click();
  expect((await word).suggestedFilename()).toMatch(/\.docx$/);
});

test('in Chinese on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'zh-Hant');
  await enter(page, server, demo, PATH);
  await expect(page.getByRole('heading', { name: '法定賬目' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^資產／（負債）淨值/ })).toContainText('760,285');
  await moveTo(page, '/accounting');
  await expect(page.getByRole('link', { name: /法定賬目/ }).first()).toBeVisible();
  await moveTo(page, PATH);
  await expect(page.getByRole('row', { name: /^收入/ })).toContainText('663,753');
  await axe(page);
  await shot(page, 'phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
