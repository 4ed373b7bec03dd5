import { expect, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

/** The demo's company: its year to 31 March 2026 is finished, and its books are locked through that day. */
let server: TestServer;
test.beforeEach(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterEach(async () => {
  await server.stop();
  server.clean();
});

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`the tax of a year is computed, approved and posted, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('profits-tax', key, values);
    const dialog = page.getByRole('dialog');
    const save = () => dialog.getByRole('button', { name: t('common', 'save') }).click();
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enter(page, server, demo, '/accounting/profits-tax');

    // A wrong file number is explained, and what was typed stays.
    await page.getByRole('button', { name: say('profile.open') }).click();
    await page.getByLabel(say('profile.file'), { exact: true }).fill('1234');
    await save();
    await expect(dialog.getByRole('alert').filter({ hasText: '12/34567890' })).toBeVisible();
    await page.getByLabel(say('profile.file'), { exact: true }).fill('12/34567890');
    await save();
    await expect(dialog).toHaveCount(0);

    // The year begins with the profit of the books and proposed adjustments.
    await page
      .getByRole('button', { name: say('new.open') })
      .first()
      .click();
    await dialog.getByRole('button', { name: say('new.ok') }).click();
    await expect(page.getByRole('heading', { name: say('yearTitle', { year: '2025/26' }) })).toBeVisible();
    await expect(page.getByText(say('line.profit_before_tax'))).toBeVisible();
    const approve = page.getByRole('button', { name: say('approval.ok'), exact: true });
    await expect(approve).toBeDisabled();
    await expectSound(page);

    // Allowances: 60 % of 10,000 and 20 % of the rest.
    await page.getByRole('button', { name: say('inputs.open') }).click();
    await page.locator('#tax-additions-20').fill('10000');
    await save();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('line.initial_allowance', { rate: '20' }))).toBeVisible();
    await expect(page.getByText('(6,000.00)', { exact: true })).toBeVisible();
    await expect(page.getByText('(800.00)', { exact: true })).toBeVisible();

    // An asset under hire purchase: 60 % of the 2,250 paid, 20 % of the rest of its cost.
    await page.getByRole('button', { name: say('inputs.open') }).click();
    await dialog.getByRole('button', { name: say('inputs.hire.add') }).click();
    await page.locator('#hire-name-0').fill('Copier & <影印機>');
    for (const [field, amount] of [
      ['cost', '16000'],
      ['value', '16000'],
      ['paid', '2250'],
    ])
      await page.locator(`#hire-${field}-0`).fill(amount ?? '');
    await save();
    await expect(dialog).toHaveCount(0);
    const hirePurchase = page.getByRole('table', { name: say('hirePurchase.title') });
    for (const amount of ['1,350.00', '2,930.00', '11,720.00'])
      await expect(hirePurchase.getByText(amount, { exact: true })).toBeVisible();
    await expect(page.getByText('(2,930.00)', { exact: true })).toBeVisible();
    await expectSound(page);

    // Each proposal is decided, with its postings in view.
    const proposed = page.getByText(say('adjustment.state.proposed'), { exact: true });
    for (let left = await proposed.count(); left > 0; left--) {
      await proposed.first().click();
      await expect(dialog.getByRole('heading', { name: say('adjustment.lines') })).toBeVisible();
      await dialog.getByRole('button', { name: say('adjustment.accept') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(proposed).toHaveCount(left - 1);
    }

    await approve.click();
    await expect(page.getByText(say('state.approved'), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('inputs.open') })).toHaveCount(0);

    // The books are locked on the proposed day: the person reads why, and takes a later one.
    await page.getByRole('button', { name: say('journal.post') }).click();
    await dialog.getByRole('button', { name: say('journal.ok'), exact: true }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await page.getByLabel(say('journal.date'), { exact: true }).fill('2026-04-15');
    await page.getByLabel(say('journal.date'), { exact: true }).press('Tab');
    await dialog.getByRole('button', { name: say('journal.ok'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('journal.reverse') })).toBeVisible();
    await expectSound(page);
  });
}
