import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { cameraOf, documentsOf, openFromDialog, tabTo, upload } from '../documents/review-desk.ts';
import { signedInWithCompany } from '../people/company.ts';
import { stopMotion } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';
import { storyIn, words } from '../words.ts';
import { oddJune, oddMay, oddStatement } from './odd-statement.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const repairedWithinMs = 180_000;

/** Presses Tab until a boundary of the columns has the focus. */
async function tabToBoundary(page: Page) {
  const focused = page.locator('[role="slider"]:focus');
  for (let pressed = 0; pressed < 80 && (await focused.count()) === 0; pressed++) await page.keyboard.press('Tab');
  return focused;
}

async function expectAxeFindsNothing(page: Page): Promise<void> {
  await stopMotion(page);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

/** Types into the field that has the focus, and goes on with Tab. */
async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const input = page.locator(`[id="field-${field}"]`);
  for (let pressed = 0; pressed < 80 && !(await input.evaluate((one) => one === document.activeElement)); pressed++)
    await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await page.keyboard.type(text);
}

/** Pastes into the field that has the focus, as a spreadsheet's copy does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** What a column holds, so many choices before the last one. */
async function choose(page: Page, id: string, before: number): Promise<void> {
  const select = page.locator(`#${id}`);
  for (let pressed = 0; pressed < 80 && !(await select.evaluate((one) => one === document.activeElement)); pressed++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let pressed = 0; pressed < before; pressed++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

for (const language of storyIn('zh-Hant')) {
  const t = words(language);

  test(`an unreadable statement is repaired by keyboard, and the next month is read without help, in ${language}`, async ({
    page,
  }) => {
    const shot = cameraOf(page, language);
    const email = `repair-${language.toLowerCase()}@example.com`;
    const companyId = await signedInWithCompany(page, server, language, email, '/sales');
    await upload(page, language, [oddStatement(oddMay)]);
    const started = Date.now();
    await openFromDialog(page, language);
    await expect(page.getByText(t('document', 'noBlock'))).toBeVisible();

    await page.keyboard.press('Alt+c');
    const boundaries = page.getByRole('slider');
    await expect(boundaries).toHaveCount(4);
    const boundary = await tabToBoundary(page);
    const before = Number(await boundary.getAttribute('aria-valuenow'));
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(boundary).toHaveAttribute('aria-valuenow', String(Math.round((before - 2) * 10) / 10));
    await page.keyboard.press('+');
    await expect(boundaries).toHaveCount(5);
    await page.keyboard.press('Delete');
    await expect(boundaries).toHaveCount(4);
    await expectAxeFindsNothing(page);
    await shot('columns');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByTitle(t('document', 'sidePage'), { exact: true }).click();
    await expect(boundaries).toHaveCount(4);
    await expectAxeFindsNothing(page);
    await page.screenshot({ path: `test-results/review/${language}/columns-page-phone.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabToBoundary(page);
    await page.keyboard.press('Shift+ArrowRight');
    await choose(page, 'column-3', 4);
    await choose(page, 'column-4', 3);
    await tabTo(page, t('document', 'columns.swap'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');

    await typeInto(page, 'statements.0.opening_balance', oddMay.began);
    await typeInto(page, 'statements.0.closing_balance', oddMay.ended);
    await expect(page.getByText(t('document', 'proof.holds'))).toBeVisible();

    // A row too many spoils the proof while it is typed, and is taken out again.
    await typeInto(page, 'statements.0.lines.0.spent', '');
    await page.keyboard.press('Alt+i');
    const rows = page.locator('tr[data-row]');
    await expect(rows).toHaveCount(6);
    await page.keyboard.press('Tab');
    await page.keyboard.type('9');
    await expect(page.getByText(t('document', 'proof.holds'))).toHaveCount(0);
    await page.keyboard.press('Alt+x');
    await expect(rows).toHaveCount(5);
    await expect(page.getByText(t('document', 'proof.holds'))).toBeVisible();
    await shot('repaired');
    await expectAxeFindsNothing(page);
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
    expect(Date.now() - started).toBeLessThan(repairedWithinMs);
    expect(await documentsOf(page, server.url, companyId)).toMatchObject([{ state: 'processed' }]);

    await upload(page, language, [oddStatement(oddJune)]);
    await openFromDialog(page, language);
    await expect(page.getByText(t('document', 'proof.holds'))).toBeVisible();
    await expect(rows).toHaveCount(4);
    await expect(page.locator('[id="field-statements.0.opening_balance"]')).toHaveValue('4,047.00');
    await expect(page.locator('[id="field-statements.0.closing_balance"]')).toHaveValue('8,159.00');

    // Rows of a spreadsheet: a cell that cannot be read is marked, and corrected in its place.
    await page.locator('[id="field-statements.0.lines.3.spent"]').focus();
    await paste(page, '29 Jun 2026\tPaid\t-4.50\n31/6/26\tSold\t4.50');
    const dialog = page.getByRole('dialog');
    const wrong = dialog.locator('input[aria-invalid="true"]');
    await expect(wrong).toHaveValue('31/6/26');
    await expect(page.locator('.ant-zoom-appear, .ant-fade-appear')).toHaveCount(0);
    await expectAxeFindsNothing(page);
    await shot('paste');
    await wrong.fill('30/6/26');
    await expect(wrong).toHaveCount(0);
    await tabTo(page, t('document', language === 'en-US' ? 'paste.add_other' : 'paste.add', { count: '2' }));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(6);
    await expect(page.getByText(t('document', 'proof.holds'))).toBeVisible();
  });
}
