import { expect, test } from '@playwright/test';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { moveTo } from '../settled.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

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
    ['zh-Hant', 1440],
    ['en-US', 390],
  ] as const,
  0,
)) {
  test(`the partners of a business share its profit, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const tax = (key: string) => t('profits-tax', key);
    const say = (key: string, values?: Record<string, string>) => t('accounting-filing', key, values);
    const dialog = page.getByRole('dialog');
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enter(page, server, demo, '/accounting/profits-tax');

    // The business is not a corporation.
    await page.getByRole('button', { name: tax('profile.open') }).click();
    const entity = page.locator('#tax-entity');
    await entity.press('ArrowDown');
    await expect(page.locator('.ant-select-item-option-active')).toHaveText(tax('profile.entities.corporation'));
    await entity.press('ArrowDown');
    await expect(page.locator('.ant-select-item-option-active')).toHaveText(tax('profile.entities.unincorporated'));
    await entity.press('Enter');
    await expect(entity).toHaveAttribute('aria-expanded', 'false');
    await dialog.getByRole('button', { name: t('common', 'save') }).click();
    await expect(dialog).toHaveCount(0);
    await page
      .getByRole('button', { name: tax('new.open') })
      .first()
      .click();
    await dialog.getByRole('button', { name: tax('new.ok') }).click();
    await expect(page.getByText(tax('line.profit_before_tax'))).toBeVisible();

    // Two partners, of whom one has a wrong number first: it is explained, and what was typed stays.
    await moveTo(page, '/accounting/filing');
    await expect(page.getByText(say('partners.none'))).toBeVisible();
    for (const [at, name, share] of [
      [0, 'Lam & Sons <林>', '33.3333'],
      [1, '陳大文', '66.6667'],
    ] as const) {
      await page.getByRole('button', { name: say('partners.add') }).click();
      await page.locator(`#partner-name-${at}`).fill(name);
      await page.locator(`#partner-share-${at}`).fill(share);
    }
    await page.locator('#partner-identifier-0').fill('A12');
    const save = page.getByRole('button', { name: say('partners.save') });
    await save.click();
    const partners = page.locator('#filing-partners');
    await expect(partners.getByRole('alert').filter({ hasText: 'A1234567' })).toBeVisible();
    await expect(page.locator('#partner-name-0')).toHaveValue('Lam & Sons <林>');
    await page.locator('#partner-identifier-0').fill('A123456(7)');
    await save.click();
    await expect(save).toBeDisabled();
    await expect(page.locator('#partner-identifier-0')).toHaveValue('A1234567');
    await expect(partners.getByText(say('partners.byShare', { amount: '' })).first()).toBeVisible();
    await expectSound(page);
  });
}
